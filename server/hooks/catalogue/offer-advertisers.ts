import type { Reader, Work } from '../../collections/hooks.ts';

const message = {
  en: 'Choose an advertiser of this offer',
  ru: 'Выберите рекламодателя этого оффера',
};

/** Something that names an advertiser for an offer; ignored if either is missing. */
interface NamedAdvertiser {
  path: string;
  offer: number | undefined;
  advertiser: number | null | undefined;
}

/** Refuses advertisers that the offer doesn't list: none of its traffic ever goes to them. */
export const refuseForeignAdvertisers = async (
  named: readonly NamedAdvertiser[],
  { db, broken }: Work<Reader>,
): Promise<void> => {
  for (const { path, offer, advertiser } of named) {
    if (!offer || !advertiser) continue;
    const listed = await db
      .selectFrom('offers_advertisers')
      .select('target_id')
      .where('owner_id', '=', offer)
      .where('target_id', '=', advertiser)
      .executeTakeFirst();
    if (!listed) broken.push({ type: 'choice', path: `${path}.advertiser`, message });
  }
};

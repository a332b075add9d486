import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';

type PostbackChange = Change<'postback'>;

const otherAffiliate = {
  en: 'This campaign belongs to another affiliate',
  ru: 'Эта кампания принадлежит другому партнёру',
};
const otherOffer = {
  en: 'The campaign is of another offer',
  ru: 'Кампания — другого оффера',
};

const given = ({ before, values }: PostbackChange, name: 'affiliate' | 'campaign' | 'offer'): number | null =>
  (values[name] === undefined ? before?.[name] : values[name]) ?? null;

/** A campaign is the affiliate's own, and of the offer where one is named as well. */
const checkCampaign = async (change: PostbackChange, { db, broken }: Work<Reader>): Promise<void> => {
  const { path, values } = change;
  const campaign = given(change, 'campaign');
  if (campaign === null || (values.campaign === undefined && values.offer === undefined)) return;
  const found = await db
    .selectFrom('campaigns')
    .select(['affiliate_id', 'offer_id'])
    .where('id', '=', campaign)
    .executeTakeFirst();
  if (!found) return;
  const [affiliate, offer] = [given(change, 'affiliate'), given(change, 'offer')];
  if (affiliate !== null && found.affiliate_id !== affiliate)
    broken.push({ path: `${path}.campaign`, type: 'otherAffiliate', message: otherAffiliate });
  else if (offer !== null && found.offer_id !== offer)
    broken.push({ path: `${path}.campaign`, type: 'otherOffer', message: otherOffer });
};

/** Whose traffic a postback tells of. */
export const postbackHooks: Hooks<'postback'> = {
  async validate(changes, work) {
    for (const change of changes) await checkCampaign(change, work);
  },
};

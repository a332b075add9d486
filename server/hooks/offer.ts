import { Failure } from '../failure.ts';
import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';
import { collectionNamed } from '../collections/model.ts';
import { reviseCampaigns } from './offer-visibility.ts';

type OfferChange = Change<'offer'>;

/** An advertiser stays with an offer for as long as active landing pages of the offer are theirs (D34). */
const keepAdvertisers = async ({ before, values, path }: OfferChange, { db, model }: Work<Reader>): Promise<void> => {
  if (!before || !values.advertisers) return;
  const kept = new Set(values.advertisers);
  const removed = (before.advertisers ?? []).filter((id) => !kept.has(id));
  if (removed.length === 0) return;
  const used = await db
    .selectFrom('landings')
    .select('id')
    .where('offer_id', '=', before.id)
    .where('advertiser_id', 'in', removed)
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  if (!used) return;
  const { name } = collectionNamed(model, 'landing').entity;
  const args = [{ en: name.en[1], ru: name.ru[1] }];
  const { words: message } = new Failure('referenced', { args });
  throw new Failure('referenced', { args, details: [{ message, type: 'referenced', path: `${path}.advertisers` }] });
};

const decidingVisibility: readonly (keyof OfferChange['values'])[] = [
  'status',
  'accessType',
  'assignedAffiliates',
  'assignedTeams',
];

/** Campaigns follow what their affiliates may see. */
export const offerHooks: Hooks<'offer'> = {
  async validate(changes, work) {
    for (const change of changes) await keepAdvertisers(change, work);
  },
  async afterWrite(changes, work) {
    const deciding = changes.filter(
      ({ before, values }) => before && decidingVisibility.some((name) => name in values),
    );
    await reviseCampaigns(
      deciding.flatMap(({ id }) => id ?? []),
      work,
    );
  },
};

import { type RawBuilder, sql } from 'kysely';
import { me, myTeam } from '../../database/statement.ts';
import type { EntityTypes } from '../../generated/records.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { syncAssignments } from '../people/assignments.ts';
import { requireNeededAdvertisers } from './needed-advertisers.ts';
import { refuseOrphans } from './offer-vertical.ts';
import { updateCampaigns } from './offer-visibility.ts';
import { addressesIn, refuseOwnLinks } from '../integrations/own-links.ts';

type OfferChange = Change<'offer'>;

const goalOfOther = {
  en: 'This goal belongs to another vertical',
  ru: 'Эта цель — из другой вертикали',
};

const refuseRemovingNeededAdvertisers = async (
  { before, values, path }: OfferChange,
  work: Work<Reader>,
): Promise<void> => {
  if (!before || !values.advertisers) return;
  const kept = new Set(values.advertisers);
  const removed = (before.advertisers ?? []).filter((id) => !kept.has(id));
  await requireNeededAdvertisers({ offer: before.id, advertisers: removed, path: `${path}.advertisers` }, work);
};

/** The goal of an offer belongs to its vertical. */
const checkGoals = async (changes: readonly OfferChange[], { db, broken }: Work<Reader>): Promise<void> => {
  const given = changes.flatMap(({ before, values, path }) => {
    if (values.goal === undefined && values.vertical === undefined) return [];
    const goal = values.goal === undefined ? before?.goal : values.goal;
    const vertical = values.vertical === undefined ? before?.vertical : values.vertical;
    return goal ? [{ goal, vertical, path }] : [];
  });
  if (given.length === 0) return;
  const ids = given.map(({ goal }) => goal);
  const found = await db.selectFrom('goals').select(['id', 'vertical_id']).where('id', 'in', ids).execute();
  const verticals = new Map(found.map(({ id, vertical_id: vertical }) => [id, vertical]));
  for (const { goal, vertical, path } of given) {
    if (verticals.has(goal) && verticals.get(goal) !== vertical)
      broken.push({ path: `${path}.goal`, type: 'otherVertical', message: goalOfOther });
  }
};

const decidingVisibility: readonly (keyof OfferChange['values'])[] = [
  'status',
  'accessType',
  'assignedAffiliates',
  'assignedTeams',
  'makesCampaigns',
];

type OfferQuery = EntityTypes['offer']['query'];

const mineSql = (mine: OfferQuery['mine'], id: RawBuilder<unknown>): RawBuilder<unknown>[] => {
  if (mine === 'receiving_traffic')
    return [sql`${id} in (select offer_id from campaigns where affiliate_id = ${me}::bigint and status = 'active')`];
  if (mine === 'special_conditions')
    return [
      sql`${id} in (select offer_id from payment_rules
        where status = 'active' and (affiliate_id = ${me}::bigint or team_id = ${myTeam}::bigint))`,
    ];
  return [];
};

/** An offer without a vertical fits the integrations of every vertical. */
const fittingSql = (vertical: OfferQuery['fitsVertical'], own: RawBuilder<unknown>): RawBuilder<unknown>[] =>
  vertical === undefined ? [] : [sql`(${own} is null or ${own} = ${vertical}::bigint)`];

/**
 * Keeps campaigns in line with what their affiliates may see, and refuses to remove advertisers that the offer's
 * landing pages need, or a trafficback URL that is one of the network's own links.
 * @param url URL of the installation
 */
export const offerHooks = (url: string): Hooks<'offer'> => ({
  looksInto: ['campaign', 'paymentRule'],
  narrow: ({ mine, fitsVertical }, row) => {
    const conditions = [
      ...mineSql(mine, sql.ref(`${row}.id`)),
      ...fittingSql(fitsVertical, sql.ref(`${row}.vertical_id`)),
    ];
    return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined;
  },
  async validate(changes, work) {
    for (const change of changes) await refuseRemovingNeededAdvertisers(change, work);
    await refuseOwnLinks(addressesIn(changes, 'trafficbackUrl'), work, url);
    await checkGoals(changes, work);
    await refuseOrphans(changes, work);
  },
  async afterWrite(changes, work) {
    await syncAssignments(changes, work);
    const deciding = changes.filter(
      ({ before, values }) => before && decidingVisibility.some((name) => name in values),
    );
    await updateCampaigns(
      deciding.flatMap(({ id }) => id ?? []),
      work,
    );
  },
});

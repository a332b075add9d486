import { type RawBuilder, sql } from 'kysely';
import type { Work } from '../collections/hooks.ts';
import { insertRecords } from '../collections/insert.ts';
import { type Change, collectionNamed } from '../collections/model.ts';
import { completed } from '../collections/values.ts';

/**
 * Campaigns that arise by themselves: of offers that say so, one for each affiliate who is assigned to them or whose team
 * is, once they may run it. One that there is, or was, stays the only one.
 */

interface Lacking {
  offer: number;
  affiliate: number;
  title: string;
  integrationMethod: number | null;
}

/** What decides about the campaigns that are lacking. */
interface Concern {
  /** These offers alone. */
  offers?: readonly number[];
  /** These affiliates alone. */
  affiliates?: readonly number[];
  /** Whether the affiliate `u` sees the offer `o`. */
  seen: RawBuilder<unknown>;
}

const among = (id: RawBuilder<unknown>, ids: readonly number[] | undefined): RawBuilder<unknown> =>
  ids ? sql`${id} = any(${[...ids]}::bigint[])` : sql`true`;

const lockKey = sql`hashtext('automatic campaigns'), sluice_tenant()::integer`;

/** Makes the campaigns that are lacking; nobody who joins or is assigned at the same moment goes without, or gets two. */
const make = async ({ offers, affiliates, seen }: Concern, work: Work): Promise<void> => {
  // Begun from the lists: asked of each affiliate whether they are on one, ten thousand would take half a minute.
  const making = sql`o.makes_campaigns and ${among(sql`o.id`, offers)}`;
  const { rows } = await sql<Lacking>`
    with assigned as materialized (
      select o.id as offer, list.target_id as affiliate
      from offers as o join offers_assigned_affiliates as list on list.owner_id = o.id
      where ${making} and ${among(sql`list.target_id`, affiliates)}
      union select o.id, member.id
      from offers as o join offers_assigned_teams as list on list.owner_id = o.id
        join users as member on member.team_id = list.target_id
      where ${making} and ${among(sql`member.id`, affiliates)}
    )
    select o.id as offer, u.id as affiliate, o.title, o.integration_method as "integrationMethod"
    from assigned join offers as o on o.id = assigned.offer join users as u on u.id = assigned.affiliate
    where u.role_type = 'affiliate' and u.status = 'active' and ${seen}
      and not exists (select from campaigns as c where c.offer_id = o.id and c.affiliate_id = u.id)
    order by o.id, u.id`.execute(work.db);
  if (rows.length === 0) return;
  const campaigns = collectionNamed(work.model, 'campaign');
  const made = rows.map(({ offer, affiliate, title, integrationMethod }): Change => {
    const values = completed(campaigns, { title, offer, affiliate, integrationMethod, autocreated: true });
    return { call: 'create', path: '', sent: {}, before: null, values };
  });
  await insertRecords(campaigns, made, ['id'], work);
};

/** Makes those of these offers. */
export const makeCampaigns = async (
  offerIds: readonly number[],
  seen: RawBuilder<unknown>,
  work: Work,
): Promise<void> => {
  const making = await sql`
    select from offers where makes_campaigns and ${among(sql`id`, offerIds)} limit 1`.execute(work.db);
  if (making.rows.length === 0) return;
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(work.db);
  await make({ offers: offerIds, seen }, work);
};

/** Makes those of these affiliates, whose rows the caller has locked. */
export const makeCampaignsOf = async (
  affiliateIds: readonly number[],
  seen: RawBuilder<unknown>,
  work: Work,
): Promise<void> => {
  // Affiliates wait for offers, not for each other. Which offers make any is looked at by a later statement, as what was
  // waited for may be just that one begins to.
  await sql`select pg_advisory_xact_lock_shared(${lockKey})`.execute(work.db);
  const making = await sql`select from offers where makes_campaigns limit 1`.execute(work.db);
  if (making.rows.length === 0) return;
  await make({ affiliates: affiliateIds, seen }, work);
};

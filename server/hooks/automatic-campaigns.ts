import { type RawBuilder, sql } from 'kysely';
import type { Work } from '../collections/hooks.ts';
import { collectionNamed } from '../collections/model.ts';
import { withDefaults } from '../collections/values.ts';
import { cachedStatement, me, run, type Statement, value } from '../database/statement.ts';
import { changesBetween } from '../history/changes.ts';
import { recordHistory } from '../history/sql.ts';

/**
 * Campaigns that arise by themselves: of offers that say so, one for each affiliate who is assigned to them or whose team
 * is, once they may run it. One that there is, or was, stays the only one.
 */

const lockKey = sql`hashtext('automatic campaigns'), sluice_tenant()::integer`;

/** Among which ones campaigns may be lacking: these offers, or these affiliates. */
type Concerned = 'offers' | 'affiliates';

/**
 * Makes the campaigns that are lacking, with their history. It is one statement however many they are, as everybody who
 * changes assignments meanwhile waits for it; what it does not say of a campaign is as the definition has it by default.
 * @param seen whether the affiliate `u` sees the offer `o`
 */
const makingStatement = (concerned: Concerned, seen: RawBuilder<unknown>, { model }: Work): Statement =>
  cachedStatement(model, `automatic campaigns of ${concerned}`, () => {
    const ids = sql`any(${value('ids')}::bigint[])`;
    const making = sql`o.makes_campaigns ${concerned === 'offers' ? sql`and o.id = ${ids}` : sql``}`;
    const among = (affiliate: RawBuilder<unknown>) =>
      concerned === 'affiliates' ? sql`and ${affiliate} = ${ids}` : sql``;
    const history = recordHistory('campaign', sql`made`, {
      id: sql`made.id`,
      version: sql`made.version`,
      changes: sql`${value('#changes')}::jsonb || jsonb_strip_nulls(jsonb_build_object(
        'title', jsonb_build_array(null, made.title), 'offer', jsonb_build_array(null, made.offer_id),
        'affiliate', jsonb_build_array(null, made.affiliate_id),
        'integrationMethod', case when made.integration_method is not null
          then jsonb_build_array(null, made.integration_method) end))`,
    });
    // Begun from the lists: asked of each affiliate whether they are on one, ten thousand would take half a minute.
    return sql`
      with assigned as materialized (
        select o.id as offer, list.target_id as affiliate
        from offers as o join offers_assigned_affiliates as list on list.owner_id = o.id
        where ${making} ${among(sql`list.target_id`)}
        union select o.id, member.id
        from offers as o join offers_assigned_teams as list on list.owner_id = o.id
          join users as member on member.team_id = list.target_id
        where ${making} ${among(sql`member.id`)}
      ), made as (
        insert into campaigns (title, offer_id, affiliate_id, integration_method, autocreated, created_by_id, updated_by_id)
        select o.title, o.id, u.id, o.integration_method, true, ${me}::bigint, ${me}::bigint
        from assigned join offers as o on o.id = assigned.offer join users as u on u.id = assigned.affiliate
        where u.role_type = 'affiliate' and u.status = 'active' and ${seen}
          and not exists (select from campaigns as c where c.offer_id = o.id and c.affiliate_id = u.id)
        order by o.id, u.id
        returning id, version, title, offer_id, affiliate_id, integration_method
      )
      ${history}`;
  });

const make = async (
  concerned: Concerned,
  ids: readonly number[],
  seen: RawBuilder<unknown>,
  work: Work,
): Promise<void> => {
  const { db, model, caller, requestId } = work;
  const { entity } = collectionNamed(model, 'campaign');
  const usual = withDefaults(collectionNamed(model, 'campaign'), { autocreated: true });
  const values = {
    ids: [...ids],
    '#changes': JSON.stringify(changesBetween(entity.fields, null, usual)),
    '#action': 'create',
    '#requestId': requestId,
  };
  await run(db, makingStatement(concerned, seen, work), { caller, values });
};

/** Makes those of these offers. */
export const makeCampaigns = async (
  offerIds: readonly number[],
  seen: RawBuilder<unknown>,
  work: Work,
): Promise<void> => {
  const making = await sql`
    select from offers where makes_campaigns and id = any(${[...offerIds]}::bigint[]) limit 1`.execute(work.db);
  if (making.rows.length === 0) return;
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(work.db);
  await make('offers', offerIds, seen, work);
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
  await make('affiliates', affiliateIds, seen, work);
};

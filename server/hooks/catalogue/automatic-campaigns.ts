import { type RawBuilder, sql } from 'kysely';
import type { Work } from '../../collections/hooks.ts';
import { collectionNamed } from '../../collections/model.ts';
import { withDefaults } from '../../collections/values.ts';
import { lockNetwork, shareLockOfNetwork } from '../../database/advisory-locks.ts';
import { cachedStatement, me, run, type Statement, value } from '../../database/statement.ts';
import { changesBetween } from '../../history/changes.ts';
import { recordHistory } from '../../history/sql.ts';

/**
 * Automatically created campaigns: an offer set up for it gets one for each affiliate assigned to it, directly or
 * through their team, once they may run it, from the traffic source that the offer takes if that is only one. If there
 * is or was a campaign, no other is created.
 */

/** Where campaigns may be missing: for these offers, or for these affiliates. */
type CampaignOwners = 'offers' | 'affiliates';

/**
 * Creates the missing campaigns, with their history, in one statement however many there are, since everyone who
 * changes assignments meanwhile waits for it. Fields it doesn't set get the definition's defaults.
 * @param seen whether the affiliate `u` sees the offer `o`
 */
const makingStatement = (concerned: CampaignOwners, seen: RawBuilder<unknown>, { model }: Work): Statement =>
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
        'trafficSource', case when made.traffic_source_id is not null
          then jsonb_build_array(null, made.traffic_source_id) end,
        'integrationMethod', case when made.integration_method is not null
          then jsonb_build_array(null, made.integration_method) end))`,
    });
    // Starts from the lists: checking each affiliate against them would take half a minute for ten thousand.
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
        insert into campaigns (title, offer_id, affiliate_id, integration_method, traffic_source_id, autocreated, created_by_id, updated_by_id)
        select o.title, o.id, u.id, o.integration_method,
          (select min(source.target_id) from offers_traffic_sources as source
            where source.tenant_id = o.tenant_id and source.owner_id = o.id having count(*) = 1),
          true, ${me}::bigint, ${me}::bigint
        from assigned join offers as o on o.id = assigned.offer join users as u on u.id = assigned.affiliate
        where u.role_type = 'affiliate' and u.status = 'active' and ${seen}
          and not exists (select from campaigns as c where c.offer_id = o.id and c.affiliate_id = u.id)
        order by o.id, u.id
        returning id, version, title, offer_id, affiliate_id, integration_method, traffic_source_id
      )
      ${history}`;
  });

const make = async (
  concerned: CampaignOwners,
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

/** Creates the missing campaigns of these offers. */
export const makeCampaigns = async (
  offerIds: readonly number[],
  seen: RawBuilder<unknown>,
  work: Work,
): Promise<void> => {
  const making = await sql`
    select from offers where makes_campaigns and id = any(${[...offerIds]}::bigint[]) limit 1`.execute(work.db);
  if (making.rows.length === 0) return;
  await lockNetwork(work.db, 'automaticCampaigns');
  await make('offers', offerIds, seen, work);
};

/** Creates the missing campaigns of these affiliates, whose rows the caller has locked. */
export const makeCampaignsOf = async (
  affiliateIds: readonly number[],
  seen: RawBuilder<unknown>,
  work: Work,
): Promise<void> => {
  // Affiliates wait for offers, not for each other. Which offers create campaigns is read by a later statement, since
  // the transaction waited for may be the one that starts an offer doing so.
  await shareLockOfNetwork(work.db, 'automaticCampaigns');
  const making = await sql`select from offers where makes_campaigns limit 1`.execute(work.db);
  if (making.rows.length === 0) return;
  await make('affiliates', affiliateIds, seen, work);
};

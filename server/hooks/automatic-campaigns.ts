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

/**
 * Makes the campaigns that are lacking.
 * @param which condition on the offer `o` and the affiliate `u`
 * @param seen whether the affiliate sees the offer
 */
const make = async (which: RawBuilder<unknown>, seen: RawBuilder<unknown>, work: Work): Promise<void> => {
  const { db, model } = work;
  const { rows: concerned } = await sql`select from offers where makes_campaigns limit 1`.execute(db);
  if (concerned.length === 0) return;
  // Those who assign and those who join at the same moment wait here, so that each campaign is made, and made once.
  await sql`select pg_advisory_xact_lock(hashtext('automatic campaigns'), sluice_tenant()::integer)`.execute(db);
  const { rows } = await sql<Lacking>`
    select o.id as offer, u.id as affiliate, o.title, o.integration_method as "integrationMethod"
    from offers as o join users as u on u.role_type = 'affiliate' and u.status = 'active'
    where o.makes_campaigns and ${which} and ${seen}
      and (u.id in (select target_id from offers_assigned_affiliates where owner_id = o.id)
        or u.team_id in (select target_id from offers_assigned_teams where owner_id = o.id))
      and not exists (select from campaigns as c where c.offer_id = o.id and c.affiliate_id = u.id)
    order by o.id, u.id`.execute(db);
  if (rows.length === 0) return;
  const campaigns = collectionNamed(model, 'campaign');
  const made = rows.map(({ offer, affiliate, title, integrationMethod }): Change => {
    const values = completed(campaigns, { title, offer, affiliate, integrationMethod, autocreated: true });
    return { call: 'create', path: '', sent: {}, before: null, values };
  });
  await insertRecords(campaigns, made, ['id'], work);
};

/** Makes those of these offers. */
export const makeCampaigns = (offerIds: readonly number[], seen: RawBuilder<unknown>, work: Work): Promise<void> =>
  make(sql`o.id = any(${[...offerIds]}::bigint[])`, seen, work);

/** Makes those of these affiliates. */
export const makeCampaignsOf = (
  affiliateIds: readonly number[],
  seen: RawBuilder<unknown>,
  work: Work,
): Promise<void> => make(sql`u.id = any(${[...affiliateIds]}::bigint[])`, seen, work);

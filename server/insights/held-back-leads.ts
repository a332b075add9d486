import { sql } from 'kysely';
import { isStaff } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import { planList } from '../collections/list.ts';
import { collectionNamed } from '../collections/model.ts';
import { cachedStatement, run } from '../database/statement.ts';
import { type HeldSource, refusedSources } from '../traffic/leads/held-sources.ts';
import { type Insight, insight, type InsightContext } from './insight.ts';

/** Hold queues leave out leads that their source refuses, and nothing else would tell that these go on waiting. */
export const heldBackLeads = async ({ db, model, caller, network }: InsightContext): Promise<Insight[]> => {
  if (!isStaff(caller) || !hasPermission(caller, 'lead.read')) return [];
  const collection = collectionNamed(model, 'lead');
  const plan = planList(model, collection, { apiStatus: ['hold'] }, caller);
  // A campaign may be paused for some hours; leads of countries that no queue covers are told of by `strandedLeads`.
  const statement = cachedStatement<HeldSource & { count: number }>(
    model,
    JSON.stringify(['held back leads', plan.key]),
    () => sql`
      select held.campaign_id as campaign, held.country, held.language, count(*)::int as count
      from (
        select t.campaign_id, t.country, t.language from ${sql.table(collection.table)} as t
        ${plan.where()} and t.erased_at is null and t.created_at < now() - interval '1 day'
      ) as held where exists (
        select from hold_configs as config join geos on geos.id = config.geo_id
        where config.status = 'active' and held.country = any(geos.countries)
      )
      group by held.campaign_id, held.country, held.language`,
  );
  const sources = await run(db, statement, { caller, values: plan.narrow.values });
  const refused = refusedSources(network, sources, Math.floor(Date.now() / 1000));
  if (refused.length === 0) return [];
  const countries = [...new Set(refused.flatMap(({ country }) => country ?? []))];
  const campaigns = [...new Set(refused.map(({ campaign }) => campaign))];
  return [
    insight({
      key: 'leadsHeldBack',
      kind: 'leadsHeldBack',
      severity: 'warning',
      figures: { count: String(refused.reduce((sum, { count }) => sum + count, 0)) },
      link: {
        page: 'leads',
        query: { apiStatus: 'hold', campaign: campaigns.join(','), country: countries.join(',') },
      },
    }),
  ];
};

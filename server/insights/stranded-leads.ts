import { sql } from 'kysely';
import { isStaff } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import { planList } from '../collections/list.ts';
import { collectionNamed } from '../collections/model.ts';
import { cachedStatement, run } from '../database/statement.ts';
import { type Insight, insight, type InsightContext } from './insight.ts';

/** Caps and rules hold leads of any country, but only active hold queues send them on. */
export const strandedLeads = async ({ db, model, caller }: InsightContext): Promise<Insight[]> => {
  if (!isStaff(caller) || !hasPermission(caller, 'lead.read')) return [];
  const collection = collectionNamed(model, 'lead');
  const plan = planList(model, collection, { apiStatus: ['hold'] }, caller);
  const statement = cachedStatement<{ count: number; countries: string | null }>(
    model,
    JSON.stringify(['stranded leads', plan.key]),
    () => sql`
      select count(*)::int as count,
        case when bool_and(held.country is not null) then string_agg(distinct held.country, ',') end as countries
      from (
        select t.country from ${sql.table(collection.table)} as t ${plan.where()} and t.erased_at is null
      ) as held where not exists (
        select from hold_configs as config join geos on geos.id = config.geo_id
        where config.status = 'active' and held.country = any(geos.countries)
      )`,
  );
  const [row] = await run(db, statement, { caller, values: plan.narrow.values });
  if (!row || row.count === 0) return [];
  const { count, countries } = row;
  return [
    insight({
      key: 'leadsStranded',
      kind: 'leadsStranded',
      severity: 'warning',
      figures: { count: String(count) },
      link: {
        page: 'leads',
        query: { apiStatus: 'hold', ...(countries !== null && { country: countries }) },
      },
    }),
  ];
};

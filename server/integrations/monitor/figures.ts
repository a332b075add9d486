import { type RawBuilder, sql } from 'kysely';
import { collectionNamed, type Model } from '../../collections/model.ts';
import { readRecord } from '../../collections/read.ts';
import type { Database } from '../../database/connection.ts';
import type { Call, Handlers } from '../../http/call.ts';

/** The performance of an integration, by its latest attempts. */

interface Dependencies {
  database: Database;
  model: Model;
}

interface Figures {
  attempts: number;
  accepted: number;
  /** The start of the earliest one, in seconds UTC. */
  since: number | null;
  outcomes: { outcome: string; count: number }[];
  took: { median: number | null; p95: number | null };
}

/** Number of attempts considered. */
const latest = 100;

/** Returns the latest finished attempts of an integration. */
const latestOf = (integration: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select attempt.outcome, attempt.took, attempt.http_status, attempt.started_at
  from lead_attempts as attempt
  where attempt.integration_id = ${integration} and attempt.outcome <> 'pending'
  order by attempt.started_at desc limit ${sql.lit(latest)}`;

/** Returns the percentage of the latest leads that were accepted; `row` is the alias of the integration's row. */
export const acceptanceSql = (row: string): RawBuilder<unknown> => sql`(
  select trim_scale(round(100.0 * count(*) filter (where outcome = 'accepted') / nullif(count(*), 0), 1))
  from (${latestOf(sql.ref(`${row}.id`))}) as latest)`;

/** Handler of `/user/integrations/{id}/monitor`. */
export const createMonitorHandlers = ({ database, model }: Dependencies): Handlers => ({
  monitorIntegration: async ({ params: { id }, caller }: Call<{ id: number }>) => {
    const data = await database.tenant(caller.tenantId, 'integration').read(async (db) => {
      await readRecord(db, model, collectionNamed(model, 'integration'), { id, query: { fields: ['id'] }, caller });
      const { rows } = await sql<Figures>`
        with latest as (${latestOf(sql`${id}::bigint`)})
        select count(*)::int as attempts,
          count(*) filter (where outcome = 'accepted')::int as accepted,
          extract(epoch from min(started_at))::int as since,
          coalesce((
            select jsonb_agg(jsonb_build_object('outcome', outcome, 'count', n) order by n desc, outcome)
            from (select outcome, count(*)::int as n from latest group by outcome) as counted
          ), '[]') as outcomes,
          jsonb_build_object(
            'median', percentile_disc(0.5) within group (order by took) filter (where http_status is not null),
            'p95', percentile_disc(0.95) within group (order by took) filter (where http_status is not null)
          ) as took
        from latest`.execute(db);
      return rows[0];
    });
    return { data };
  },
});

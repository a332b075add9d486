import { sql } from 'kysely';
import { divide } from '../../domain/money/decimal.ts';
import { isStaff } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import { planList } from '../collections/list.ts';
import { collectionNamed } from '../collections/model.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import { type Insight, insight, type InsightContext } from './insight.ts';

/** Problems with the connections to advertisers and affiliates: paused or slow integrations, failing postbacks. */

const maxInsights = 10;
/** Fewer attempts than this are not significant. */
const minSample = 10;
/** A median above this many milliseconds keeps visitors waiting. */
const slow = 3000;
/** A failure rate, in percent, above which it is no accident. */
const failing = 20;
const serious = 60;

interface IntegrationFigures {
  id: number;
  title: string | null;
  circuit: string;
  since: number | null;
  attempts: number;
  accepted: number;
  /** Milliseconds; null if nothing was answered. */
  took: number | null;
}

/** Integrations the caller can reach that are paused, or were slow in the period. */
export const failingIntegrations = async (looking: InsightContext): Promise<Insight[]> => {
  const { db, model, caller, period } = looking;
  if (!isStaff(caller) || !hasPermission(caller, 'integration.read')) return [];
  const collection = collectionNamed(model, 'integration');
  const plan = planList(model, collection, {}, caller);
  const statement = cachedStatement<IntegrationFigures>(
    model,
    JSON.stringify(['insights', plan.key]),
    () => sql`
      select * from (select t.id, t.title, t.circuit, extract(epoch from t.circuit_since)::bigint as since, recent.*
      from ${sql.table(collection.table)} as t cross join lateral (
        select count(*)::int as attempts, count(*) filter (where outcome = 'accepted')::int as accepted,
          percentile_disc(0.5) within group (order by took) filter (where http_status is not null) as took
        from lead_attempts as attempt
        where attempt.integration_id = t.id and attempt.outcome <> 'pending'
          and attempt.started_at >= to_timestamp(${value('from')}::float8) and attempt.started_at < to_timestamp(${value('to')}::float8)
      ) as recent ${plan.where()}) as looked
      where circuit = 'open' or (attempts >= ${sql.lit(minSample)} and took >= ${sql.lit(slow)})
      order by circuit = 'open' desc, took desc nulls last, id limit ${sql.lit(maxInsights)}`,
  );
  const rows = await run(db, statement, { caller, values: { from: period.from, to: period.to + 1 } });
  return rows.map(({ id, title, circuit, since, attempts, accepted, took }) => {
    const isPaused = circuit === 'open';
    const kind = isPaused ? 'integrationPaused' : 'integrationSlow';
    return insight({
      key: `${kind}:${id}`,
      kind,
      severity: isPaused ? 'critical' : 'warning',
      subject: { entity: 'integration', id, title: title ?? '' },
      figures: {
        attempts: String(attempts),
        accepted: attempts === 0 ? null : divide(String(accepted * 100), String(attempts), 2),
        took: took === null ? null : String(took),
      },
      at: isPaused ? since : null,
      link: { page: 'integration', query: { id: String(id) } },
    });
  });
};

interface PostbackFigures {
  /** The affiliate. */
  id: number;
  title: string;
  count: number;
  failed: number;
}

/** Affiliates whose postbacks failed; to affiliates, only their own. */
export const failingPostbacks = async (looking: InsightContext): Promise<Insight[]> => {
  const { db, model, caller, period } = looking;
  if (!hasPermission(caller, 'log.postback.affiliate.read')) return [];
  const collection = collectionNamed(model, 'postbackLog');
  const plan = planList(
    model,
    collection,
    { kind: ['postback_out'], createdAtFrom: period.from, createdAtTo: period.to },
    caller,
  );
  const statement = cachedStatement<PostbackFigures>(
    model,
    JSON.stringify(['insights', plan.key]),
    () => sql`
      select sent.*, concat_ws(' ', users.first_name, users.last_name) as title from (
        select t.affiliate_id as id, count(*)::int as count, count(*) filter (where t.result = 'failed')::int as failed
        from ${sql.table(collection.table)} as t ${plan.where()} group by t.affiliate_id
      ) as sent left join users on users.id = sent.id
      where sent.failed >= ${sql.lit(minSample)} and sent.failed * 100 >= sent.count * ${sql.lit(failing)}
      order by sent.failed desc, sent.id limit ${sql.lit(maxInsights)}`,
  );
  const rows = await run(db, statement, { caller, values: plan.narrow.values });
  return rows.map(({ id, count, failed, title }) =>
    insight({
      key: `postbacksFailing:${id}`,
      kind: 'postbacksFailing',
      severity: failed * 100 >= count * serious ? 'critical' : 'warning',
      subject: isStaff(caller) ? { entity: 'user', id, title } : null,
      figures: { failed: String(failed), count: String(count) },
      link: {
        page: 'postbackLogs',
        query: {
          result: 'failed',
          createdAtFrom: String(period.from),
          createdAtTo: String(period.to),
          ...(isStaff(caller) && { affiliate: String(id) }),
        },
      },
    }),
  );
};

import { type Kysely, sql } from 'kysely';
import { metricKey } from '../../domain/formula/metric-value.ts';
import type { Tables } from '../database/tables.ts';

/** What formulas need to know about a metric. */
export interface KnownMetric {
  /** The name used in formulas and calls. */
  key: string;
  title: string;
  titleRu: string | null;
  /** Its formula, or the word for a built-in one. */
  value: string;
  editable: boolean;
  status: string;
}

export type KnownMetrics = ReadonlyMap<string, KnownMetric>;

/** Returns all metrics of the network by key. */
export const knownMetrics = async (db: Kysely<Tables>): Promise<KnownMetrics> => {
  const rows = await db
    .selectFrom('metrics')
    .select(['id', 'title', 'title_ru as titleRu', 'value', 'editable', 'status'])
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ id, ...metric }) => {
      const key = metricKey({ id: Number(id), ...metric });
      return [key, { key, ...metric }];
    }),
  );
};

/** Distinguishes this lock from a network's others. */
const advisoryLock = 7_582_337;

/** Serialises changes to metrics, so that no two of them build on each other unseen. */
export const holdMetrics = async (db: Kysely<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${advisoryLock}::integer, current_setting('sluice.tenant')::integer)`.execute(
    db,
  );
};

import { type Kysely, sql } from 'kysely';
import { metricKey } from '../../domain/formula/metric-value.ts';
import type { Tables } from '../database/tables.ts';

/** What formulas need to know of a metric. */
export interface KnownMetric {
  /** By which formulas and calls name it. */
  key: string;
  title: string;
  titleRu: string | null;
  /** Its formula, or the word of one that comes along. */
  value: string;
  editable: boolean;
  status: string;
}

export type KnownMetrics = ReadonlyMap<string, KnownMetric>;

/** All metrics of the network by their keys. */
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

/** Tells this lock from others that a network has. */
const advisoryLock = 7_582_337;

/** Lets changes of metrics happen one after the other, so that no two of them build on each other unseen. */
export const holdMetrics = async (db: Kysely<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${advisoryLock}::integer, current_setting('sluice.tenant')::integer)`.execute(
    db,
  );
};

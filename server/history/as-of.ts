import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A record in its current state; times are in seconds. */
interface Present {
  entity: string;
  id: number;
  version: number;
  createdAt: number;
  updatedAt: number;
}

export interface AsOf {
  /** `forgotten` if changes from that time have been dropped. */
  state: 'known' | 'notYetMade' | 'forgotten';
  values: Record<string, unknown>;
}

/**
 * Restores a record as of the end of a given second: the fields that have changed since, each with its value before the
 * first of these changes. Fields whose values are not in the history are left out.
 */
export const valuesAsOf = async (
  db: Kysely<Tables>,
  { entity, id, version, createdAt, updatedAt }: Present,
  at: number,
): Promise<AsOf> => {
  if (at < createdAt) return { state: 'notYetMade', values: {} };
  const historyOfRecord = sql`history where entity = ${entity} and record_id = ${id}`;
  const { rows: first } = await sql<{ version: number; at: number }>`
    select version, at from ${historyOfRecord} order by history.id limit 1`.execute(db);
  const [oldest = { version: version + 1, at: updatedAt }] = first;
  // The first change goes from version 1 to version 2.
  if (at < oldest.at && oldest.version > 2) return { state: 'forgotten', values: {} };
  const { rows } = await sql<{ name: string; value: unknown }>`
    select distinct on (change.key) change.key as name, change.value -> 0 as value
    from (select * from ${historyOfRecord} and at >= to_timestamp(${at + 1})) as later
    cross join jsonb_each(later.changes) as change
    where change.value <> '[null, null]'
    order by change.key, later.id`.execute(db);
  return { state: 'known', values: Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
};

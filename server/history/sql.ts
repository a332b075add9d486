import { type RawBuilder, sql } from 'kysely';
import { impersonator, me, scheduledChange, value } from '../database/statement.ts';

/**
 * Returns the insert that records the history of the records of a statement, within the same statement.
 * @param written SQL after `from` that yields a row for each of them
 * @param row where it has `id`, `version` and `changes`
 */
export const recordHistory = (
  entity: string,
  written: RawBuilder<unknown>,
  row: { id: RawBuilder<unknown>; version: RawBuilder<unknown>; changes: RawBuilder<unknown> },
): RawBuilder<unknown> =>
  sql`insert into history (entity, record_id, version, user_id, impersonator_id, scheduled_change_id, action, request_id, changes)
    select ${sql.lit(entity)}, ${row.id}, ${row.version}, ${me}::bigint, ${impersonator}::bigint, ${scheduledChange}::bigint, ${value('#action')}, ${value('#requestId')}, ${row.changes}
    from ${written}`;

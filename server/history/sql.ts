import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Tables } from '../database/tables.ts';
import { impersonator, me, scheduledChange, value } from '../database/statement.ts';

/**
 * Returns the insert that records the history of the records of a statement, within the same statement.
 * @param written SQL after `from` that yields a row for each of them
 * @param row where it has `id`, `version` and `changes`; for many rows also `tenant`, as the column's default reads a
 * setting for each
 */
export const recordHistory = (
  entity: string,
  written: RawBuilder<unknown>,
  row: Record<'id' | 'version' | 'changes', RawBuilder<unknown>> & { tenant?: RawBuilder<unknown> },
): RawBuilder<unknown> =>
  sql`insert into history (${row.tenant ? sql`tenant_id, ` : sql``}entity, record_id, version, user_id, impersonator_id, scheduled_change_id, action, request_id, changes)
    select ${row.tenant ? sql`${row.tenant}, ` : sql``}${sql.lit(entity)}, ${row.id}, ${row.version}, ${me}::bigint, ${impersonator}::bigint, ${scheduledChange}::bigint, ${value('#action')}, ${value('#requestId')}, ${row.changes}
    from ${written}`;

/**
 * Records in the history of records that something was done with them that changes none of their fields.
 * @param action its name, as calls have it
 */
export const recordAct = async (
  db: Kysely<Tables>,
  { entity, table, ids, action }: { entity: string; table: string; ids: readonly number[]; action: string },
  { caller, requestId }: { caller: Pick<Caller, 'userId' | 'impersonatorId'>; requestId: string },
): Promise<void> => {
  if (ids.length === 0) return;
  await sql`insert into history (entity, record_id, version, user_id, impersonator_id, action, request_id)
    select ${entity}, id, version, ${caller.userId}, ${caller.impersonatorId}, ${action}, ${requestId}
    from ${sql.table(table)} where id = any(${[...ids]}::bigint[]) order by id`.execute(db);
};

import { type RawBuilder, sql } from 'kysely';

/** What is told of the synchronisation of an integration; `row` is the name under which its row goes. */

const ref = (row: string, column: string) => sql.ref(`${row}.${column}`);

export const lastSyncSql = (row: string): RawBuilder<unknown> =>
  sql`(select sync.ended_at from integration_sync as sync where sync.integration_id = ${ref(row, 'id')})`;

/** When statuses are asked for again; null where they are not. */
export const nextSyncSql = (row: string): RawBuilder<unknown> => sql`(
  case when ${ref(row, 'api_sync_status')} = 'on' and ${ref(row, 'status')} = 'active' then coalesce(
    (select greatest(sync.due_at, now()) from integration_sync as sync where sync.integration_id = ${ref(row, 'id')}), now()
  ) end)`;

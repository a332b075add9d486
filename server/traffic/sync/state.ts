import { type RawBuilder, sql } from 'kysely';
import { customerRounds, type RoundKind, statusRounds } from './rounds.ts';

/** What is shown about rounds; `row` is the alias of the row being synchronised. */

const ref = (row: string, column: string) => sql.ref(`${row}.${column}`);

const ofRound =
  ({ table, column }: RoundKind, told: RawBuilder<unknown>) =>
  (row: string): RawBuilder<unknown> =>
    sql`(select ${told} from ${sql.table(table)} as sync where ${sql.ref(`sync.${column}`)} = ${ref(row, 'id')})`;

const nextTurn = sql`greatest(sync.due_at, now())`;

export const lastSyncSql = ofRound(statusRounds, sql`sync.ended_at`);
export const lastRunSql = ofRound(customerRounds, sql`sync.ended_at`);
/** Why the latest round failed. */
export const lastErrorSql = ofRound(customerRounds, sql`sync.problem`);

/** When statuses are requested next; null if they are not. */
export const nextSyncSql = (row: string): RawBuilder<unknown> => sql`(
  case when ${ref(row, 'api_sync_status')} = 'on' and ${ref(row, 'status')} = 'active'
    then coalesce(${ofRound(statusRounds, nextTurn)(row)}, now()) end)`;

/** When figures of customers are requested next; null if they are not. */
export const nextRunSql = (row: string): RawBuilder<unknown> => sql`(
  case when ${ref(row, 'state')} = 'on' and ${ref(row, 'status')} = 'active' and exists (
      select from integrations as integration where integration.id = ${ref(row, 'integration_id')} and integration.status = 'active')
    then coalesce(${ofRound(customerRounds, sql`sync.due_at`)(row)}, ${ref(row, 'created_at')}) end)`;

import { type Kysely, sql } from 'kysely';
import { fullName } from '../access/user-fields.ts';
import type { Tables } from '../database/tables.ts';

interface HistoryQuery {
  entity: string;
  recordId: number;
  limit: number;
  offset: number;
  counted: boolean;
  /** Whether staff read it: reasons of scheduled changes are intended for colleagues. */
  isForStaff: boolean;
}

/** Named as everywhere else; not everyone who may read a history may see the users in it. */
const nameOf = (column: string) =>
  sql<string | null>`(select ${fullName('person')} from users as person where person.id = ${sql.ref(column)})`;

const scheduledReason = sql<string | null>`(
  select change.reason from scheduled_changes as change where change.id = history.scheduled_change_id
)`;

/** Returns the history of a record, newest first; with the total if requested. */
export const listHistory = async (
  db: Kysely<Tables>,
  { entity, recordId, limit, offset, counted, isForStaff }: HistoryQuery,
) => {
  const entries = db.selectFrom('history').where('entity', '=', entity).where('record_id', '=', recordId);
  const items = await entries
    .select(['id', 'at', 'user_id as user', 'impersonator_id as impersonator'])
    .select(['scheduled_change_id as scheduledChange', 'action', 'version', 'changes'])
    .select((isForStaff ? scheduledReason : sql<null>`null`).as('scheduledReason'))
    .select([nameOf('history.user_id').as('userName'), nameOf('history.impersonator_id').as('impersonatorName')])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  if (!counted) return { items };
  const { totalCount } = await entries.select(sql<number>`count(*)`.as('totalCount')).executeTakeFirstOrThrow();
  return { items, meta: { totalCount } };
};

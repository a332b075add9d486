import { type Kysely, sql } from 'kysely';
import type { NoticeAbout, NoticeType } from '../../domain/notices/notice-types.ts';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';

/** The parameters of its sentence: names, figures, amounts. */
type NoticeParams = Readonly<Record<string, string | number | null | undefined>>;

/** An event to notify people about. */
export interface Raised {
  type: NoticeType;
  /** The record that it is about: only those who may read it are notified. */
  record?: { entity: string; id: number };
  params?: NoticeParams;
  about?: NoticeAbout;
  /** People directly concerned, such as the new assignees of a task. */
  users?: readonly number[];
  /** The user who did it, who is not notified. */
  by?: number | null;
  /** When it happened, seconds UTC; now if absent. */
  at?: number;
  /** A key under which it is raised only once; raising it again notifies no one. */
  once?: string;
}

/**
 * Notifies people of an event once the transaction commits: in the bell, and through the channels that rules name. Who
 * they are, what they may see and their language are determined afterwards.
 * @param db scoped to the network, in the transaction of the event
 */
export const notify = async (
  db: Kysely<Tables>,
  { type, record, params = {}, about = {}, users = [], by = null, at, once }: Raised,
): Promise<void> => {
  await db
    .insertInto('notice_event')
    .values({
      type,
      entity: record?.entity ?? null,
      record_id: record?.id ?? null,
      params: JSON.stringify(params),
      about: JSON.stringify(about),
      user_ids: sql<readonly number[]>`${users}::bigint[]`,
      by_id: by,
      once: once ?? null,
      ...(at !== undefined && { created_at: timestamp(at) }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

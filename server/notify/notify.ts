import { type Kysely, sql } from 'kysely';
import type { NoticeAbout, NoticeType } from '../../domain/notice-types.ts';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';

/** What a sentence about it says: names, figures, amounts. */
type NoticeParams = Readonly<Record<string, string | number | null | undefined>>;

/** Something that happened, for people to be told. */
export interface Raised {
  type: NoticeType;
  /** The record that it is about: only those who may read it are told. */
  record?: { entity: string; id: number };
  params?: NoticeParams;
  about?: NoticeAbout;
  /** People whom it names, such as the new assignees of a task. */
  users?: readonly number[];
  /** Who did it, and need not be told. */
  by?: number | null;
  /** When it happened, seconds UTC; now where absent. */
  at?: number;
  /** Under which name it happens once; raised again under that name, it tells nobody. */
  once?: string;
}

/**
 * Has people told of something, once the transaction is kept: in the bell, and by the channels that rules name. Who they are,
 * what they may see and in which language they read is found out afterwards.
 * @param db as the network may see it, in the transaction in which it happens
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

import { sql } from 'kysely';
import type { Language } from '../../domain/text/words.ts';
import { isNoticeType, noticeTypeOf } from '../../domain/notices/notice-types.ts';
import { type Caller, isStaff } from '../access/caller.ts';
import type { Model, Reader } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import { visibleTo } from './visibility.ts';
import { noticePath, noticeText } from './notice-texts.ts';

/** The count stops here; beyond it, the exact number does not matter. */
const maxCounted = 100;
/** Rows read at a time, as some may be about what the person no longer sees. */
const lookThrough = 200;

type Identified = { id: number };

interface Listed {
  limit?: number;
  before?: number;
  unread?: boolean;
}

interface Marked {
  ids?: number[];
  upTo?: number;
}

/** The state of a person's bell. */
interface BellState {
  /** Number of unread notices, 100 at most. */
  unread: number;
  /** The id of the newest one. */
  latest: number | null;
}

export interface Inbox {
  state(db: Reader, caller: Caller): Promise<BellState>;
  handlers: Handlers;
}

/** Returns the notices sent to people, as they may see them now. */
export const createInbox = ({ database, model }: { database: Database; model: Model }): Inbox => {
  const ofPerson = (db: Reader, { userId }: Caller) =>
    db.selectFrom('notice').selectAll().where('user_id', '=', userId);
  type Row = Awaited<ReturnType<ReturnType<typeof ofPerson>['execute']>>[number];

  /** Returns the newest ones that the person sees: the requested number plus one. */
  const newest = async (db: Reader, caller: Caller, { limit = 25, before, unread = false }: Listed): Promise<Row[]> => {
    const found: Row[] = [];
    for (let from = before; ; ) {
      const rows = await ofPerson(db, caller)
        .$if(from !== undefined, (query) => query.where('id', '<', from ?? 0))
        .$if(unread, (query) => query.where('read_at', 'is', null))
        .orderBy('id', 'desc')
        .limit(lookThrough)
        .execute();
      const known = rows.flatMap(({ type, ...row }) => (isNoticeType(type) ? [{ ...row, type }] : []));
      found.push(...(await visibleTo(db, model, known, caller)));
      if (found.length > limit || rows.length < lookThrough) return found.slice(0, limit + 1);
      from = rows.at(-1)?.id;
    }
  };

  const state = async (db: Reader, caller: Caller): Promise<BellState> => {
    const unread = await newest(db, caller, { limit: maxCounted - 1, unread: true });
    const latest = await ofPerson(db, caller)
      .clearSelect()
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return { unread: unread.length, latest: latest?.id ?? null };
  };

  const shown = (row: Row, caller: Caller, language: Language) => {
    const { id, type, params, entity, record_id: record } = row;
    if (!isNoticeType(type)) return [];
    return [
      {
        id,
        groupSlug: noticeTypeOf(type).group,
        type,
        ...noticeText(type, params, language),
        path: noticePath({ type, entity, id: record, params }, isStaff(caller)),
        createdAt: row.created_at,
        readAt: row.read_at,
      },
    ];
  };

  /** @throws Failure 404 if it belongs to another user */
  const mustBeOwn = ({ caller, params }: Call<Identified>): void => {
    if (params.id !== caller.userId) throw new Failure('notFound');
  };

  return {
    state,
    handlers: {
      async listOwnNotices(call: Call<Identified, Listed>) {
        mustBeOwn(call);
        const { caller, query, language } = call;
        const { limit = 25 } = query;
        return database.tenant(caller.tenantId).read(async (db) => {
          const rows = await newest(db, caller, query);
          const { unread } = await state(db, caller);
          return {
            data: {
              items: rows.slice(0, limit).flatMap((row) => shown(row, caller, language)),
              meta: { unread, hasMore: rows.length > limit },
            },
          };
        });
      },

      async markOwnNotices(call: Call<Identified, unknown, Marked>) {
        mustBeOwn(call);
        const { caller, body } = call;
        const { ids = [], upTo = 0 } = body;
        const data = await database.tenant(caller.tenantId).write(async (db) => {
          await db
            .updateTable('notice')
            .set({ read_at: sql<string>`now()` })
            .where('user_id', '=', caller.userId)
            .where('read_at', 'is', null)
            .where(({ or, eb }) => or([eb('id', 'in', ids.length > 0 ? ids : [0]), eb('id', '<=', upTo)]))
            .execute();
          return state(db, caller);
        });
        return { data };
      },
    },
  };
};

import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Reader } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { OwnExports } from '../jobs/exports/own-exports.ts';
import type { OwnJobs } from '../jobs/own-jobs.ts';
import type { ChannelEvent, NewsKind } from './events.ts';

/** The state of something, as sent in an event. */
export interface EventState {
  kind: NewsKind;
  data: unknown;
}

/** Milliseconds by which processes may disagree about the order of events. */
const overlap = 5_000;
/** Maximum items of each kind sent together; the rest can be found in the lists. */
const max = 100;

export interface CurrentState {
  /** The current state of these items, and the time it is from, in milliseconds. */
  of(caller: Caller, news: readonly ChannelEvent[]): Promise<{ told: EventState[]; at: number }>;
  /** The state of all items that changed since a time or are unfinished. */
  since(caller: Caller, since: number | undefined): Promise<{ told: EventState[]; at: number }>;
}

/** Kinds of news about work that ends, with many items each. */
type Work = Exclude<NewsKind, 'notice' | 'change'>;

interface Dependencies {
  database: Database;
  jobs: OwnJobs;
  exports: OwnExports;
  /** A person's number of unread notices, and the newest one. */
  bell(db: Reader, caller: Caller): Promise<unknown>;
  /** Changes of records that they have open: the given ones, or the latest of each record. */
  watched(db: Reader, caller: Caller, ids: readonly number[] | undefined): Promise<unknown[]>;
}

/** Reads the contents of events: a person's own exports and jobs, as returned by calls, and the state of their bell. */
export const createCurrentState = ({ database, jobs, exports, bell, watched }: Dependencies): CurrentState => {
  const read = (
    caller: Caller,
    which: (table: Work) => ReturnType<typeof sql<boolean>>,
    isBellDue: boolean,
    changes: readonly number[] | undefined,
  ) =>
    database.tenant(caller.tenantId).read(async (db) => {
      const { rows } = await sql<{ at: number }>`select extract(epoch from now()) * 1000::float8 as at`.execute(db);
      const ofExports = await exports
        .exportsOf(db, caller)
        .where('export.user_id', '=', caller.userId)
        .where(which('export'))
        .orderBy('export.id', 'desc')
        .limit(max)
        .execute();
      const ofJobs = await jobs.jobsOf(db, caller).where(which('job')).orderBy('id', 'desc').limit(max).execute();
      const told: EventState[] = [
        ...ofExports.map((row): EventState => ({ kind: 'export', data: exports.shown(row, caller) })),
        ...ofJobs.map((row): EventState => ({ kind: 'job', data: jobs.shown(row) })),
        ...(await watched(db, caller, changes)).map((data): EventState => ({ kind: 'change', data })),
        ...(isBellDue ? [{ kind: 'notice' as const, data: await bell(db, caller) }] : []),
      ];
      return { told, at: Math.floor(Number(rows[0]?.at)) };
    });
  return {
    of: (caller, news) =>
      read(
        caller,
        (table) => {
          const ids = news.flatMap(({ kind, id }) => (kind === table ? [id] : []));
          return sql<boolean>`${sql.ref(`${table}.id`)} = any(${ids}::bigint[])`;
        },
        news.some(({ kind }) => kind === 'notice'),
        news.flatMap(({ kind, id }) => (kind === 'change' ? [id] : [])),
      ),
    since: (caller, since) =>
      read(
        caller,
        (table) => {
          const [ended, alive] = [sql.ref(`${table}.ended_at`), sql.ref(`${table}.alive_at`)];
          const begin = since === undefined ? sql`'infinity'` : sql`to_timestamp(${(since - overlap) / 1000}::float8)`;
          return sql<boolean>`(${ended} is null or greatest(${ended}, ${alive}) > ${begin})`;
        },
        // The listener loaded its data before the channel opened, and may have missed something since.
        true,
        undefined,
      ),
  };
};

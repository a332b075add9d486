import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Reader } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { OwnExports } from '../jobs/exports/own-exports.ts';
import type { OwnJobs } from '../jobs/own-jobs.ts';
import type { News, NewsKind } from './news.ts';

/** How something stands, as an event tells it. */
export interface EventState {
  kind: NewsKind;
  data: unknown;
}

/** Milliseconds by which processes may disagree about the order of what happens. */
const overlap = 5_000;
/** So much of each kind is told at once; the rest is found in the lists. */
const max = 100;

export interface CurrentState {
  /** How these stand now, and when that is, in milliseconds. */
  of(caller: Caller, news: readonly News[]): Promise<{ told: EventState[]; at: number }>;
  /** How all stand that went on since a moment or are not over. */
  since(caller: Caller, since: number | undefined): Promise<{ told: EventState[]; at: number }>;
}

/** What goes on and ends, of which there are many. */
type Work = Exclude<NewsKind, 'notice'>;

interface Parts {
  database: Database;
  jobs: OwnJobs;
  exports: OwnExports;
  /** How many a person has not read, and which is the newest. */
  bell(db: Reader, caller: Caller): Promise<unknown>;
}

/** Reads what events tell: a person's own exports and jobs, as the calls answer them, and how their bell stands. */
export const createCurrentState = ({ database, jobs, exports, bell }: Parts): CurrentState => {
  const read = (caller: Caller, which: (table: Work) => ReturnType<typeof sql<boolean>>, isBellDue: boolean) =>
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
      ),
    since: (caller, since) =>
      read(
        caller,
        (table) => {
          const [ended, alive] = [sql.ref(`${table}.ended_at`), sql.ref(`${table}.alive_at`)];
          const begin = since === undefined ? sql`'infinity'` : sql`to_timestamp(${(since - overlap) / 1000}::float8)`;
          return sql<boolean>`(${ended} is null or greatest(${ended}, ${alive}) > ${begin})`;
        },
        // A listener asked before the channel opened, and may have been told something since.
        true,
      ),
  };
};

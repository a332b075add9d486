import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { readable } from '../collections/readable.ts';
import type { Model, Reader } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';

/** Records that people have open for editing, and their state. */

/** The latest change of a record by another user or a scheduled change, without its content. */
export interface LatestChange {
  entity: string;
  id: number;
  /** The version after the change; 0 if there is none. */
  version: number;
  /** Whether a scheduled change made it. */
  isScheduled: boolean;
}

/** Longer than the interval at which clients renew their watch. */
const open = sql`interval '3 minutes'`;

/** Maximum records watched per person, the most recently opened ones: no one has more forms open. */
const maxOpen = 50;

/** Returns changes, or only the latest; those that the person made by hand are left out. */
const changes = (userId: number, which: ReturnType<typeof sql>) => sql<LatestChange>`
  select entity, record_id::integer as id, version, scheduled_change_id is not null as "isScheduled"
  from history where ${which} and (user_id is distinct from ${userId} or scheduled_change_id is not null)`;
const latest = sql`order by history.id desc limit 1`;

const seen = async (
  db: Reader,
  model: Model,
  rows: readonly LatestChange[],
  caller: Caller,
): Promise<LatestChange[]> => {
  const latestChanges: LatestChange[] = [];
  for (const row of rows)
    if ((await readable(db, model, row.entity, [row.id], caller)).has(row.id)) latestChanges.push(row);
  return latestChanges;
};

/** News about the records that a person watches: the given changes, or the latest of each record. */
export const createWatched =
  (model: Model) =>
  async (db: Reader, caller: Caller, ids: readonly number[] | undefined): Promise<LatestChange[]> => {
    if (ids?.length === 0) return [];
    const { userId } = caller;
    const ofRecord = sql`entity = watch.entity and record_id = watch.record_id`;
    const { rows } = await (ids
      ? changes(userId, sql`id = any (${ids}::bigint[])`)
      : sql<LatestChange>`
            select news.* from record_watch as watch
            cross join lateral (${changes(userId, ofRecord)} ${latest}) as news
            where watch.user_id = ${userId} and watch.until > now()`
    ).execute(db);
    return seen(db, model, rows, caller);
  };

/** Handler of `POST /stat/events/watch`. */
export const createWatchHandlers = ({ database, model }: { database: Database; model: Model }): Handlers => ({
  async watchRecord({ caller, body: { entity, id } }: Call<unknown, unknown, { entity: string; id: number }>) {
    const data = await database.tenant(caller.tenantId).write(async (db) => {
      if (!(await readable(db, model, entity, [id], caller)).has(id)) throw new Failure('notFound');
      const others = sql`user_id = ${caller.userId} and (entity, record_id) <> (${entity}, ${id}::bigint)`;
      await sql`delete from record_watch where ${others} and (until < now() or until <= (
        select until from record_watch where ${others} order by until desc offset ${maxOpen - 1} limit 1
      ))`.execute(db);
      await sql`insert into record_watch (user_id, entity, record_id, until)
        values (${caller.userId}, ${entity}, ${id}, now() + ${open})
        on conflict (tenant_id, entity, record_id, user_id) do update set until = excluded.until`.execute(db);
      const ofRecord = sql`entity = ${entity} and record_id = ${id}`;
      const { rows } = await sql<LatestChange>`${changes(caller.userId, ofRecord)} ${latest}`.execute(db);
      return rows[0] ?? { entity, id, version: 0, isScheduled: false };
    });
    return { data };
  },
});

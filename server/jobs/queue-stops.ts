import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connection.ts';
import type { StoppableQueue } from '../database/queue-stops.ts';
import type { Call, Handlers } from '../http/call.ts';

interface Dependencies {
  database: Database;
  /** Kinds of mail that are useful no matter when they arrive. */
  timelessMails: readonly string[];
}

interface QueueBody {
  queue: StoppableQueue;
}

const state = z.array(z.object({ stoppedAt: z.int() }));
const stoppedAt = sql`floor(extract(epoch from stopped_at))::integer as "stoppedAt"`;

/** Ends a stop; the statement refers to it as `ended`. */
const ended = (queue: StoppableQueue, userId: number): RawBuilder<unknown> => sql`
  ended as (
    update queue_stop set started_at = now(), started_by_id = ${userId}
    where queue = ${queue} and started_at is null returning stopped_at
  )`;

/**
 * Waiting entries are abandoned after a certain time of trying, or when they are no longer useful: the time for which
 * their queue was stopped doesn't count.
 */
const goesOn = (timeless: readonly string[]): Readonly<Partial<Record<StoppableQueue, RawBuilder<unknown>>>> => ({
  mails: sql`
    update mail_outbox set expires_at = expires_at + (now() - greatest(stopped_at, created_at)) from ended
    where state = 'waiting' and kind = any (${timeless}::text[]) returning id`,
  postbacks: sql`
    update postback_outbox set failing_since = failing_since + (now() - greatest(stopped_at, failing_since)) from ended
    where state = 'waiting' and failing_since is not null returning id`,
  notices: sql`
    update notice_delivery set failing_since = failing_since + (now() - greatest(stopped_at, failing_since)) from ended
    where state = 'waiting' and failing_since is not null returning id`,
});

/** Handlers that stop and start the queues of a network. */
export const createQueueStopHandlers = ({ database, timelessMails }: Dependencies): Handlers => {
  const shifts = goesOn(timelessMails);
  return {
    async stopQueue({ caller, body: { queue } }: Call<unknown, unknown, QueueBody>) {
      const { rows } = await database.tenant(caller.tenantId).write(async (db) => {
        await sql`
          insert into queue_stop (queue, stopped_by_id) values (${queue}, ${caller.userId})
          on conflict (tenant_id, queue) where started_at is null do nothing`.execute(db);
        // Of two concurrent stops, the other one won.
        return sql`select ${stoppedAt} from queue_stop where queue = ${queue} and started_at is null`.execute(db);
      });
      return { data: { stoppedAt: state.parse(rows)[0]?.stoppedAt ?? null } };
    },

    async startQueue({ caller, body: { queue } }: Call<unknown, unknown, QueueBody>) {
      const shift = shifts[queue];
      await database.tenant(caller.tenantId).write((db) =>
        sql`with ${ended(queue, caller.userId)}${shift ? sql`, shifted as (${shift})` : sql``}
          select count(*) from ended`.execute(db),
      );
      return { data: { stoppedAt: null } };
    },

    async listQueueStops({
      caller,
      query: { limit = 25, offset = 0 },
    }: Call<unknown, { limit?: number; offset?: number }>) {
      return database.tenant(caller.tenantId).read(async (db) => {
        const all = db.selectFrom('queue_stop as stop');
        const rows = await all
          .leftJoin('users as stopper', 'stopper.id', 'stop.stopped_by_id')
          .leftJoin('users as starter', 'starter.id', 'stop.started_by_id')
          .select(['stop.id', 'stop.queue', 'stop.stopped_at', 'stop.started_at'])
          .select(['stop.stopped_by_id', 'stopper.first_name as stopperFirst', 'stopper.last_name as stopperLast'])
          .select(['stop.started_by_id', 'starter.first_name as starterFirst', 'starter.last_name as starterLast'])
          .orderBy('stop.id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute();
        const { count } = await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
        const person = (id: number | null, ...names: (string | null)[]) =>
          id === null ? null : { id, name: names.filter(Boolean).join(' ') };
        const items = rows.map((row) => ({
          id: row.id,
          queue: row.queue,
          stoppedAt: row.stopped_at,
          stoppedBy: person(row.stopped_by_id, row.stopperFirst, row.stopperLast),
          startedAt: row.started_at,
          startedBy: person(row.started_by_id, row.starterFirst, row.starterLast),
        }));
        return { data: { items, meta: { totalCount: count } } };
      });
    },
  };
};

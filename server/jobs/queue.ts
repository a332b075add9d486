import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connection.ts';
import { createSemaphore } from '../exports/semaphore.ts';
import { failureOf } from '../http/failing.ts';
import { createPoller } from '../polling.ts';

/** Milliseconds between two checks for work that no process is running. */
const pollInterval = 2000;
/** After this long without a sign of life, another process may take it over. */
const lease = sql`interval '60 seconds'`;

/** A piece of work and the person who requested it. */
export interface JobName {
  tenantId: number;
  userId: number;
  id: number;
}

/** Runs work stored in a table, one piece at a time for each person. */
export interface Queue {
  /** The name under which this process claims work; null if it runs none. */
  id: string | null;
  /** Runs a piece of work when it is its turn. */
  begin(job: JobName): void;
  /** Picks up unclaimed work, now and every few seconds: of processes that ended, or that run none themselves. */
  start(): void;
  /** Stops after the current step, leaving the rest to the next process. */
  close(): Promise<void>;
}

interface Dependencies {
  database: Database;
  /** The table it is stored in. */
  table: 'job' | 'export';
  /** Pieces that run concurrently. */
  atOnce: number;
  /** Runs work that this process has claimed as `runner`; ends early once `isClosing`. */
  work(name: JobName, runner: string, isClosing: () => boolean): Promise<void>;
  /** Called with the error of work that failed through our fault. */
  report: (error: unknown) => void;
}

/**
 * Returns whether work failed only because the database is away, or others hold what it needs: then it is tried again.
 * What takes too long would take too long again.
 */
export const isHeldUp = (error: unknown): boolean => ['busy', 'unavailable'].includes(failureOf(error).code);

const names = z.array(z.object({ tenantId: z.number(), userId: z.number(), id: z.number() }));

export const createQueue = ({ database, table, atOnce, work, report }: Dependencies): Queue => {
  const runner = randomUUID();
  const takeTurn = createSemaphore(atOnce);
  const under = new Map<string, Promise<void>>();
  let isClosing = false;

  const claim = async ({ tenantId, id }: JobName): Promise<boolean> => {
    const { rows } = await database.tenant(tenantId).write((db) =>
      sql`update ${sql.table(table)} set state = 'running', runner = ${runner}::uuid, alive_at = now()
        where id = ${id} and state in ('queued', 'running')
          and (runner is null or runner = ${runner}::uuid or alive_at < now() - ${lease})
        returning id`.execute(db),
    );
    return rows.length > 0;
  };

  /** Releases it to other processes. */
  const leave = ({ tenantId, id }: JobName): Promise<unknown> =>
    database
      .tenant(tenantId)
      .write((db) =>
        sql`update ${sql.table(table)} set runner = null where id = ${id} and runner = ${runner}::uuid`.execute(db),
      );

  const claimed = async (job: JobName): Promise<void> => {
    if (!isClosing && (await claim(job))) await work(job, runner, () => isClosing);
  };

  /** Work that failed through our fault would fail again immediately, so it is retried after the usual silence. */
  const failed = async (job: JobName, error: unknown): Promise<void> => {
    report(error);
    if (isHeldUp(error)) await leave(job);
  };

  const begin = (job: JobName): void => {
    const key = `${job.tenantId}/${job.id}`;
    if (isClosing || under.has(key)) return;
    const running = takeTurn(job, () => claimed(job))
      .then(
        () => leave(job),
        (error: unknown) => failed(job, error),
      )
      .catch(report)
      .then(() => void under.delete(key));
    under.set(key, running);
  };

  const resume = async (): Promise<void> => {
    const { rows } = await database.owner((db) =>
      sql`select tenant_id as "tenantId", user_id as "userId", id from ${sql.table(table)}
        where ended_at is null and (runner is null or alive_at < now() - ${lease}) order by id limit 100`.execute(db),
    );
    for (const job of names.parse(rows)) begin(job);
  };

  const poller = createPoller({ every: pollInterval, work: resume, report });
  return {
    id: runner,
    begin,
    start: () => poller.start(),
    async close() {
      isClosing = true;
      await poller.close();
      await Promise.all(under.values());
    },
  };
};

/** Stands in for the queue if other processes run its work: they find it on their own. */
export const idleQueue: Pick<Queue, 'id' | 'begin'> = { id: null, begin: () => undefined };

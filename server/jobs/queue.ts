import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connection.ts';
import { createSemaphore } from '../exports/semaphore.ts';
import { failureOf } from '../http/failing.ts';
import { createPoller } from '../polling.ts';

/** Milliseconds between two looks for work that nobody is at. */
const lookEvery = 2000;
/** After so long without a sign of life it is another process's to take over. */
const silence = sql`interval '60 seconds'`;

/** A piece of work and who asked for it. */
export interface JobName {
  tenantId: number;
  userId: number;
  id: number;
}

/** Does work that a table keeps, one piece after another for each person. */
export interface Queue {
  /** Under which name this process is at it; null where it does none. */
  id: string | null;
  /** Does a piece of work when it is its turn. */
  begin(job: JobName): void;
  /** Goes on with work that nobody is at, now and every few seconds: of processes that ended, or that do none. */
  start(): void;
  /** Leaves what is under way after what is just being done, for the next process to go on with. */
  close(): Promise<void>;
}

interface Parts {
  database: Database;
  /** Where it is kept. */
  table: 'job' | 'export';
  /** Pieces that are done at once. */
  atOnce: number;
  /** Does what this process, as `runner`, has claimed; ends early once `isClosing`. */
  work(name: JobName, runner: string, isClosing: () => boolean): Promise<void>;
  /** Is told of work that failed by our fault. */
  report: (error: unknown) => void;
}

const names = z.array(z.object({ tenantId: z.number(), userId: z.number(), id: z.number() }));

export const createQueue = ({ database, table, atOnce, work, report }: Parts): Queue => {
  const runner = randomUUID();
  const takeTurn = createSemaphore(atOnce);
  const under = new Map<string, Promise<void>>();
  let isClosing = false;

  const claim = async ({ tenantId, id }: JobName): Promise<boolean> => {
    const { rows } = await database.tenant(tenantId).write((db) =>
      sql`update ${sql.table(table)} set state = 'running', runner = ${runner}::uuid, alive_at = now()
        where id = ${id} and state in ('queued', 'running')
          and (runner is null or runner = ${runner}::uuid or alive_at < now() - ${silence})
        returning id`.execute(db),
    );
    return rows.length > 0;
  };

  /** Lets others go on with it. */
  const leave = ({ tenantId, id }: JobName): Promise<unknown> =>
    database
      .tenant(tenantId)
      .write((db) =>
        sql`update ${sql.table(table)} set runner = null where id = ${id} and runner = ${runner}::uuid`.execute(db),
      );

  const claimed = async (job: JobName): Promise<void> => {
    if (!isClosing && (await claim(job))) await work(job, runner, () => isClosing);
  };

  /** What failed by our fault would fail again at once, and is tried again when it has been silent for long enough. */
  const failed = async (job: JobName, error: unknown): Promise<void> => {
    report(error);
    if (failureOf(error).code === 'unavailable') await leave(job);
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
        where ended_at is null and (runner is null or alive_at < now() - ${silence}) order by id limit 100`.execute(db),
    );
    for (const job of names.parse(rows)) begin(job);
  };

  const poller = createPoller({ every: lookEvery, work: resume, report });
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

/** Stands for the queue where other processes do its work: they find it by themselves. */
export const idleQueue: Pick<Queue, 'id' | 'begin'> = { id: null, begin: () => undefined };

import { sql } from 'kysely';
import type { ChoreName } from '../../domain/chores.ts';
import { mustAgreeOnTime } from '../database/clocks.ts';
import { replaceReferences } from '../collections/replaced.ts';
import type { Database } from '../database/connection.ts';
import { keepPartitions, type Retention } from '../events/partitions.ts';
import type { ExportFiles } from '../exports/files.ts';
import { makeDueInvoices } from '../invoices/schedules.ts';
import { approveDue } from '../traffic/conversions/approve.ts';
import { eraseDue } from '../traffic/leads/erase.ts';
import { concludeExpiredPushes } from '../traffic/leads/expired-pushes.ts';
import { createPoller } from '../polling.ts';
import { sweepExports } from './exports/sweep.ts';
import { sweep } from './sweep.ts';
import { watchCaps, watchNetworks } from './watching.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** What chores work with. */
interface Dependencies {
  database: Database;
  retention: Retention;
  /** Files of exports. */
  files: ExportFiles;
}

interface Chore {
  /** Milliseconds between two runs. */
  every: number;
  /** Whether it does something irreversible based on age, so that a wrong clock must not trigger it. */
  isByAge?: true;
  /** Checks between its steps whether to stop early: the process can't end before. */
  work(isClosing: () => boolean): Promise<unknown>;
}

/** Returns the look for what no single change reveals: every time at caps, but once a minute at what takes long to read. */
const watchingOf = (database: Database): Chore['work'] => {
  let due = 0;
  return async () => {
    const isDue = performance.now() >= due;
    if (isDue) due = performance.now() + minute;
    await Promise.all([watchCaps(database), isDue && watchNetworks(database)]);
  };
};

/** The chores, for all networks. Any number of processes share them. */
const choresOf = ({ database, retention, files }: Dependencies): Record<ChoreName, Chore> => ({
  approving: { isByAge: true, every: 10 * second, work: (isClosing) => approveDue(database, { isClosing }) },
  invoicing: { isByAge: true, every: minute, work: (isClosing) => makeDueInvoices(database, { isClosing }) },
  givingUp: { isByAge: true, every: minute, work: (isClosing) => concludeExpiredPushes(database, isClosing) },
  erasing: { isByAge: true, every: hour, work: (isClosing) => eraseDue({ database, exportFiles: files, isClosing }) },
  sweeping: {
    isByAge: true,
    every: hour,
    work: (isClosing) => Promise.all([sweep(database, isClosing), sweepExports(database, files)]),
  },
  partitions: { every: hour, work: (isClosing) => keepPartitions(database, retention, isClosing) },
  watching: { every: 10 * second, work: watchingOf(database) },
  replacing: { every: 5 * second, work: (isClosing) => replaceReferences(database, isClosing) },
});

/** Records that a chore was done, or that it failed, and since when it has. */
const note = (database: Database, name: string, column: 'ended_at' | 'failed_at'): Promise<unknown> => {
  const since = column === 'failed_at' ? sql`now()` : sql`null`;
  return database.owner((db) =>
    sql`insert into chore_run as run (name, ${sql.ref(column)}, failing_since) values (${name}, now(), ${since})
      on conflict (name) do update set ${sql.ref(column)} = now(),
        failing_since = case when excluded.failing_since is not null
          then coalesce(run.failing_since, excluded.failing_since) end`.execute(db),
  );
};

const noted = async (database: Database, name: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    await note(database, name, 'failed_at').catch(() => undefined);
    throw error;
  }
  await note(database, name, 'ended_at');
};

/**
 * Starts the chores and repeats them from then on.
 * @param report receives what failed and why
 * @returns a function that stops them, waiting for those under way
 */
export const startChores = (
  parts: Dependencies,
  report: (what: string, error: unknown) => void,
): (() => Promise<unknown>) => {
  const { database } = parts;
  const workers = Object.entries(choresOf(parts)).map(([name, { every, isByAge, work }]) =>
    createPoller({
      every,
      work: (isClosing) =>
        noted(database, name, async () => {
          if (isByAge) await mustAgreeOnTime(database);
          await work(isClosing);
        }),
      report: (error) => report(`the chore ${name}`, error),
    }),
  );
  // It runs every second, so a database that is unavailable for a while makes no difference to it.
  workers.push(createPoller({ every: second, work: () => database.compactTotals(), report: () => undefined }));
  for (const worker of workers) worker.start();
  return () => Promise.all(workers.map((worker) => worker.close()));
};

import { setTimeout as pause } from 'node:timers/promises';
import { Semaphore } from 'async-mutex';
import { prepare, type Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Database } from '../../database/connection.ts';
import { createUsages } from '../counters/usage.ts';
import { readNetwork } from './read.ts';

/** What decides who gets traffic, in the memory of this process: one snapshot per network. */
export interface Snapshots {
  /** Returns the current state; it includes a change within a second of its commit. */
  of(tenantId: number): Promise<Snapshot>;
  /** Whether change notifications arrive; otherwise everything is read again every few seconds. */
  areTold(): boolean;
  /** Resolves once change notifications arrive. All networks are then read; a first call waits only for its own. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds between two reads while notifications don't arrive, and before a failed read is tried again. */
const patience = 3_000;

/** Milliseconds between two reads of a network that keeps changing. */
const breath = 100;

/** How many networks are read again at the same time: clicks and leads need the other connections, and the processor. */
const atOnce = 2;

/** A network's snapshot, and how often a new read was requested. */
interface Kept {
  snapshot: Promise<Snapshot>;
  /** The last one handed out: with the latest usage. */
  latest: Snapshot | undefined;
  asked: number;
  reading: Promise<void> | undefined;
}

const read = async (database: Database, tenantId: number): Promise<Snapshot> =>
  prepare(
    await database
      .tenant(tenantId)
      .read((db) =>
        db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(readNetwork),
      ),
  );

/**
 * Keeps snapshots up to date through the notifications that the database sends when a network's data change (triggers
 * of the migration `traffic_told`).
 */
export const createSnapshots = (database: Database): Snapshots => {
  const usageOf = createUsages(database);
  const networks = new Map<number, Kept>();
  const turns = new Semaphore(atOnce);
  const ending = new AbortController();
  const heardAll = Promise.withResolvers<void>();
  let isTold = false;
  let polling: NodeJS.Timeout | undefined;
  let readingAhead: Promise<void> | undefined;

  const rest = (milliseconds: number): Promise<void> =>
    pause(milliseconds, undefined, { signal: ending.signal }).catch(() => undefined);

  /** Reads until no request has come since the read began; the current snapshot stays until the next is there. */
  const keepReading = async (tenantId: number, kept: Kept): Promise<void> => {
    for (let done = 0; done < kept.asked && !ending.signal.aborted; ) {
      const asked = kept.asked;
      try {
        const snapshot = await turns.runExclusive(() => read(database, tenantId));
        kept.snapshot = Promise.resolve(snapshot);
        done = asked;
        await rest(breath);
      } catch {
        await rest(patience);
      }
    }
    kept.reading = undefined;
    kept.asked = 0;
  };

  const readAnew = (tenantId: number, kept: Kept): void => {
    kept.asked++;
    kept.reading ??= keepReading(tenantId, kept);
  };
  const readAllAnew = (): void => {
    for (const [tenantId, kept] of networks) readAnew(tenantId, kept);
  };

  const stopListening = database.listen('sluice_traffic', {
    heard(payload) {
      const kept = networks.get(Number(payload));
      if (payload === '') readAllAnew();
      else if (kept) readAnew(Number(payload), kept);
    },
    listening() {
      isTold = true;
      clearInterval(polling);
      polling = undefined;
      heardAll.resolve();
      readAllAnew();
    },
    lost() {
      isTold = false;
      // Called again with each attempt to listen that fails.
      if (!ending.signal.aborted) polling ??= setInterval(readAllAnew, patience);
    },
  });

  const known = (tenantId: number): Kept => {
    const at = networks.get(tenantId);
    if (at) return at;
    const kept: Kept = { snapshot: read(database, tenantId), latest: undefined, asked: 0, reading: undefined };
    networks.set(tenantId, kept);
    // If it can't be read, the next caller who needs it reads it again.
    kept.snapshot.catch(() => networks.delete(tenantId));
    return kept;
  };
  const of = async (tenantId: number): Promise<Snapshot> => {
    const kept = known(tenantId);
    const snapshot = await kept.snapshot;
    const usage = await usageOf(tenantId);
    // Traffic that comes at the same time shares one: both parts stay the same for a while.
    if (kept.latest?.usage !== usage || kept.latest.campaigns !== snapshot.campaigns)
      kept.latest = { ...snapshot, usage };
    return kept.latest;
  };

  /** Reads one network after another, so that the first calls find free connections. */
  const readAhead = async (): Promise<void> => {
    const tenants = await database.owner((db) => db.selectFrom('tenant').select('id').execute());
    for (const { id } of tenants) {
      if (ending.signal.aborted) return;
      await known(id).snapshot.catch(() => undefined);
    }
  };

  return {
    of,
    areTold: () => isTold,
    async ready() {
      await heardAll.promise;
      // Not awaited: large networks take longer than a server may take to start.
      readingAhead = readAhead().catch(() => undefined);
    },
    async close() {
      ending.abort();
      await stopListening();
      clearInterval(polling);
      await readingAhead;
      await Promise.allSettled([...networks.values()].map(({ snapshot }) => snapshot));
      await Promise.all([...networks.values()].map(async ({ reading }) => reading));
    },
  };
};

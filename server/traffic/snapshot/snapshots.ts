import { setTimeout as pause } from 'node:timers/promises';
import { Semaphore } from 'async-mutex';
import { withChanges } from '../../../domain/distribution/campaigns.ts';
import { prepare, type Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Database } from '../../database/connection.ts';
import { createUsages } from '../counters/usage.ts';
import { readChangedCampaigns, readNetwork } from './read.ts';

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
const retryInterval = 3_000;

/** Milliseconds between two reads of a network that keeps changing. */
const pauseBetweenReads = 100;

/** How many networks are read again at the same time: clicks and leads need the other connections, and the processor. */
const concurrency = 2;

/** What has changed in a network: some campaigns, by id, or anything. */
type Stale = 'all' | ReadonlySet<number>;

/** Up to how many changed campaigns are read by themselves; they come quicker than they can be read only in imports. */
const maxReadAlone = 50_000;

const combined = (one: Stale | undefined, other: Stale): Stale => {
  if (one === undefined) return other;
  const both = one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other]);
  return both !== 'all' && both.size > maxReadAlone ? 'all' : both;
};

/** A network's snapshot, and what has changed since the last read began. */
interface CachedSnapshot {
  snapshot: Promise<Snapshot>;
  /** The last one handed out, with the usage of then, and the one it was made of. */
  latest: { snapshot: Snapshot; of: Snapshot } | undefined;
  stale: Stale | undefined;
  reading: Promise<void> | undefined;
}

/** Reads a notification: `<tenant>`, or `<tenant> <id>,<id>…` if only these campaigns changed. */
const changeIn = (payload: string): { tenantId: number; stale: Stale } => {
  const [tenant, ids] = payload.split(' ');
  return { tenantId: Number(tenant), stale: ids === undefined ? 'all' : new Set(ids.split(',').map(Number)) };
};

const read = async (database: Database, tenantId: number): Promise<Snapshot> =>
  prepare(
    await database
      .tenant(tenantId)
      .read((db) =>
        db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(readNetwork),
      ),
  );

/** Returns a snapshot of what a network has now; of one that is there already, only what has changed is read. */
const readAgain = async (
  database: Database,
  tenantId: number,
  before: Snapshot | undefined,
  stale: Stale,
): Promise<Snapshot> => {
  if (stale === 'all' || !before) return read(database, tenantId);
  const changes = await database.tenant(tenantId).read((db) => readChangedCampaigns(db, [...stale]));
  return { ...before, campaigns: withChanges(before.campaigns, changes) };
};

/**
 * Keeps snapshots up to date through the notifications that the database sends when a network's data change (triggers
 * of the migration `traffic_told`).
 */
export const createSnapshots = (database: Database): Snapshots => {
  const usageOf = createUsages(database);
  const networks = new Map<number, CachedSnapshot>();
  const turns = new Semaphore(concurrency);
  const ending = new AbortController();
  const heardAll = Promise.withResolvers<void>();
  let isTold = false;
  let polling: NodeJS.Timeout | undefined;
  let readingAhead: Promise<void> | undefined;

  const rest = (milliseconds: number): Promise<void> =>
    pause(milliseconds, undefined, { signal: ending.signal }).catch(() => undefined);

  /** Reads until nothing has changed since the read began; the current snapshot stays until the next is there. */
  const keepReading = async (tenantId: number, kept: CachedSnapshot): Promise<void> => {
    while (kept.stale !== undefined && !ending.signal.aborted) {
      const { stale } = kept;
      kept.stale = undefined;
      try {
        const before = await kept.snapshot.catch(() => undefined);
        const snapshot = await turns.runExclusive(() => readAgain(database, tenantId, before, stale));
        kept.snapshot = Promise.resolve(snapshot);
        await rest(pauseBetweenReads);
      } catch {
        kept.stale = combined(kept.stale, stale);
        await rest(retryInterval);
      }
    }
    kept.reading = undefined;
  };

  const readAnew = (tenantId: number, kept: CachedSnapshot, stale: Stale): void => {
    kept.stale = combined(kept.stale, stale);
    kept.reading ??= keepReading(tenantId, kept);
  };
  const readAllAnew = (): void => {
    for (const [tenantId, kept] of networks) readAnew(tenantId, kept, 'all');
  };

  const stopListening = database.listen('sluice_traffic', {
    heard(payload) {
      if (payload === '') return readAllAnew();
      const { tenantId, stale } = changeIn(payload);
      const cached = networks.get(tenantId);
      if (cached) readAnew(tenantId, cached, stale);
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
      if (!ending.signal.aborted) polling ??= setInterval(readAllAnew, retryInterval);
    },
  });

  const known = (tenantId: number): CachedSnapshot => {
    const at = networks.get(tenantId);
    if (at) return at;
    const cached: CachedSnapshot = {
      snapshot: read(database, tenantId),
      latest: undefined,
      stale: undefined,
      reading: undefined,
    };
    networks.set(tenantId, cached);
    // If it can't be read, the next caller who needs it reads it again.
    cached.snapshot.catch(() => networks.delete(tenantId));
    return cached;
  };
  const of = async (tenantId: number): Promise<Snapshot> => {
    const cached = known(tenantId);
    const snapshot = await cached.snapshot;
    const usage = await usageOf(tenantId);
    // Traffic that comes at the same time shares one: both parts stay the same for a while.
    if (cached.latest?.of !== snapshot || cached.latest.snapshot.usage !== usage)
      cached.latest = { snapshot: { ...snapshot, usage }, of: snapshot };
    return cached.latest.snapshot;
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

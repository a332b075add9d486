import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex';
import { LRUCache } from 'lru-cache';
import { DatabaseBusy } from './unavailable.ts';

/** Runs work when its kind has room (D36). */
export type Bulkhead = <T>(work: () => Promise<T>) => Promise<T>;

/** The ways to the database's connections; each bounds how many are used at once, and slows nothing down before that. */
export interface Bulkheads {
  /** Leaves a fifth of the connections to other kinds of work. */
  of(kind: string): Bulkhead;
  /** Shares half of the connections among all reads that may be long, of which one network never takes all. */
  scanning(tenantId: number): Bulkhead;
}

/** A tenant's id may come from a caller who made it up, so their lanes are cached with a limit. */
const maxCachedTenants = 1000;

/**
 * Keeps work of one kind from taking all connections: if it gets stuck, say at a locked table, work of other kinds
 * continues.
 * @param connections in the pool
 * @param patience milliseconds that work waits for others of its kind before it fails with DatabaseBusy
 */
export const createBulkheads = (connections: number, patience: number): Bulkheads => {
  const laneOf = (max: number, name: string): SemaphoreInterface =>
    withTimeout(new Semaphore(Math.max(1, max)), patience, new DatabaseBusy(`Too many calls at once wait for ${name}`));
  const max = connections - Math.ceil(connections / 5);
  const half = Math.ceil(connections / 2);
  const lanes = new Map<string, SemaphoreInterface>();
  const scans = laneOf(half, 'lists');
  const scansOf = new LRUCache<number, SemaphoreInterface>({ max: maxCachedTenants });
  return {
    of(kind) {
      const lane = lanes.get(kind) ?? laneOf(max, kind);
      lanes.set(kind, lane);
      return (work) => lane.runExclusive(work);
    },
    scanning(tenantId) {
      const own = scansOf.get(tenantId) ?? laneOf(half - 1, 'lists');
      scansOf.set(tenantId, own);
      return (work) => own.runExclusive(() => scans.runExclusive(work));
    },
  };
};

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
 * Returns a lane for so much work at once; more waits in order of arrival. By hand, as every call takes a lane and few
 * ever wait: a library's semaphore makes a timer and a dozen promises each time (D1582).
 * @param patience milliseconds that work waits before it fails with DatabaseBusy
 */
const laneOf = (max: number, patience: number, name: string): Bulkhead => {
  let free = Math.max(1, max);
  const waiting = new Set<() => void>();
  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(new DatabaseBusy(`Too many calls at once wait for ${name}`));
      }, patience);
      waiting.add(begin);
    });
  const leave = (): void => {
    const [next] = waiting;
    if (!next) {
      free++;
      return;
    }
    waiting.delete(next);
    next();
  };
  return async (work) => {
    if (free > 0) free--;
    else await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

/**
 * Keeps work of one kind from taking all connections: if it gets stuck, say at a locked table, work of other kinds
 * continues.
 * @param connections in the pool
 * @param patience milliseconds that work waits for others of its kind before it fails with DatabaseBusy
 */
export const createBulkheads = (connections: number, patience: number): Bulkheads => {
  const max = connections - Math.ceil(connections / 5);
  const half = Math.ceil(connections / 2);
  const lanes = new Map<string, Bulkhead>();
  const scans = laneOf(half, patience, 'lists');
  const scansOf = new LRUCache<number, Bulkhead>({ max: maxCachedTenants });
  return {
    of(kind) {
      const lane = lanes.get(kind) ?? laneOf(max, patience, kind);
      lanes.set(kind, lane);
      return lane;
    },
    scanning(tenantId) {
      const own = scansOf.get(tenantId) ?? laneOf(half - 1, patience, 'lists');
      scansOf.set(tenantId, own);
      return (work) => own(() => scans(work));
    },
  };
};

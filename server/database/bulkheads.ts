import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex';
import { DatabaseBusy } from './unavailable.ts';

/** Runs work when its kind has room (D36). */
export type Bulkhead = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Keeps work of one kind from taking all connections: if it gets stuck, say at a locked table, work of other kinds
 * continues.
 * @param connections in the pool; each kind of work leaves a fifth of them to the others
 * @param patience milliseconds that work waits for others of its kind before it fails with DatabaseBusy
 */
export const createBulkheads = (connections: number, patience: number): ((kind: string) => Bulkhead) => {
  const lanes = new Map<string, SemaphoreInterface>();
  const max = Math.max(1, connections - Math.ceil(connections / 5));
  return (kind) => {
    let lane = lanes.get(kind);
    if (!lane) {
      const full = new DatabaseBusy(`Too many calls at once wait for ${kind}`);
      lanes.set(kind, (lane = withTimeout(new Semaphore(max), patience, full)));
    }
    const own = lane;
    return (work) => own.runExclusive(work);
  };
};

import { setImmediate } from 'node:timers/promises';

/** Groups generated items into batches. */
export function* inBatches<T>(drawn: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const one of drawn) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Batches that may wait while the database does something else. */
const ahead = 100;

/**
 * Writes generated items in batches: while the database is writing some, the next are generated.
 * @param size small enough for a batch to be sent to the database in one go
 * @param write makes one statement: each one more would wait for the next batch to be generated
 */
export const writeDrawn = async <T>(
  drawn: Iterable<T>,
  size: number,
  write: (batch: readonly T[]) => Promise<void>,
): Promise<void> => {
  const waiting: Promise<void>[] = [];
  let last = Promise.resolve();
  try {
    for (const batch of inBatches(drawn, size)) {
      last = last.then(() => write(batch));
      waiting.push(last);
      // Let writes be sent and answered before generating blocks the thread.
      await Promise.race([last, setImmediate()]);
      if (waiting.length > ahead) await waiting.shift();
    }
  } finally {
    await last;
  }
};

/** Does things at the same time in one transaction: it is over only when all of them are, even if one fails. */
export const inParallel = async (...works: readonly Promise<void>[]): Promise<void> => {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason;
};

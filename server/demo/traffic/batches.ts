import { setImmediate } from 'node:timers/promises';

/** Groups items into batches. */
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
/** Milliseconds of generating after which the database gets to be told the next statement. */
const breath = 0.3;

/**
 * Writes generated items in batches: while the database is writing some, the next are generated and prepared, so that
 * it gets them as soon as it has finished.
 * @param prepare returns what writes a batch with one statement: each one more would wait for the next break in
 *   generating
 */
export const writeDrawn = async <T>(
  drawn: Iterable<T>,
  size: number,
  prepare: (batch: readonly T[]) => () => Promise<void>,
): Promise<void> => {
  const waiting: Promise<void>[] = [];
  let last = Promise.resolve();
  let since = performance.now();
  let batch: T[] = [];
  const add = async (): Promise<void> => {
    const write = prepare(batch);
    batch = [];
    last = last.then(write);
    waiting.push(last);
    if (waiting.length > ahead) await waiting.shift();
  };
  try {
    for (const one of drawn) {
      batch.push(one);
      if (batch.length === size) await add();
      if (performance.now() - since < breath) continue;
      // The database idles from its answer to the next statement, so neither may wait long for this thread.
      await Promise.race([last, setImmediate()]);
      since = performance.now();
    }
    if (batch.length > 0) await add();
  } finally {
    await last;
  }
};

/** Does things at the same time in one transaction: it is over only when all of them are, even if one fails. */
export const inParallel = async (...works: readonly Promise<void>[]): Promise<void> => {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason;
};

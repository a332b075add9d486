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

/**
 * Writes generated items in batches and never holds more: while the database is writing some, the next are generated.
 * @param size small enough for a batch to be sent to the database in one go
 */
export const writeDrawn = async <T>(
  drawn: Iterable<T>,
  size: number,
  write: (batch: readonly T[]) => Promise<void>,
): Promise<void> => {
  let writing = Promise.resolve();
  for (const batch of inBatches(drawn, size)) {
    await writing;
    writing = write(batch);
    // Let the write be sent before generating blocks the thread.
    await Promise.race([writing, setImmediate()]);
  }
  await writing;
};

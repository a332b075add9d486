import { setImmediate } from 'node:timers/promises';

/** Some at a time of what is drawn one by one. */
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
 * Writes what is drawn, so many at a time, and never holds more: while the database is at some, the next are drawn.
 * @param size so few that they go out to the database at once
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
    // It is under way before drawing keeps the thread.
    await Promise.race([writing, setImmediate()]);
  }
  await writing;
};

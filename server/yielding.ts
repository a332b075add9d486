import { setImmediate as breathe } from 'node:timers/promises';

/** Rows processed in one go; takes a few milliseconds. */
const chunkSize = 50;

/** Maps a large number of rows, yielding to the process’s other work in between. */
export const mapYielding = async <Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
): Promise<Mapped[]> => {
  const mapped: Mapped[] = [];
  for (let at = 0; at < items.length; at += chunkSize) {
    if (at > 0) await breathe();
    for (const item of items.slice(at, at + chunkSize)) mapped.push(map(item));
  }
  return mapped;
};

import { Failure } from '../failure.ts';

/** Makes a failure that was reported for the first item point to its own item's place in the call. */
const movedToItem = (failure: Failure, place: number): Failure =>
  failure.told(({ path = 'id', ...detail }) => ({
    ...detail,
    path: path.startsWith('items.0.') ? path.replace('0', String(place)) : `items.${place}.${path}`,
  }));

/**
 * Does something to each item of a call, in the order of their ids, so that two calls never wait for each other.
 * @throws Failure of the first item that it fails for, with its place
 */
export const forEachItem = async <Item extends { id: number }>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<void> => {
  for (const item of items.toSorted((one, other) => one.id - other.id))
    await act(item).catch((error: unknown) => {
      throw error instanceof Failure ? movedToItem(error, items.indexOf(item)) : error;
    });
};

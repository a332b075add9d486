import type { Identifier } from 'ra-core';

/** One change of a checkbox: whose, to which state, and for a range, starting from which record. */
export interface Tick {
  id: Identifier;
  isTicked: boolean;
  /** The record whose box was used last; undefined if it is not a range. */
  from?: Identifier | undefined;
}

/** Returns the records of a page between two of them, inclusive; only the second if the first is not on the page. */
const between = (page: readonly Identifier[], from: Identifier | undefined, id: Identifier): readonly Identifier[] => {
  const ends = [from, id].map((one) => page.findIndex((other) => other === one));
  if (ends.includes(-1)) return [id];
  return page.slice(Math.min(...ends), Math.max(...ends) + 1);
};

/** Returns the selection after a tick: other pages stay unchanged, and there are no duplicates. */
export const afterTick = (
  selected: readonly Identifier[],
  page: readonly Identifier[],
  { id, isTicked, from }: Tick,
): Identifier[] => {
  const meant = new Set(between(page, from, id));
  const others = selected.filter((one) => !meant.has(one));
  if (!isTicked) return others;
  return [...selected, ...[...meant].filter((one) => !selected.includes(one))];
};

/** Returns the selection after ticking or unticking all records of a page. */
export const afterPage = (
  selected: readonly Identifier[],
  page: readonly Identifier[],
  isTicked: boolean,
): Identifier[] => {
  const others = selected.filter((one) => !page.includes(one));
  return isTicked ? [...others, ...page] : others;
};

import type { Identifier } from 'ra-core';

/** One tick of a person: which record's, to what, and from which one on where it is a range. */
export interface Tick {
  id: Identifier;
  isTicked: boolean;
  /** The record whose box was used last; undefined where it is no range. */
  from?: Identifier | undefined;
}

/** The records of a page between two of them, both included; the second alone where the first is not on the page. */
const between = (page: readonly Identifier[], from: Identifier | undefined, id: Identifier): readonly Identifier[] => {
  const ends = [from, id].map((one) => page.findIndex((other) => other === one));
  if (ends.includes(-1)) return [id];
  return page.slice(Math.min(...ends), Math.max(...ends) + 1);
};

/** What is selected after a tick: those of other pages stay as they were, nothing is there twice. */
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

/** What is selected once all records of a page are ticked, or none of them. */
export const afterPage = (
  selected: readonly Identifier[],
  page: readonly Identifier[],
  isTicked: boolean,
): Identifier[] => {
  const others = selected.filter((one) => !page.includes(one));
  return isTicked ? [...others, ...page] : others;
};

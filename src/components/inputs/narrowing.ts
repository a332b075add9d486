import { createContext, useContext } from 'react';

type Filter = Readonly<Record<string, unknown>>;

/** In place of a filter: what settles it is still loading, and nothing can be offered before. */
export const awaited = 'awaited';

/** Which records are offered: those that a filter leaves, or all. */
export type Narrowed = Filter | typeof awaited | undefined;

/** Filters of references that other fields of the form settle, by the resource that is referred to. */
export type Narrowing = Readonly<Record<string, Narrowed>>;

const NarrowingContext = createContext<Narrowing>({});

/** The inputs within offer only what these filters leave of the resources they name. */
export const NarrowingProvider = NarrowingContext.Provider;

/** The filter of a reference: the definition's own, and what the form around settles. */
export const useNarrowed = (reference: string, own: Narrowed): Narrowed => {
  const settled = useContext(NarrowingContext)[reference];
  if (own === awaited || settled === awaited) return awaited;
  return settled ? { ...own, ...settled } : own;
};

/** Records that can't be chosen any more, by the resource that is referred to. */
export type Taken = Readonly<Record<string, readonly unknown[]>>;

const none: readonly unknown[] = [];
const TakenContext = createContext<Taken>({});

/** The inputs within offer none of these records. */
export const TakenProvider = TakenContext.Provider;

/** Ids of the records of a resource that are not to be offered. */
export const useTaken = (reference: string): readonly unknown[] => useContext(TakenContext)[reference] ?? none;

import { createContext, useContext } from 'react';

export type Filter = Readonly<Record<string, unknown>>;

/** Used in place of a filter: what determines it is still loading, and nothing can be offered until then. */
export const awaited = 'awaited';

/** Which records are offered: those that match a filter, or all. */
export type Narrowed = Filter | typeof awaited | undefined;

/** Returns whether a filter leaves nothing: one of its lists of values is empty, which a query can't express. */
export const isEmptyFilter = (narrowed: Narrowed): boolean =>
  narrowed !== awaited && Object.values(narrowed ?? {}).some((one) => Array.isArray(one) && one.length === 0);

/** Filters of references that other fields of the form determine, by the referenced resource. */
export type Narrowing = Readonly<Record<string, Narrowed>>;

const NarrowingContext = createContext<Narrowing>({});

/** The inputs inside offer only the records that match these filters. */
export const NarrowingProvider = NarrowingContext.Provider;

/** Returns the filter of a reference: its own, combined with the one that the form determines. */
export const useNarrowed = (reference: string, own: Narrowed): Narrowed => {
  const settled = useContext(NarrowingContext)[reference];
  if (own === awaited || settled === awaited) return awaited;
  return settled ? { ...own, ...settled } : own;
};

/** Records that can no longer be selected, by the referenced resource. */
export type TakenValues = Readonly<Record<string, readonly unknown[]>>;

const none: readonly unknown[] = [];
const TakenContext = createContext<TakenValues>({});

/** The inputs inside offer none of these records. */
export const TakenProvider = TakenContext.Provider;

/** Returns the ids of the records of a resource that are not to be offered. */
export const useTaken = (reference: string): readonly unknown[] => useContext(TakenContext)[reference] ?? none;

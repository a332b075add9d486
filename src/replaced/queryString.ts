type Value = string | number | boolean | null | undefined;

/** Replaces the library that reads and writes queries, with the browser's own means; addresses here have plain values. */
export const parse = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

/** Returns the query without its question mark, by name; what is undefined is left out, lists repeat their name. */
export const stringify = (values: Readonly<Record<string, Value | readonly Value[]>>): string => {
  const pairs = Object.entries(values)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
    .filter(([, value]) => value !== undefined);
  return pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value ?? '')}`).join('&');
};

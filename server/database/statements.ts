import { LRUCache } from 'lru-cache';

/** Bounds the memory that plans take in each connection of the server. */
const most = 200;

const names = new Map<string, string>();
const seenOnce = new LRUCache<string, true>({ max: 1000 });

/**
 * A name under which the server keeps a statement prepared, its plan included; undefined for a statement of its kind
 * seen for the first time (bulk writes have as many texts as sizes) and once enough have a name.
 */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size === most) return known;
  if (!seenOnce.delete(sql)) {
    seenOnce.set(sql, true);
    return undefined;
  }
  const name = `sluice_${names.size}`;
  names.set(sql, name);
  return name;
}

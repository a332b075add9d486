import { LRUCache } from 'lru-cache';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Collection, Model, Reader } from './model.ts';
import { cachedStatement, run } from '../database/statement.ts';

/** Exact record counts, kept up to date instead of counted each time, in the table `totals` (D42). */

/** The number of an entity's records, or of those with the given statuses. */
export const recordedTotal = ({ key }: Collection, statuses?: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(sum(rows), 0)::bigint from totals where entity = ${sql.lit(key)}${statuses ? sql` and status = any(${statuses}::text[])` : sql``})`;

/** Returns the number of records per entity name; entities without any are left out. */
export const sizesOf = async (db: Reader, model: Model, caller: Caller): Promise<ReadonlyMap<string, number>> => {
  const prepared = cachedStatement<{ entity: string; size: number }>(
    model,
    'sizes',
    () => sql`select entity, sum(rows)::bigint as size from totals group by entity having sum(rows) > 0`,
  );
  return new Map((await run(db, prepared, { caller, values: {} })).map(({ entity, size }) => [entity, size]));
};

/**
 * A number that differs between two snapshots whenever a record of these entities does: a count taken under it holds
 * while it stays the same. Each part only grows, so the sum of several stands for all of them.
 */
export const stateToken = (entities: readonly string[]): RawBuilder<unknown> =>
  sql`(select coalesce(sum(changes), 0)::bigint from totals where entity in (${sql.join(entities.map((key) => sql.lit(key)))}))`;

/** What was counted or summed, and the state for which it is valid. */
interface InState {
  token: number;
  /** When, in milliseconds. */
  at: number;
}

/** A cached count. */
export interface Counted extends InState {
  totalCount?: number;
  minDate?: number | null;
  maxDate?: number | null;
}

/** The totals of amounts in a currency. */
export interface Sum {
  currency: number;
  amounts: Record<string, string>;
}

/** Cached sums of the records of a list, and how many these are, if that is known. */
export interface Summed extends InState {
  totalCount: number | undefined;
  sums: readonly Sum[];
}

const max = 5000;
/** Counting more than this takes longer than a page does. */
const manyRecords = 100_000;
/** Milliseconds for which the count of so many is good enough, whatever has changed since (D1409). */
const goodFor = 10_000;

/** Whether what was counted is valid in a state, or was counted a moment ago among so many that it is good enough. */
export const isValid = (
  { token, at, totalCount = 0 }: InState & { totalCount?: number | undefined },
  now: unknown,
): boolean => token === now || (totalCount > manyRecords && Date.now() - at < goodFor);

/**
 * Counts taken and counts in progress, each under a key that covers the tenant and everything that narrows the records.
 */
export interface Counts {
  known: LRUCache<string, Counted>;
  pending: Map<string, Promise<Counted>>;
  sums: LRUCache<string, Summed>;
}

const kept = new WeakMap<object, Counts>();

/** Returns the counts of `owner`. */
export const countsOf = (owner: object): Counts => {
  let own = kept.get(owner);
  if (!own) kept.set(owner, (own = { known: new LRUCache({ max }), pending: new Map(), sums: new LRUCache({ max }) }));
  return own;
};

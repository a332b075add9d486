import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../access/caller.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import { isNamedSql, labelSql } from './labels.ts';
import type { Collection, Model, Reader } from './model.ts';

/** Maximum number of cached names. */
const max = 20_000;

/** Names of the records that a long list refers to. */
export interface Names {
  /** Loads the names of some records, at most as many as fit the cache. */
  bring(db: Reader, ids: readonly number[]): Promise<void>;
  /** The name of the record with this id if it may be told, otherwise the id; empty for no id. */
  of(id: unknown): string;
}

/**
 * Names of one kind of records, each looked up once: looking them up with every row that refers to them would cost
 * twice as much as the rows themselves (D950).
 */
export const createNames = (model: Model, target: Collection, caller: Caller): Names => {
  let known: LRUCache<number, string> | undefined;
  return {
    async bring(db, ids) {
      // Allocating a cache this size takes a moment, and access to a file is rechecked repeatedly while it is written.
      known ??= new LRUCache({ max });
      const missing = [...new Set(ids)].filter((id) => !known?.has(id));
      if (missing.length === 0) return;
      const finding = cachedStatement<{ id: number; name: string | null }>(
        model,
        JSON.stringify(['names', target.key, caller.roleType]),
        () => sql`select r.id, ${labelSql(target, 'r')} as name from ${sql.table(target.table)} as r
          where r.id = any(${value('ids')}::bigint[]) and ${isNamedSql(target, caller)}`,
      );
      const rows = await run(db, finding, { caller, values: { ids: missing } });
      for (const id of missing) known.set(id, String(id));
      for (const { id, name } of rows) known.set(id, String(name));
    },
    of: (id) => (typeof id === 'number' ? (known?.get(id) ?? String(id)) : ''),
  };
};

import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../access/caller.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import { isVisibleSql, labelSql } from './labels.ts';
import type { Collection, Model, Reader } from './model.ts';

/** Most names that are kept at hand. */
const max = 20_000;

/** What people call the records that a long list refers to. */
export interface Names {
  /** Brings those of some at hand, of at most as many as are kept. */
  bring(db: Reader, ids: readonly number[]): Promise<void>;
  /** The name of the record with this id, if the caller may see it; the id alone of another one, and nothing of none. */
  of(id: unknown): string;
}

/**
 * Names of one kind of records, each looked up once: looked up beside every row that refers to them, they would cost
 * twice as much as the rows themselves (D950).
 */
export const createNames = (model: Model, target: Collection, caller: Caller): Names => {
  let known: LRUCache<number, string> | undefined;
  return {
    async bring(db, ids) {
      // Room for so many takes a moment to make, and who may have a file is found out again and again while it is written.
      known ??= new LRUCache({ max });
      const missing = [...new Set(ids)].filter((id) => !known?.has(id));
      if (missing.length === 0) return;
      const finding = cachedStatement(
        model,
        JSON.stringify(['names', target.key, caller.roleType]),
        () => sql`select r.id, ${labelSql(target, 'r')} as name from ${sql.table(target.table)} as r
          where r.id = any(${value('ids')}::bigint[]) and ${isVisibleSql(model, target, caller)}`,
      );
      const rows = await run(db, finding, { caller, values: { ids: missing } });
      for (const id of missing) known.set(id, String(id));
      for (const { id, name } of rows) known.set(Number(id), String(name));
    },
    of: (id) => (typeof id === 'number' ? (known?.get(id) ?? String(id)) : ''),
  };
};

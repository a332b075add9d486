import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { Failure } from '../failure.ts';
import { selectList } from './columns.ts';
import { requestedFieldNames } from './fields.ts';
import type { Collection, Model, Reader, Values } from './model.ts';
import { rowScopeOf, rowsSql } from './rows.ts';
import { columnIn, cachedStatement, run } from '../database/statement.ts';

/** Returns these fields of these records, limited to those the caller reaches with the call, in order of id. */
export const readRecords = async (
  db: Reader,
  model: Model,
  collection: Collection,
  { ids, names, call, caller }: { ids: readonly number[]; names: readonly string[]; call: string; caller: Caller },
): Promise<Values[]> => {
  const reach = rowScopeOf(collection, call, caller);
  const several = ids.length !== 1;
  const key = JSON.stringify(['read', collection.key, caller.roleType, reach, names, several]);
  const prepared = cachedStatement(
    model,
    key,
    () =>
      sql`select ${selectList(model, collection, names, caller, 't')} from ${sql.table(collection.table)} as t
        where ${columnIn(sql`t.id`, 'ids', 'bigint', several)} and ${rowsSql(model, collection, reach, caller, 't')} order by t.id`,
  );
  return run(db, prepared, { caller, values: { ids } });
};

interface RecordQuery {
  with?: string[];
  fields?: string[];
}

/** Returns one record; 404 if this caller can't see one. */
export const readRecord = async (
  db: Reader,
  model: Model,
  collection: Collection,
  { id, query, caller }: { id: number; query: RecordQuery; caller: Caller },
): Promise<Values> => {
  const names = requestedFieldNames(collection, caller, query);
  const [record] = await readRecords(db, model, collection, { ids: [id], names, call: 'read', caller });
  if (!record) throw new Failure('notFound');
  return record;
};

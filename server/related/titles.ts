import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { fieldSql } from '../collections/columns.ts';
import { isNamedSql, labelSql } from '../collections/labels.ts';
import { type Collection, collectionNamed, type Model, type Reader } from '../collections/model.ts';
import { rowScopeOf, rowsSql } from '../collections/rows.ts';
import { cachedStatement, columnIn, run } from '../database/statement.ts';
import { refusedParameter } from '../failure.ts';

export interface Titled {
  /** The referring record. */
  id: number;
  titles: { id: number; title: string }[];
}

const targetOf = ({ entity }: Collection, name: string): string => {
  const field = entity.fields[name];
  if (field?.kind === 'tags') return 'tag';
  if (field?.kind !== 'one' && field?.kind !== 'many') throw refusedParameter('badParameter', 'field');
  return field.entity;
};

const max = 100;
const maxFormer = 500;

/** Returns the ids that a record's history contains as values of a field. */
const formerKeys = (entity: string, name: string) =>
  sql`array(
    select value::bigint from (
      select value, max(history.id) as last from history
      cross join jsonb_path_query(history.changes, ${sql.lit(`$."${name}"[*][*] ? (@.type() == "number")`)}) as value
      where entity = ${sql.lit(entity)} and record_id = t.id group by value order by last desc limit ${sql.lit(maxFormer)}
    ) as former)`;

/**
 * Returns the titles of what records refer to through a field: the first ones of each record; with `former`, also what
 * they used to refer to, newest first. Callers who can reach a record see its references along with their titles,
 * whether or not they can reach the records referred to; affiliates never other people’s. Nothing else about those is
 * revealed.
 */
export const titlesOf = async (
  db: Reader,
  model: Model,
  collection: Collection,
  { name, ids, former }: { name: string; ids: readonly number[]; former: boolean },
  caller: Caller,
): Promise<Titled[]> => {
  const target = collectionNamed(model, targetOf(collection, name));
  const call = collection.entity.calls.includes('read') ? 'read' : 'list';
  const reach = rowScopeOf(collection, call, caller);
  const several = ids.length > 1;
  const key = JSON.stringify(['titles', collection.key, name, caller.roleType, reach, several, former]);
  const field = collection.entity.fields[name]!;
  const prepared = cachedStatement<Titled>(model, key, () => {
    const given = fieldSql(model, collection, name, caller, 't');
    const present = sql`(${field.kind === 'one' ? sql`array[${given}]` : given})[1:${sql.lit(max)}]`;
    const keys = former ? sql`${present} || ${formerKeys(collection.key, name)}` : present;
    return sql`select t.id, coalesce((
        select json_agg(json_build_object('id', r.id, 'title', ${labelSql(target, 'r')}))
        from (select * from ${sql.table(target.table)} as r where id = any(${keys}) and ${isNamedSql(target, caller)}) as r
      ), '[]') as titles
      from ${sql.table(collection.table)} as t
      where ${columnIn(sql`t.id`, 'ids', 'bigint', several)} and ${rowsSql(model, collection, reach, caller, 't')} order by t.id`;
  });
  return run(db, prepared, { caller, values: { ids } });
};

import { type RawBuilder, sql } from 'kysely';
import { changesBetween } from '../history/changes.ts';
import { recordHistory } from '../history/sql.ts';
import { selectList } from './columns.ts';
import type { Change, Collection, Joined, Reader, Stored, Values, Work } from './model.ts';
import { cachedStatement, me, run, value } from '../database/statement.ts';
import { bookkeeping, columnParameter, columnValue } from './values.ts';

const columnsOf = ({ stored }: Collection): Stored[] =>
  [...stored.values()].filter(({ name }) => !bookkeeping.has(name));

const joinInsert = ({ table }: Joined): RawBuilder<unknown> =>
  sql`${sql.id(`to_${table}`)} as (
    insert into ${sql.table(table)} (owner_id, target_id, position)
    select new_row.id, entry.target::bigint, entry.place from numbered as new_row join input on input.place = new_row."#"
    cross join jsonb_array_elements_text(input.item -> ${sql.lit(table)}) with ordinality as entry (target, place))`;

/** What was just written into a join table isn't visible to the statement that wrote it, so use what was sent. */
const sentReferences = ({ table }: Joined): RawBuilder<unknown> =>
  sql`array(select entry::bigint from jsonb_array_elements_text(input.item -> ${sql.lit(table)}) as entry)`;

/**
 * Builds one statement for any number of records: rows, references, history, and the records as sent. Rows get their
 * ids in the order of the items, which is how an id is matched to its item.
 */
const insertSql = (
  collection: Collection,
  joins: readonly Joined[],
  names: readonly string[],
  work: Work<Reader>,
): RawBuilder<unknown> => {
  const columns = columnsOf(collection);
  const own = (prefix: string): RawBuilder<unknown> =>
    sql.join(columns.map(({ column }) => sql.ref(`${prefix}.${column}`)));
  const shape = columns.map(({ column, type }) => sql`${sql.id(column)} ${sql.raw(type)}`);
  const sent = new Map(joins.map((joined) => [joined.name, sentReferences(joined)]));
  const history = recordHistory(collection.key, sql`numbered join input on input.place = numbered."#"`, {
    id: sql`numbered.id`,
    version: sql`numbered.version`,
    changes: sql`input.item -> '#changes'`,
  });
  return sql`with input as materialized (
      select item, place from jsonb_array_elements(${value('items')}::jsonb) with ordinality as sent (item, place)
    ), added as (
      insert into ${sql.table(collection.table)} (${sql.join(columns.map(({ column }) => sql.id(column)))}, created_by_id, updated_by_id)
      select ${own('sent')}, ${me}::bigint, ${me}::bigint
      from jsonb_to_recordset(${value('items')}::jsonb) as sent ("#" integer, ${sql.join(shape)}) order by sent."#"
      returning *
    ), numbered as (
      select *, row_number() over (order by id) as "#" from added
    ), ${sql.join([sql`past as (${history})`, ...joins.map(joinInsert)])}
    select ${selectList(work.model, collection, names, work.caller, 't', sent)} from numbered as t join input on input.place = t."#" order by t.id`;
};

const rowOf = ({ values }: Change, place: number, collection: Collection, joins: readonly Joined[]): Values => ({
  '#': place + 1,
  '#changes': changesBetween(collection.entity.fields, null, values),
  ...Object.fromEntries(
    columnsOf(collection).map((stored) => [stored.column, columnValue(stored, values[stored.name])]),
  ),
  ...Object.fromEntries(joins.map(({ name, table }) => [table, values[name] ?? []])),
});

interface Shape {
  joins: readonly Joined[];
  names: readonly string[];
}

const insertMany = (
  collection: Collection,
  changes: readonly Change[],
  { joins, names }: Shape,
  work: Work<Reader>,
): Promise<Values[]> => {
  const key = JSON.stringify(['insert', collection.key, work.caller.roleType, names, joins.map(({ name }) => name)]);
  const prepared = cachedStatement(work.model, key, () => insertSql(collection, joins, names, work));
  const items = JSON.stringify(changes.map((change, place) => rowOf(change, place, collection, joins)));
  const values = { items, '#action': changes[0]?.call, '#requestId': work.requestId };
  return run(work.db, prepared, { caller: work.caller, values }, { isLast: work.writesOnce });
};

/** The same for one record, in two thirds of the time: nothing is unpacked or matched to its item. */
const insertOneSql = (collection: Collection, { joins, names }: Shape, work: Work<Reader>): RawBuilder<unknown> => {
  const columns = columnsOf(collection);
  const targets = ({ table }: Joined): RawBuilder<unknown> => sql`${value(table)}::bigint[]`;
  const sent = new Map(joins.map((joined) => [joined.name, targets(joined)]));
  const history = recordHistory(collection.key, sql`added`, {
    id: sql`added.id`,
    version: sql`added.version`,
    changes: sql`${value('#changes')}::jsonb`,
  });
  const references = joins.map(
    (joined) => sql`${sql.id(`to_${joined.table}`)} as (
      insert into ${sql.table(joined.table)} (owner_id, target_id, position)
      select added.id, entry.target, entry.place from added cross join unnest(${targets(joined)}) with ordinality as entry (target, place))`,
  );
  return sql`with added as (
      insert into ${sql.table(collection.table)} (${sql.join(columns.map(({ column }) => sql.id(column)))}, created_by_id, updated_by_id)
      values (${sql.join(columns.map(({ column, type }) => sql`${value(column)}::${sql.raw(type)}`))}, ${me}::bigint, ${me}::bigint)
      returning *
    ), ${sql.join([sql`past as (${history})`, ...references])}
    select ${selectList(work.model, collection, names, work.caller, 't', sent)} from added as t`;
};

const insertOne = (
  collection: Collection,
  { call, values }: Change,
  shape: Shape,
  work: Work<Reader>,
): Promise<Values[]> => {
  const { joins, names } = shape;
  const key = JSON.stringify([
    'insert one',
    collection.key,
    work.caller.roleType,
    names,
    joins.map(({ name }) => name),
  ]);
  const prepared = cachedStatement(work.model, key, () => insertOneSql(collection, shape, work));
  const given = {
    ...Object.fromEntries(
      columnsOf(collection).map((stored) => [stored.column, columnParameter(stored, values[stored.name])]),
    ),
    ...Object.fromEntries(joins.map(({ name, table }) => [table, values[name]])),
    '#changes': JSON.stringify(changesBetween(collection.entity.fields, null, values)),
    '#action': call,
    '#requestId': work.requestId,
  };
  return run(work.db, prepared, { caller: work.caller, values: given }, { isLast: work.writesOnce });
};

/** Writes new records and sets the id on each change. Returns these fields of them, in the order of the changes. */
export const insertRecords = async (
  collection: Collection,
  changes: readonly Change[],
  names: readonly string[],
  work: Work<Reader>,
): Promise<Values[]> => {
  const holds = (name: string): boolean =>
    changes.some(({ values }) => Array.isArray(values[name]) && values[name].length > 0);
  const shape = {
    joins: [...collection.joined.values()].filter(({ name }) => holds(name)),
    names: [...new Set(['id', ...names])],
  };
  const [first] = changes;
  const records =
    first && changes.length === 1
      ? await insertOne(collection, first, shape, work)
      : await insertMany(collection, changes, shape, work);
  for (const [place, change] of changes.entries()) change.id = Number(records[place]?.['id']);
  return records;
};

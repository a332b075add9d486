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
    insert into ${sql.table(table)} (tenant_id, owner_id, target_id, position)
    select new_row.tenant_id, new_row.id, entry.target::bigint, entry.place from numbered as new_row join sent on sent."#" = new_row."#"
    cross join jsonb_array_elements_text(${sql.ref(`sent.${table}`)}) with ordinality as entry (target, place))`;

/** What was just written into a join table isn't visible to the statement that wrote it, so use what was sent. */
const sentReferences = ({ table }: Joined): RawBuilder<unknown> =>
  sql`array(select entry::bigint from jsonb_array_elements_text(${sql.ref(`sent.${table}`)}) as entry)`;

/**
 * Builds one statement for any number of records: rows, references, history, and the records as sent. Rows get their
 * ids in the order of the items, which is how an id is matched to its item. The items are one parameter, unpacked once:
 * for a thousand records they are a megabyte. The tenant is looked up once; as the column's default it would be for
 * each row, which takes a tenth of the statement.
 */
const insertSql = (
  collection: Collection,
  joins: readonly Joined[],
  names: readonly string[],
  work: Work<Reader>,
): RawBuilder<unknown> => {
  const columns = columnsOf(collection);
  const own = columns.map(({ column }) => sql.ref(`sent.${column}`));
  const shape = [
    sql`"#" bigint, "#changes" jsonb`,
    ...columns.map(({ column, type }) => sql`${sql.id(column)} ${sql.raw(type)}`),
    ...joins.map(({ table }) => sql`${sql.id(table)} jsonb`),
  ];
  const references = new Map(joins.map((joined) => [joined.name, sentReferences(joined)]));
  const history = recordHistory(collection.key, sql`numbered join sent on sent."#" = numbered."#"`, {
    id: sql`numbered.id`,
    version: sql`numbered.version`,
    changes: sql`sent."#changes"`,
    tenant: sql`numbered.tenant_id`,
  });
  const tables = sql.join(joins.map(({ table }) => sql.id(table)));
  const withReferences =
    joins.length > 0 ? sql` join (select "#", ${tables} from sent) as sent on sent."#" = t."#"` : sql``;
  return sql`with sent as materialized (
      select * from jsonb_to_recordset(${value('items')}::jsonb) as sent (${sql.join(shape)})
    ), added as (
      insert into ${sql.table(collection.table)} (tenant_id, ${sql.join(columns.map(({ column }) => sql.id(column)))}, created_by_id, updated_by_id)
      select (select sluice_tenant()), ${sql.join(own)}, ${me}::bigint, ${me}::bigint from sent order by sent."#"
      returning *
    ), numbered as (
      select *, row_number() over (order by id) as "#" from added
    ), ${sql.join([sql`past as (${history})`, ...joins.map(joinInsert)])}
    select ${selectList(work.model, collection, names, work.caller, 't', references)} from numbered as t${withReferences} order by t.id`;
};

/** Returns changes as the rows that are sent to the statement. */
const rowsOf = (collection: Collection, changes: readonly Change[], joins: readonly Joined[]): Values[] => {
  const columns = columnsOf(collection);
  return changes.map(({ values }, place) => {
    const row: Values = { '#': place + 1, '#changes': changesBetween(collection.entity.fields, null, values) };
    for (const stored of columns) row[stored.column] = columnValue(stored, values[stored.name]);
    for (const { name, table } of joins) row[table] = values[name] ?? [];
    return row;
  });
};

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
  const items = JSON.stringify(rowsOf(collection, changes, joins));
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

import { type RawBuilder, sql } from 'kysely';
import { type ReferenceFilter, both, type FieldOf, having, type Rows } from '../../openapi/define.ts';
import { type Caller, isStaff } from '../access/caller.ts';
import { contactSql } from './contacts.ts';
import { type Collection, collectionNamed, type Model, type Stored } from './model.ts';
import { accessOf, rowsSql, simplified } from './rows.ts';
import { me } from '../database/statement.ts';

/** How fields are read: as SQL over a row of the entity's table, yielding the value as the API sends it. */

/** A stored column; exact numbers without trailing zeros. */
const storedSql = (type: string, column: RawBuilder<unknown>): RawBuilder<unknown> => {
  if (type.startsWith('numeric')) return sql`trim_scale(${column})`;
  return type === 'inet' ? sql`host(${column})` : column;
};

/** Returns the condition for an entity's records that a reverse field may show the caller. */
export const referring = (target: Collection, referenceFilter: ReferenceFilter, caller: Caller): Rows =>
  simplified(
    both(
      accessOf(target, caller),
      ...Object.entries(referenceFilter).map(([field, values]) => having(field, ...values)),
    ),
  );

/** Ids of the records that refer to this one and that the caller may see, active ones first. */
const reverseSql = (
  model: Model,
  { entity: key, field: name, referenceFilter = {} }: FieldOf<'reverse'>,
  caller: Caller,
  row: string,
): RawBuilder<unknown> => {
  const target = collectionNamed(model, key);
  const rows = referring(target, referenceFilter, caller);
  const join = target.joined.get(name);
  const column = target.stored.get(name)?.column;
  const id = sql.ref(`${row}.id`);
  const refers = join
    ? sql`r.id in (select owner_id from ${sql.table(join.table)} where target_id = ${id})`
    : sql`${sql.ref(`r.${column}`)} = ${id}`;
  const seen = 'all' in rows ? sql`` : sql` and ${rowsSql(model, target, rows, caller, 'r')}`;
  const status = target.stored.get('status');
  const activeFirst = status ? sql`${sql.ref(`r.${status.column}`)}::text = 'active' desc, ` : sql``;
  return sql`array(select r.id from ${sql.table(target.table)} as r where ${refers}${seen} order by ${activeFirst}r.id)`;
};

/** A column's value as the API sends it, inside JSON. */
const jsonSql = ({ column, type }: Stored, row: string): RawBuilder<unknown> => {
  const plain = storedSql(type, sql.ref(`${row}.${column}`));
  if (type === 'timestamptz') return sql`extract(epoch from ${plain})::bigint`;
  return type.startsWith('numeric') || type === 'date' ? sql`${plain}::text` : plain;
};

/** The rows of this record that are records themselves, in order. */
const ownRowsSql = (
  model: Model,
  { entity: key, field: owner, fields }: FieldOf<'rows'>,
  caller: Caller,
  row: string,
): RawBuilder<unknown> => {
  const target = collectionNamed(model, key);
  const rows = accessOf(target, caller);
  const seen = 'all' in rows ? sql`` : sql` and ${rowsSql(model, target, rows, caller, 'r')}`;
  const pairs = ['id', ...Object.keys(fields)].flatMap((name) => {
    const stored = target.stored.get(name);
    return stored && !stored.field.writeOnly ? [sql`${sql.lit(name)}, ${jsonSql(stored, 'r')}`] : [];
  });
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object(${sql.join(pairs)}) order by r.position, r.id) from ${sql.table(target.table)} as r
    where ${sql.ref(`r.${target.stored.get(owner)?.column}`)} = ${sql.ref(`${row}.id`)}${seen}), '[]')`;
};

/**
 * Returns the condition on the row aliased as `row` that the caller sees the record that a field refers to, for fields
 * that are hidden along with it; undefined if the caller sees the field anyway.
 */
export const seenWithSql = (
  model: Model,
  { entity, stored }: Collection,
  name: string,
  caller: Caller,
  row: string,
): RawBuilder<unknown> | undefined => {
  const field = entity.fields[name];
  if (field?.kind !== 'one' || !field.hiddenWithTarget || isStaff(caller)) return undefined;
  const target = collectionNamed(model, field.entity);
  const seen = rowsSql(model, target, simplified(accessOf(target, caller)), caller, 'r');
  const id = sql.ref(`${row}.${stored.get(name)?.column}`);
  return sql`exists (select from ${sql.table(target.table)} as r where r.id = ${id} and ${seen})`;
};

/** One field's value for the row aliased as `row`; null if only its owner may see it and the caller is someone else. */
export const fieldSql = (
  model: Model,
  collection: Collection,
  name: string,
  caller: Caller,
  row: string,
): RawBuilder<unknown> => {
  const { ownerOnly: owner, contact } = collection.entity.fields[name] ?? {};
  const plain = valueSql(model, collection, name, caller, row);
  const seen = seenWithSql(model, collection, name, caller, row);
  if (seen) return sql`case when ${seen} then ${plain} end`;
  const told = contact ? contactSql(model, collection, contact, plain, caller, row) : plain;
  if (owner === undefined) return told;
  const column = owner === 'id' ? 'id' : collection.stored.get(owner)?.column;
  return sql`case when ${sql.ref(`${row}.${column}`)} = ${me}::bigint then ${told} end`;
};

const valueSql = (
  model: Model,
  collection: Collection,
  name: string,
  caller: Caller,
  row: string,
): RawBuilder<unknown> => {
  const computed = collection.hooks.computed?.[name];
  if (computed) return computed(row);
  const stored = collection.stored.get(name);
  if (stored) return storedSql(stored.type, sql.ref(`${row}.${stored.column}`));
  const joined = collection.joined.get(name);
  if (joined) {
    return sql`array(select target_id from ${sql.table(joined.table)} where owner_id = ${sql.ref(`${row}.id`)} order by position)`;
  }
  const field = collection.entity.fields[name];
  if (field?.kind === 'reverse') return reverseSql(model, field, caller, row);
  if (field?.kind === 'rows') return ownRowsSql(model, field, caller, row);
  throw new Error(`No hook of ${collection.key} says how to compute ${name}`);
};

/**
 * Returns a select list of these fields under their names.
 * @param instead SQL of fields that the statement already has
 */
export const selectList = (
  model: Model,
  collection: Collection,
  names: readonly string[],
  caller: Caller,
  row: string,
  instead: ReadonlyMap<string, RawBuilder<unknown>> = new Map(),
): RawBuilder<unknown> =>
  sql.join(
    names.map((name) => sql`${instead.get(name) ?? fieldSql(model, collection, name, caller, row)} as ${sql.id(name)}`),
  );

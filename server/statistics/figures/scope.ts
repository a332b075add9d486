import { sql } from 'kysely';
import type { Rows } from '../../../openapi/define.ts';
import { columnName } from '../../../openapi/names.ts';
import type { Counted } from '../../../domain/statistics/dimensions.ts';
import type { Caller } from '../../access/caller.ts';
import { type Collection, collectionNamed, type Model, type Reader } from '../../collections/model.ts';
import { accessOf, rowsSql, simplified } from '../../collections/rows.ts';
import { cachedStatement, run } from '../../database/statement.ts';
import type { Bindings } from './bindings.ts';

/**
 * Which facts a caller can reach: those of the clicks, leads, conversions and
 * customers in the lists they can reach, no others.
 */

/** Returns the ids of the visible records that a field refers to, according to the definitions. */
const visibleIds = async (db: Reader, model: Model, target: Collection, caller: Caller): Promise<number[]> => {
  const rowScope = simplified(accessOf(target, caller));
  const statement = cachedStatement<{ id: number }>(
    model,
    JSON.stringify(['statistics rows', target.key, caller.roleType, rowScope]),
    () => sql`select r.id from ${sql.table(target.table)} as r where ${rowsSql(model, target, rowScope, caller, 'r')}`,
  );
  return (await run(db, statement, { caller, values: {} })).map(({ id }) => id);
};

const kinds: readonly Counted[] = ['click', 'lead', 'conversion', 'customer'];

/** Adds the condition to a given query; the database was queried once, beforehand. */
export type FactScope = (bindings: Bindings) => string;

type Part = (bindings: Bindings) => string;

const joined =
  (parts: readonly Part[], word: 'and' | 'or'): Part =>
  (bindings) =>
    `(${parts.map((part) => part(bindings)).join(` ${word} `)})`;

const literal = (value: unknown): string | number =>
  typeof value === 'boolean' ? Number(value) : (value as string | number);

/** Returns the rows of one kind as a condition on facts. Throws if access to them can't be expressed in such terms. */
const conditionOf = async (
  db: Reader,
  model: Model,
  collection: Collection,
  rows: Rows,
  caller: Caller,
): Promise<Part> => {
  const inner = (parts: readonly Rows[]) =>
    Promise.all(parts.map((part) => conditionOf(db, model, collection, part, caller)));
  if ('all' in rows) return () => 'true';
  if ('none' in rows) return () => 'false';
  if ('both' in rows) return joined(await inner(rows.both), 'and');
  if ('either' in rows) return joined(await inner(rows.either), 'or');
  if ('visible' in rows) {
    const field = collection.entity.fields[rows.visible];
    if (field?.kind !== 'one') throw new Error(`${collection.key}.${rows.visible} is no reference`);
    const ids = await visibleIds(db, model, collectionNamed(model, field.entity), caller);
    const column = columnName(rows.visible, collection.entity);
    return ({ bind }) => `${column} in ${bind(ids, 'Array(UInt64)')}`;
  }
  if ('through' in rows || 'passesSieve' in rows || 'about' in rows)
    throw new Error(`Facts can’t tell who reaches ${collection.key}`);
  const { field, is } = rows;
  const column = columnName(field, collection.entity);
  if (is === 'me') return ({ bind }) => `${column} = ${bind(caller.userId, 'UInt64')}`;
  if (is === 'myTeam') return ({ bind }) => `${column} = ${bind(caller.teamId ?? 0, 'UInt64')} and ${column} != 0`;
  const values = is.map(literal);
  const type = values.every((value) => typeof value === 'number') ? 'UInt64' : 'String';
  return ({ bind }) => `${column} in ${bind(values, `Array(${type})`)}`;
};

/**
 * Returns the part of a network's facts that the caller can reach: the only place that decides this. Every query for
 * figures requires its result, and can't be run without it.
 */
export const factScopeOf = async (db: Reader, model: Model, caller: Caller): Promise<FactScope> => {
  const parts = await Promise.all(
    kinds.map(async (kind) => {
      const collection = collectionNamed(model, kind);
      const condition = await conditionOf(db, model, collection, simplified(accessOf(collection, caller)), caller);
      return (bindings: Bindings) => `kind = '${kind}' and ${condition(bindings)}`;
    }),
  );
  const own = joined(parts, 'or');
  return (bindings) => `tenant_id = ${bindings.bind(caller.tenantId, 'UInt64')} and ${own(bindings)}`;
};

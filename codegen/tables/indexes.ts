import type { Entity, Field, Rows } from '../../openapi/define.ts';
import { isSeveral } from '../../openapi/kinds.ts';
import { columnType } from '../../openapi/traits.ts';
import { columnName, tableName } from '../../openapi/names.ts';
import { named, quoted } from './identifiers.ts';
import type { Column, Index } from './schema.ts';

/**
 * Who created or changed a record. Written by the server from the session, for people who are never deleted: a
 * constraint would lock the person's row at each change of any record, and nobody searches by it.
 */
export const bookkeeping = ['createdBy', 'updatedBy', 'statusChangedBy'];

/** Kinds of texts that people don't write. */
const exact = ['enumeration', 'hash'];

/**
 * Returns whether lists are sorted or filtered by the field often enough to justify the cost of an index on each
 * change.
 */
const isIndexed = (name: string, field: Field, entity: Entity): boolean => {
  if (name === 'createdAt' && entity.events) return false;
  if (field.kind === 'one') return !bookkeeping.includes(name);
  if (name === 'id' || field.kind === 'boolean' || field.kind === 'secureId' || isSeveral(field)) return false;
  // It changes with every edit; an index on it would make each edit rewrite all indexes of the table.
  if (name === 'updatedAt')
    return Object.values(entity.views).some(({ list }) => list.orderBy.startsWith('updatedAt:'));
  return field.sortable === true || field.filterable === true;
};

/** Returns what follows a column in its index: the order in which records with the same value are listed. */
const orderOf = (name: string, { events }: Entity): string[] =>
  events && name !== 'createdAt' ? ['created_at', 'id'] : ['id'];

/** Returns the fields of one reference that limit the rows to someone's own records in any case. */
const ownersIn = (rows: Rows, entity: Entity): string[] => {
  if ('both' in rows) return rows.both.flatMap((part) => ownersIn(part, entity));
  return 'field' in rows && rows.is === 'me' && entity.fields[rows.field]?.kind === 'one' ? [rows.field] : [];
};

/**
 * Returns the orders, other than by id, in which lists show someone's own records: the owner's column and the sorted
 * one. One index covers both, so that among many records of others those few are read in order, whatever the planner
 * expects.
 */
const ownOrders = (entity: Entity): [string, string][] => {
  const owners = new Set(Object.values(entity.access).flatMap(({ rows }) => ownersIn(rows, entity)));
  const orders = new Set(Object.values(entity.views).map(({ list }) => list.orderBy.split(':')[0]!));
  return [...owners].flatMap((owner) =>
    [...orders]
      .filter((name) => name !== 'id' && columnType(entity.fields[name]!) !== undefined)
      .map((name): [string, string] => [columnName(owner, entity), columnName(name, entity)]),
  );
};

/** Returns the indexes of an entity's table, by name; `columns` are those it has. */
export const indexesOf = (entity: Entity, columns: Record<string, Column>): Record<string, Index> => {
  const table = tableName(entity);
  const prefix = entity.shared ? [] : ['tenant_id'];
  /**
   * Letter case is ignored when texts that people write must be unique. Exact values are indexed as they are, so that
   * they can be looked up under row-level security, where indexes of expressions are not used.
   */
  const compared = (field: string): string => {
    const name = columnName(field, entity);
    return columns[name]?.type === 'text' && !exact.includes(entity.fields[field]?.kind ?? '')
      ? `lower(${quoted(name)})`
      : quoted(name);
  };
  const indexes: Record<string, Index> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const own = columnName(name, entity);
    if (!columns[own]) continue;
    if (field.kind === 'secureId' && entity.events)
      indexes[named(table, own, 'index')] = { columns: [...prefix, quoted(own)] };
    else if (field.kind === 'secureId')
      indexes[named(table, own, 'unique')] = { columns: [...prefix, quoted(own)], unique: [name] };
    else if (field.unique)
      indexes[named(table, own, 'unique')] = {
        columns: [...(field.unique === 'installation' ? [] : prefix), compared(name)],
        unique: [name],
      };
    if (isIndexed(name, field, entity))
      indexes[named(table, own, 'index')] = { columns: [...prefix, quoted(own), ...orderOf(name, entity)] };
  }
  // For events every index is in the order of time.
  for (const [owner, ordered] of entity.events ? [] : ownOrders(entity))
    indexes[named(table, owner, ordered, 'index')] = { columns: [...prefix, quoted(owner), quoted(ordered), 'id'] };
  // The key of a partitioned table starts with the moment, which is used to sort by time; a record is found by its id.
  if (entity.events) indexes[named(table, 'id', 'index')] = { columns: [...prefix, 'id'] };
  for (const fields of entity.unique) {
    const name = named(table, ...fields.map((field) => columnName(field, entity)), 'unique');
    indexes[name] = { columns: [...prefix, ...fields.map(compared)], unique: [...fields] };
  }
  return indexes;
};

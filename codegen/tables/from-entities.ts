import type { Entity, Field } from '../../openapi/define.ts';
import { hasSearchText, searchedNames } from '../../openapi/finding.ts';
import { isSeveral, optionValue } from '../../openapi/kinds.ts';
import { columnType } from '../../openapi/traits.ts';
import { columnName, joinTableName, snakeCase, tableName } from '../../openapi/names.ts';
import { literal, named } from './identifiers.ts';
import { bookkeeping, indexesOf } from './indexes.ts';
import type { Column, Schema, Table } from './schema.ts';

type Entities = Record<string, Entity>;

/** Returns a default value as SQL of the column's type. */
const defaultOf = (name: string, field: Field, entity: Entity): string | undefined => {
  const value = field.default;
  switch (field.kind) {
    case 'secureId':
      return "replace(gen_random_uuid()::text, '-', '')";
    case 'boolean':
      return String(value ?? false);
    case 'timestamp':
      if (name === 'createdAt' || name === 'updatedAt') return 'now()';
      return typeof value === 'number' ? `to_timestamp(${value})` : undefined;
    default:
      break;
  }
  if (name === 'status' && entity.status) return literal(entity.status.initial);
  if (name === 'version') return '1';
  if (isSeveral(field)) {
    const values = Array.isArray(value) ? value : [];
    return literal(
      field.kind === 'list' ? JSON.stringify(values) : `{${values.map((one) => JSON.stringify(one)).join(',')}}`,
    );
  }
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return String(value);
  return literal(typeof value === 'string' ? value : JSON.stringify(value));
};

/** Returns a field inside JSON, which has a value in each object only if it must. */
const innerColumn = (name: string, field: Field, type: string, entity: Entity): Column => {
  // What the record itself says of `status` or `version` is not meant.
  const value = defaultOf('', field, entity);
  const inside = insideOf(field, entity);
  return {
    field: name,
    type,
    notNull: field.required === true,
    ...(value !== undefined && { default: value }),
    ...(field.renamedFrom && { renamedFrom: field.renamedFrom }),
    ...optionsOf(field),
    ...(inside && { inside }),
  };
};

const insideOf = (field: Field, entity: Entity): Column['inside'] => {
  if (field.kind === 'parameters') return { form: field.kind, fields: {} };
  if (field.kind !== 'list' && field.kind !== 'group') return undefined;
  return {
    form: field.kind,
    fields: Object.fromEntries(
      Object.entries(field.fields).flatMap(([name, one]) => {
        const type = columnType(one);
        return type ? [[name, innerColumn(name, one, type, entity)]] : [];
      }),
    ),
  };
};

const optionsOf = (field: Field): Pick<Column, 'options'> =>
  field.kind === 'enumeration'
    ? { options: Object.fromEntries(Object.entries(field.options).map((entry) => [entry[0], optionValue(entry)])) }
    : {};

const tenant: Column = { field: 'tenant', type: 'bigint', notNull: true, default: 'sluice_tenant()' };
const identity: Column = { field: 'id', type: 'bigint', notNull: true };

const column = (name: string, field: Field, type: string, entity: Entity, entities: Entities): Column => {
  const target = field.kind === 'one' ? entities[field.entity] : undefined;
  const before = field.renamedFrom;
  const value = defaultOf(name, field, entity);
  const inside = insideOf(field, entity);
  return {
    field: name,
    type,
    notNull: field.required === true || field.kind === 'boolean' || field.kind === 'secureId' || isSeveral(field),
    ...(value !== undefined && { default: value }),
    ...(before && { renamedFrom: field.kind === 'one' ? `${snakeCase(before)}_id` : snakeCase(before) }),
    ...optionsOf(field),
    ...(field.kind === 'enumeration' && field.ofEntities && { namesEntities: true }),
    ...(inside && { inside }),
    ...(target && {
      references: {
        table: tableName(target),
        shared: target.shared,
        cascade: field.kind === 'one' && field.isOwner === true,
        // Events are written in great numbers, and a constraint would look up and lock each reference. They are dropped
        // with their partitions, even if something refers to them.
        constrained: !entity.events && !target.events && !bookkeeping.includes(name),
      },
    }),
  };
};

/** Returns the id column of a row; for a tenant's single row, the tenant's id. */
const identityOf = ({ single }: Entity): Column => ({ ...identity, ...(single && { default: 'sluice_tenant()' }) });

const keyOf: Record<Exclude<Table['kind'], 'join'>, string[]> = {
  single: ['tenant_id'],
  shared: ['id'],
  events: ['tenant_id', 'created_at', 'id'],
  entity: ['tenant_id', 'id'],
};

const kindOfTable = ({ single, shared, events }: Entity): keyof typeof keyOf =>
  single ? 'single' : shared ? 'shared' : events ? 'events' : 'entity';

const exclusiveOf = (entity: Entity): NonNullable<Table['exclusive']> =>
  Object.fromEntries(
    entity.exclusive.map(({ name, fields, required }) => [
      named(tableName(entity), snakeCase(name), 'exclusive'),
      { columns: fields.map((field) => columnName(field, entity)), required },
    ]),
  );

const entityTable = (key: string, entity: Entity, entities: Entities): Table => {
  const columns: Record<string, Column> = { ...(!entity.shared && { tenant_id: tenant }), id: identityOf(entity) };
  for (const [name, field] of Object.entries(entity.fields)) {
    const type = columnType(field);
    if (type && name !== 'id') columns[columnName(name, entity)] = column(name, field, type, entity, entities);
  }
  const kind = kindOfTable(entity);
  return {
    kind,
    ...(entity.events && { partition: entity.events.partition }),
    entity: key,
    ...(entity.status && { hasStatus: true }),
    columns,
    primaryKey: keyOf[kind],
    ...(entity.exclusive.length > 0 && { exclusive: exclusiveOf(entity) }),
    ...(hasSearchText(entity) && { search: searchedNames(entity).map((name) => columnName(name, entity)) }),
    indexes: entity.single ? {} : indexesOf(entity, columns),
  };
};

const joinTable = (key: string, name: string, field: Field, entity: Entity, target: Entity): Table => ({
  kind: 'join',
  entity: key,
  field: name,
  ...(field.renamedFrom && { renamedFrom: field.renamedFrom }),
  columns: {
    tenant_id: tenant,
    owner_id: {
      field: 'owner',
      type: 'bigint',
      notNull: true,
      references: { table: tableName(entity), shared: false, cascade: true, constrained: true },
    },
    target_id: {
      field: 'target',
      type: 'bigint',
      notNull: true,
      references: { table: tableName(target), shared: target.shared, cascade: false, constrained: true },
    },
    position: { field: 'position', type: 'integer', notNull: true, default: '0' },
  },
  primaryKey: ['tenant_id', 'owner_id', 'target_id'],
  indexes: {
    [named(joinTableName(entity, name), 'target_index')]: { columns: ['tenant_id', 'target_id', 'owner_id'] },
  },
});

/** Returns the tables that the definitions require. References to entities that do not exist are left out. */
export const schemaOf = (entities: Entities): Schema => {
  const tables: [string, Table][] = [];
  for (const [key, entity] of Object.entries(entities)) {
    tables.push([tableName(entity), entityTable(key, entity, entities)]);
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.computed || (field.kind !== 'many' && field.kind !== 'tags')) continue;
      const target = entities[field.kind === 'tags' ? 'tag' : field.entity];
      if (target) tables.push([joinTableName(entity, name), joinTable(key, name, field, entity, target)]);
    }
  }
  return { tables: Object.fromEntries(tables), retired: [] };
};

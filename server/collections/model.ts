import type { Entity, Field } from '../../openapi/define.ts';
import { columnType } from '../../openapi/kinds.ts';
import { columnName, joinTableName, tableName } from '../../openapi/names.ts';
import type { Hooks } from './hooks.ts';

/** A record, or some of its fields, by the names and values they have on the wire. */
export type Values = Record<string, unknown>;

/** A column of the entity's own table. */
export interface Stored {
  name: string;
  field: Field;
  column: string;
  /** PostgreSQL's name of its type. */
  type: string;
}

/** A field that holds many references, in a table of its own. */
export interface Joined {
  name: string;
  field: Field;
  table: string;
  /** Entity of the records referred to. */
  target: string;
}

/** An entity as its collection works with it. */
export interface Collection {
  key: string;
  entity: Entity;
  table: string;
  stored: ReadonlyMap<string, Stored>;
  joined: ReadonlyMap<string, Joined>;
  hooks: Hooks;
}

/** All collections by the names of their entities. */
export type Model = Readonly<Record<string, Collection>>;

const collectionOf = (key: string, entity: Entity, hooks: Hooks): Collection => {
  const stored = new Map<string, Stored>();
  const joined = new Map<string, Joined>();
  for (const [name, field] of Object.entries(entity.fields)) {
    const type = columnType(field);
    if (type) stored.set(name, { name, field, column: columnName(name, entity), type });
    else if (!field.computed && (field.kind === 'many' || field.kind === 'tags')) {
      const target = field.kind === 'tags' ? 'tag' : field.entity;
      joined.set(name, { name, field, table: joinTableName(entity, name), target });
    }
  }
  return { key, entity, table: tableName(entity), stored, joined, hooks };
};

/** The collections of these entities, each with its hooks; hooks of an entity that does not exist are an error. */
export const modelOf = (entities: Readonly<Record<string, Entity>>, hooks: Readonly<Record<string, Hooks>>): Model => {
  const astray = Object.keys(hooks).filter((key) => !entities[key]);
  if (astray.length > 0) throw new Error(`Hooks of entities that do not exist: ${astray.join(', ')}`);
  return Object.fromEntries(
    Object.entries(entities).map(([key, entity]) => [key, collectionOf(key, entity, hooks[key] ?? {})]),
  );
};

/** A collection that a definition refers to; a name that is no entity is an error of the definitions. */
export const collectionNamed = (model: Model, key: string): Collection => {
  const collection = model[key];
  if (!collection) throw new Error(`No entity is called ${key}`);
  return collection;
};

import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Entity, Field, FieldOf } from '../../openapi/define.ts';
import { columnType } from '../../openapi/traits.ts';
import { columnName, joinTableName, tableName } from '../../openapi/names.ts';
import type { Caller } from '../access/caller.ts';
import type { Tables } from '../database/tables.ts';
import type { Detail } from '../failure.ts';
import type { SecretCipher } from '../secrets/cipher.ts';

/** A record, or some of its fields, with names and values as sent over the API. */
export type Values = Record<string, unknown>;

/** A column of the entity's own table. */
export interface Stored {
  name: string;
  field: Field;
  column: string;
  /** PostgreSQL's name for its type. */
  type: string;
}

/** A field that holds many references, in a separate table. */
export interface Joined {
  name: string;
  field: Field;
  table: string;
  /** Entity of the records referred to. */
  target: string;
}

/** A database handle for reading, inside a transaction or not. */
export type Reader = Kysely<Tables>;

/** A record of another entity that starts or stops referring to a change's record because of this call. */
export interface Link {
  /** The field here that caused it. */
  name: string;
  /** The other record's entity, its referring field, and its id. */
  entity: string;
  field: string;
  id: number;
  begins: boolean;
}

/** What happens to the rows that a record owns, as sent with it; `place` is a row's position among all of them. */
export interface OwnedRows {
  /** The field holding the rows, and its definition. */
  name: string;
  field: FieldOf<'rows'>;
  made: { place: number; values: Values }[];
  kept: { place: number; before: Values; values: Values }[];
  /** `by`: the row that replaces it wherever it is referenced. */
  removed: { before: Values; by: number | undefined }[];
}

/** One record that a call creates or changes; hooks know the types of its fields (`hooks.ts`). */
export interface Change<Sent extends Values = Values, Before extends Values = Values, Written extends Values = Values> {
  /** `create`, `clone`, `edit`, `status`, `delete`, `undoClone` or the name of an action. */
  call: string;
  /** Its path in the body: `items.0`. */
  path: string;
  /** The item as sent. */
  sent: Readonly<Sent>;
  /** The record as it was; null if it is being created. Besides all stored fields it has those that hooks `need`. */
  before: Readonly<Before> | null;
  /** Fields that get a value now, by API name. Hooks may add to them, including read-only ones. */
  values: Written;
  /** The record's id, once it is written. */
  id?: number;
  /** Changes to other records that follow once it is written. */
  links?: readonly Link[];
  /** Changes to its own rows, likewise. */
  rows?: readonly OwnedRows[];
}

/** Everything that changing records needs. */
export interface Work<Db extends Reader = Transaction<Tables>> {
  /** The transaction of the call. An error thrown in it rolls all of it back. */
  db: Db;
  caller: Caller;
  model: Model;
  requestId: string;
  /** Rules that were broken; reported together with 422 once all hooks and rules have run. */
  broken: Detail[];
  /** Whether the call is over with the statement that writes its records. */
  writesOnce?: boolean;
  /** Records of other entities that were changed along with those of the call. */
  followed?: { collection: Collection; changes: readonly Change[] }[];
}

/** The hooks of any entity, as its collection calls them; they are written as `Hooks<'offer'>` (`hooks.ts`). */
export interface AnyHooks {
  computed?: Readonly<Record<string, (row: string) => RawBuilder<unknown>>>;
  among?: Readonly<Record<string, (row: string, given: RawBuilder<unknown>) => RawBuilder<unknown>>>;
  looksInto?: readonly string[];
  needs?: readonly string[] | undefined;
  holds?: readonly string[];
  narrow?(asked: Readonly<Values>, row: string): RawBuilder<unknown> | undefined;
  validate?(changes: readonly Change[], work: Work<Reader>): Promise<void> | void;
  beforeWrite?(changes: readonly Change[], work: Work): Promise<void> | void;
  afterWrite?(changes: readonly Change[], work: Work): Promise<void> | void;
  afterCommit?(changes: readonly Change[], caller: Caller): Promise<void> | void;
}

/** An entity as its collection works with it. */
export interface Collection {
  key: string;
  entity: Entity;
  table: string;
  stored: ReadonlyMap<string, Stored>;
  joined: ReadonlyMap<string, Joined>;
  hooks: AnyHooks;
  /** All collections, including this one. */
  model(): Model;
  /** Encrypts a secret for its place. */
  seal(place: string, secret: string): string;
}

/** All collections by entity name. */
export type Model = Readonly<Record<string, Collection>>;

const collectionOf = (
  key: string,
  entity: Entity,
  hooks: AnyHooks,
  { seal, model }: Pick<Collection, 'seal' | 'model'>,
): Collection => {
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
  return { key, entity, table: tableName(entity), stored, joined, hooks, model, seal };
};

const keyless: Pick<SecretCipher, 'seal'> = {
  seal() {
    throw new Error('There is no key to encrypt secrets with');
  },
};

/**
 * Creates the collections of these entities, each with its hooks; hooks for an entity that doesn't exist are an error.
 */
export const modelOf = (
  entities: Readonly<Record<string, Entity>>,
  hooks: Readonly<Record<string, AnyHooks>>,
  { seal }: Pick<SecretCipher, 'seal'> = keyless,
): Model => {
  const astray = Object.keys(hooks).filter((key) => !entities[key]);
  if (astray.length > 0) throw new Error(`Hooks of entities that do not exist: ${astray.join(', ')}`);
  const collections = Object.entries(entities).map(([key, entity]): [string, Collection] => [
    key,
    collectionOf(key, entity, hooks[key] ?? {}, { seal, model: () => model }),
  ]);
  // Calls contain entity names: `constructor` must not be found.
  const model: Model = Object.assign(Object.create(null) as object, Object.fromEntries(collections));
  return model;
};

/**
 * Returns a collection that a definition refers to; throws for an unknown name, which is an error in the definitions.
 */
export const collectionNamed = (model: Model, key: string): Collection => {
  const collection = model[key];
  if (!collection) throw new Error(`No entity is called ${key}`);
  return collection;
};

import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Entity, Field, FieldOf } from '../../openapi/define.ts';
import { columnType } from '../../openapi/traits.ts';
import { columnName, joinTableName, tableName } from '../../openapi/names.ts';
import type { Caller } from '../access/caller.ts';
import type { Tables } from '../database/tables.ts';
import type { Detail } from '../failure.ts';
import type { SecretCipher } from '../secrets/cipher.ts';

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

/** Where rows are read: inside a transaction or outside. */
export type Reader = Kysely<Tables>;

/** A record of another entity that begins or ceases to refer to that of a change, because people said so here. */
export interface Link {
  /** The field that says so here. */
  name: string;
  /** The other record's entity, the field by which it refers, and its id. */
  entity: string;
  field: string;
  id: number;
  begins: boolean;
}

/** What becomes of the rows that a record owns, because people said so there; `place` is a row's among all of them. */
export interface OwnedRows {
  /** The field that says so, and what it says of them. */
  name: string;
  field: FieldOf<'rows'>;
  made: { place: number; values: Values }[];
  kept: { place: number; before: Values; values: Values }[];
  /** `by`: the row that takes its place wherever it is referred to. */
  removed: { before: Values; by: number | undefined }[];
}

/** One record that a call makes or changes; hooks know the types of its fields (`hooks.ts`). */
export interface Change<Sent extends Values = Values, Before extends Values = Values, Written extends Values = Values> {
  /** `create`, `clone`, `edit`, `status`, `delete`, `undoClone` or the name of an action. */
  call: string;
  /** Where it stands in the body: `items.0`. */
  path: string;
  /** The item as it was sent. */
  sent: Readonly<Sent>;
  /** The record as it was; null where it is made now. Beside all stored fields it has those that hooks `need`. */
  before: Readonly<Before> | null;
  /** Fields that get a value now, by their names on the wire. Hooks may add to them, read-only ones too. */
  values: Written;
  /** The record's id, once it is written. */
  id?: number;
  /** What becomes of other records by it, once it is written. */
  links?: readonly Link[];
  /** What becomes of its own rows, likewise. */
  rows?: readonly OwnedRows[];
}

/** What changing records works with. */
export interface Work<Db extends Reader = Transaction<Tables>> {
  /** The transaction of the call. What throws in it undoes all of it. */
  db: Db;
  caller: Caller;
  model: Model;
  requestId: string;
  /** Rules that were broken; told together with 422 once all hooks and rules have had their say. */
  broken: Detail[];
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
  /** All collections, this one among them. */
  model(): Model;
  /** Encrypts a secret for its place. */
  seal(place: string, secret: string): string;
}

/** All collections by the names of their entities. */
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

/** The collections of these entities, each with its hooks; hooks of an entity that does not exist are an error. */
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
  // Calls say names of entities: `constructor` is none.
  const model: Model = Object.assign(Object.create(null) as object, Object.fromEntries(collections));
  return model;
};

/** A collection that a definition refers to; a name that is no entity is an error of the definitions. */
export const collectionNamed = (model: Model, key: string): Collection => {
  const collection = model[key];
  if (!collection) throw new Error(`No entity is called ${key}`);
  return collection;
};

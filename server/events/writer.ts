import { sql, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import { collectionNamed, type Model, type Reader, type Stored } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import { createBatcher, type Batcher } from '../database/batcher.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import { binaryArray, sentType } from '../database/binary-arrays.ts';
import { Failure } from '../failure.ts';
import type { EntityTypes } from '../generated/records.ts';

/** An event as it is written: its fields by name, moments in seconds UTC, fractions included. */
export type Event<Key extends keyof EntityTypes> = Omit<EntityTypes[Key]['record'], 'id'>;

export interface EventWriter {
  /**
   * Writes an event together with others that arrive at the same time: one statement and one commit for many.
   * Resolves once it is committed.
   * @throws Failure 503 if too many are waiting
   * @throws DatabaseUnavailable; whether the event was stored is then unknown
   */
  write<Key extends keyof EntityTypes>(tenantId: number, key: Key, event: Event<Key>): Promise<void>;
  /** Resolves when everything pending is written. */
  settled(): Promise<void>;
}

/** How much may wait in this process, so that a slow database costs callers an answer, not the process its memory. */
export interface WriterLimits {
  events: number;
  bytes: number;
}

const usualLimits: WriterLimits = { events: 10_000, bytes: 64 * 1024 * 1024 };

type Values = Readonly<Record<string, unknown>>;

/** Formats a list for a column as PostgreSQL writes it. */
const literal = (items: readonly unknown[]): string =>
  `{${items.map((item) => (item === null ? 'null' : JSON.stringify(String(item)))).join(',')}}`;

const sent = (value: unknown, type: string): unknown =>
  Array.isArray(value) && type.endsWith('[]') ? literal(value) : value;

const selected = ({ name, type }: Stored) => {
  const value = sql.ref(`r.${name}`);
  return sentType(type) === type ? value : sql`${value}::${sql.raw(type)}`;
};

/** The columns that events of a kind are written into. */
const columnsOf = (model: Model, key: string): readonly Stored[] =>
  [...collectionNamed(model, key).stored.values()].filter(({ name }) => name !== 'id');

/** One statement for batches of every size, so that the server plans it once; each column is an array. */
const insertion = (model: Model, key: string) =>
  cachedStatement(model, JSON.stringify(['events', key]), () => {
    const { table, entity } = collectionNamed(model, key);
    if (!entity.events) throw new TypeError(`${key} is no event`);
    const columns = columnsOf(model, key);
    const arrays = columns.map(({ name, type }) => sql`${value(name)}::${sql.raw(sentType(type))}[]`);
    return sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ column }) => sql.id(column)))})
      select ${sql.join(columns.map(selected))}
      from unnest(${sql.join(arrays)}) as r(${sql.join(columns.map(({ name }) => sql.id(name)))})`;
  });

const insert = (db: Reader, model: Model, key: string, events: readonly Values[]) => {
  const values: Record<string, Buffer> = {};
  for (const { name, type } of columnsOf(model, key))
    values[name] = binaryArray(
      type,
      events.map((event) => sent(event[name], type)),
    );
  return run(db, insertion(model, key), { values });
};

/** Writes events in the caller's transaction, as the tenant of its session. */
export const insertEvents = async <Key extends keyof EntityTypes>(
  db: Transaction<Tables>,
  model: Model,
  key: Key,
  events: readonly Event<Key>[],
): Promise<void> => {
  await insert(db, model, key, events);
};

/** Whether a value is at fault: the database rejected it, or it could not be encoded. */
const isOfValue = (error: unknown): boolean =>
  error instanceof DatabaseError ||
  error instanceof RangeError ||
  error instanceof TypeError ||
  error instanceof SyntaxError;

/** Estimates the size of an event: about as many characters as its JSON. */
const sizeOf = (event: Values): number => {
  let size = 1;
  for (const [name, value] of Object.entries(event))
    size += name.length + 4 + (typeof value === 'string' ? value.length + 2 : String(value).length);
  return size;
};

/** Returns the event with its objects as JSON, serialized once. */
const written = (event: Values): Values => {
  const plain: Record<string, unknown> = { ...event };
  for (const [name, value] of Object.entries(event))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) plain[name] = JSON.stringify(value);
  return plain;
};

/** Writes events in batches, each network's with its own privileges. */
export const createEventWriter = (
  database: Database,
  model: Model,
  limits: WriterLimits = usualLimits,
): EventWriter => {
  const gatherings = new Map<string, Batcher<Values, void>>();
  let [events, bytes] = [0, 0];

  const gatheringOf = (key: string): Batcher<Values, void> => {
    const known = gatherings.get(key);
    if (known) return known;
    const gathering = createBatcher<Values, void>({
      async together(tenantId, batch) {
        await database.tenant(tenantId, 'events').single((db) => insert(db, model, key, batch));
        return [];
      },
      // A value that no column takes fails its own event, not the others in the batch.
      isOfOne: isOfValue,
      underWay: 2,
    });
    gatherings.set(key, gathering);
    return gathering;
  };

  return {
    async write(tenantId, key, said) {
      const event = written(said);
      const size = sizeOf(event);
      if (events >= limits.events || bytes + size > limits.bytes) throw new Failure('unavailable', { retryAfter: 1 });
      events++;
      bytes += size;
      try {
        await gatheringOf(key).add(tenantId, event);
      } finally {
        events--;
        bytes -= size;
      }
    },
    async settled() {
      await Promise.all([...gatherings.values()].map((gathering) => gathering.settled()));
    },
  };
};

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

/** An event as it waits: what its columns get, in their order. */
interface Row {
  values: readonly unknown[];
  /** About as many characters as its JSON has. */
  size: number;
}

/** Formats a list for a column as PostgreSQL writes it. */
const literal = (items: readonly unknown[]): string =>
  `{${items.map((item) => (item === null ? 'null' : JSON.stringify(String(item)))).join(',')}}`;

/** Returns what is sent of a value; objects are serialized once, whatever they are sent with. */
const sent = (value: unknown, type: string): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) && type.endsWith('[]') ? literal(value) : JSON.stringify(value);
};

const rowOf = (columns: readonly Stored[], event: Values): Row => {
  let size = 0;
  const values = columns.map(({ name, type }) => {
    const value = sent(event[name], type);
    size += name.length + 5 + (typeof value === 'string' ? value.length : 0);
    return value;
  });
  return { values, size };
};

/** JSON is parsed once for all rows that have the same: of a row, only its place among the different ones is sent. */
const isShared = ({ type }: Stored): boolean => type === 'jsonb';
const differentOf = ({ name }: Stored): string => `${name}, different ones`;

const sentAs = (column: Stored): string => (isShared(column) ? 'integer' : sentType(column.type));

const selected = (column: Stored) => {
  const { name, type } = column;
  const item = sql.ref(`r.${name}`);
  if (isShared(column)) return sql`(select ${value(differentOf(column))}::text[]::${sql.raw(type)}[])[${item}]`;
  return sentType(type) === type ? item : sql`${item}::${sql.raw(type)}`;
};

const known = new WeakMap<object, readonly Stored[]>();

/** The columns that events of a kind are written into. */
const columnsOf = (model: Model, key: string): readonly Stored[] => {
  const { stored } = collectionNamed(model, key);
  let columns = known.get(stored);
  if (!columns) known.set(stored, (columns = [...stored.values()].filter(({ name }) => name !== 'id')));
  return columns;
};

/** One statement for batches of every size, so that the server plans it once; each column is an array. */
const insertion = (model: Model, key: string) =>
  cachedStatement(model, JSON.stringify(['events', key]), () => {
    const { table, entity } = collectionNamed(model, key);
    if (!entity.events) throw new TypeError(`${key} is no event`);
    const columns = columnsOf(model, key);
    const arrays = columns.map((column) => sql`${value(column.name)}::${sql.raw(sentAs(column))}[]`);
    return sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ column }) => sql.id(column)))})
      select ${sql.join(columns.map(selected))}
      from unnest(${sql.join(arrays)}) as r(${sql.join(columns.map(({ name }) => sql.id(name)))})`;
  });

const isNone = (value: unknown): boolean => value === null || value === undefined;

/** Returns the different values of a column, and of each row the place of its own, from 1. */
const shared = (values: readonly unknown[]): { different: unknown[]; places: (number | null)[] } => {
  const placeOf = new Map<unknown, number>();
  const places = values.map((value) => {
    if (isNone(value)) return null;
    const place = placeOf.get(value) ?? placeOf.size + 1;
    placeOf.set(value, place);
    return place;
  });
  return { different: [...placeOf.keys()], places };
};

/** Encodes rows; returns what sends them. */
const encoded = (model: Model, key: string, rows: readonly Row[]) => {
  const values: Record<string, Buffer> = {};
  for (const [index, column] of columnsOf(model, key).entries()) {
    let items = rows.map((row) => row.values[index]);
    if (isShared(column)) {
      const { different, places } = shared(items);
      values[differentOf(column)] = binaryArray('text', different);
      items = places;
    }
    // `unnest` fills up the shorter arrays with nulls, which are thus neither sent nor read.
    values[column.name] = binaryArray(sentAs(column), items.every(isNone) ? [] : items);
  }
  return (db: Reader) => run(db, insertion(model, key), { values });
};

/**
 * Encodes events while the database may be busy with others.
 * @returns what writes them in a transaction, as the tenant of its session
 */
export const prepareEvents = <Key extends keyof EntityTypes>(
  model: Model,
  key: Key,
  events: readonly Event<Key>[],
): ((db: Transaction<Tables>) => Promise<void>) => {
  const columns = columnsOf(model, key);
  const rows = events.map((event) => rowOf(columns, event));
  const send = encoded(model, key, rows);
  return async (db) => void (await send(db));
};

/** Writes events in the caller's transaction, as the tenant of its session. */
export const insertEvents = <Key extends keyof EntityTypes>(
  db: Transaction<Tables>,
  model: Model,
  key: Key,
  events: readonly Event<Key>[],
): Promise<void> => prepareEvents(model, key, events)(db);

/** Whether a value is at fault: the database rejected it, or it could not be encoded. */
const isOfValue = (error: unknown): boolean =>
  error instanceof DatabaseError ||
  error instanceof RangeError ||
  error instanceof TypeError ||
  error instanceof SyntaxError;

/** Writes events in batches, each network's with its own privileges. */
export const createEventWriter = (
  database: Database,
  model: Model,
  limits: WriterLimits = usualLimits,
): EventWriter => {
  const gatherings = new Map<string, Batcher<Row, void>>();
  let [events, bytes] = [0, 0];

  const gatheringOf = (key: string): Batcher<Row, void> => {
    const known = gatherings.get(key);
    if (known) return known;
    const gathering = createBatcher<Row, void>({
      async together(tenantId, batch) {
        await database.tenant(tenantId, 'events').single(encoded(model, key, batch));
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
    async write(tenantId, key, event) {
      const row = rowOf(columnsOf(model, key), event);
      const { size } = row;
      if (events >= limits.events || bytes + size > limits.bytes) throw new Failure('unavailable', { retryAfter: 1 });
      events++;
      bytes += size;
      try {
        await gatheringOf(key).add(tenantId, row);
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

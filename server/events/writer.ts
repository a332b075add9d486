import { sql, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import { collectionNamed, type Model, type Stored } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { binaryArray, sentType } from '../database/binary-arrays.ts';
import { Failure } from '../failure.ts';
import type { EntityTypes } from '../generated/records.ts';

/** An event as it is written: its fields by their names, moments in seconds UTC, fractions included. */
export type Event<Key extends keyof EntityTypes> = Omit<EntityTypes[Key]['record'], 'id'>;

export interface EventWriter {
  /**
   * Writes an event down together with others that come at the same time: one statement and one commit for many.
   * Resolves once it is committed.
   * @throws Failure 503 where more wait than may
   * @throws DatabaseUnavailable; whether the event was kept is then unknown
   */
  write<Key extends keyof EntityTypes>(tenantId: number, key: Key, event: Event<Key>): Promise<void>;
  /** Resolves when all that was to be written is. */
  settled(): Promise<void>;
}

/** How much waits at most in this process, so that a slow database costs callers an answer and not the process its memory. */
export interface WriterLimits {
  events: number;
  bytes: number;
}

const usualLimits: WriterLimits = { events: 10_000, bytes: 64 * 1024 * 1024 };

/** Statements under way for one table of one network: while one is committed the next one fills. */
const underWay = 2;
const maxInBatch = 500;

interface Waiting {
  event: Values;
  size: number;
  done: PromiseWithResolvers<void>;
}

interface Queue {
  tenantId: number;
  key: string;
  waiting: Waiting[];
  under: number;
  isDue: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** A list in a column is written as PostgreSQL writes it. */
const literal = (items: readonly unknown[]): string =>
  `{${items.map((item) => (item === null ? 'null' : JSON.stringify(String(item)))).join(',')}}`;

const sent = (value: unknown, type: string): unknown =>
  Array.isArray(value) && type.endsWith('[]') ? literal(value) : value;

const selected = ({ name, type }: Stored) => {
  const value = sql.ref(`r.${name}`);
  return sentType(type) === type ? value : sql`${value}::${sql.raw(type)}`;
};

/** One text for batches of every size, so that the server plans it once; each column is an array. */
const insertion = (model: Model, key: string, events: readonly Values[]) => {
  const { table, stored, entity } = collectionNamed(model, key);
  if (!entity.events) throw new TypeError(`${key} is no event`);
  const columns = [...stored.values()].filter(({ name }) => name !== 'id');
  const arrays = columns.map(({ name, type }) => {
    const values = binaryArray(
      type,
      events.map((event) => sent(event[name], type)),
    );
    return sql`${values}::${sql.raw(sentType(type))}[]`;
  });
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ column }) => sql.id(column)))})
    select ${sql.join(columns.map(selected))}
    from unnest(${sql.join(arrays)}) as r(${sql.join(columns.map(({ name }) => sql.id(name)))})`;
};

/** Writes events down in a transaction of the caller's, as the tenant of its session. */
export const insertEvents = async <Key extends keyof EntityTypes>(
  db: Transaction<Tables>,
  model: Model,
  key: Key,
  events: readonly Event<Key>[],
): Promise<void> => {
  await insertion(model, key, events).execute(db);
};

/** Whether the fault is a value's: of the database, or of writing it down. */
const isOfValue = (error: unknown): boolean =>
  error instanceof DatabaseError ||
  error instanceof RangeError ||
  error instanceof TypeError ||
  error instanceof SyntaxError;

/** How much an event takes: as many characters as its JSON, without making it. */
const sizeOf = (event: Values): number => {
  let size = 1;
  for (const [name, value] of Object.entries(event)) {
    const length = typeof value === 'string' ? value.length + 2 : (JSON.stringify(value)?.length ?? 0);
    size += name.length + 4 + length;
  }
  return size;
};

/** Writes events in batches, each network's with its own rights. */
export const createEventWriter = (
  database: Database,
  model: Model,
  limits: WriterLimits = usualLimits,
): EventWriter => {
  const queues = new Map<string, Queue>();
  const running = new Set<Promise<void>>();
  let [events, bytes] = [0, 0];

  const insert = async ({ tenantId, key }: Queue, batch: readonly Waiting[]): Promise<void> => {
    const statement = insertion(
      model,
      key,
      batch.map(({ event }) => event),
    );
    await database.tenant(tenantId, 'events').single((db) => statement.execute(db));
  };

  /** A value that no column takes costs its own event and none of those beside it. */
  const insertAll = async (queue: Queue, batch: readonly Waiting[]): Promise<void> => {
    try {
      await insert(queue, batch);
      for (const { done } of batch) done.resolve();
    } catch (error) {
      if (batch.length === 1 || !isOfValue(error)) {
        for (const { done } of batch) done.reject(error);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await insertAll(queue, batch.slice(0, half));
      await insertAll(queue, batch.slice(half));
    }
  };

  const pump = (name: string, queue: Queue): void => {
    while (queue.under < underWay && queue.waiting.length > 0) {
      const batch = queue.waiting.splice(0, maxInBatch);
      queue.under++;
      const run = insertAll(queue, batch).finally(() => {
        running.delete(run);
        queue.under--;
        events -= batch.length;
        bytes -= batch.reduce((sum, { size }) => sum + size, 0);
        pump(name, queue);
      });
      running.add(run);
    }
    if (queue.under === 0 && queue.waiting.length === 0 && !queue.isDue) queues.delete(name);
  };

  const queueOf = (tenantId: number, key: string): [string, Queue] => {
    const name = `${tenantId} ${key}`;
    const queue = queues.get(name) ?? { tenantId, key, waiting: [], under: 0, isDue: false };
    queues.set(name, queue);
    return [name, queue];
  };

  return {
    async write(tenantId, key, event) {
      const size = sizeOf(event);
      if (events >= limits.events || bytes + size > limits.bytes) throw new Failure('unavailable', { retryAfter: 1 });
      events++;
      bytes += size;
      const done = Promise.withResolvers<void>();
      const [name, queue] = queueOf(tenantId, key);
      queue.waiting.push({ event, size, done });
      if (!queue.isDue) {
        queue.isDue = true;
        // What else came in with this one goes along.
        setImmediate(() => {
          queue.isDue = false;
          pump(name, queue);
        });
      }
      return done.promise;
    },
    async settled() {
      while (queues.size > 0) {
        await new Promise((resolve) => setImmediate(resolve));
        await Promise.all(running);
      }
    },
  };
};

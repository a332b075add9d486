import { sql, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import { collectionNamed, type Model, type Stored } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
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
  json: string;
  done: PromiseWithResolvers<void>;
}

interface Queue {
  tenantId: number;
  key: string;
  waiting: Waiting[];
  under: number;
  isDue: boolean;
}

const valueOf = ({ name, type }: Stored) => {
  const value = sql.ref(`r.${name}`);
  return type === 'timestamptz' ? sql`to_timestamp(${value})` : value;
};

/** One text for batches of every size, so that the server plans it once. */
const insertion = (model: Model, key: string, json: string) => {
  const { table, stored, entity } = collectionNamed(model, key);
  if (!entity.events) throw new TypeError(`${key} is no event`);
  const columns = [...stored.values()].filter(({ name }) => name !== 'id');
  const types = columns.map(
    ({ name, type }) => sql`${sql.id(name)} ${sql.raw(type === 'timestamptz' ? 'double precision' : type)}`,
  );
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ column }) => sql.id(column)))})
    select ${sql.join(columns.map(valueOf))} from json_to_recordset(${json}::json) as r(${sql.join(types)})`;
};

/** Writes events down in a transaction of the caller's, as the tenant of its session. */
export const insertEvents = async <Key extends keyof EntityTypes>(
  db: Transaction<Tables>,
  model: Model,
  key: Key,
  events: readonly Event<Key>[],
): Promise<void> => {
  await insertion(model, key, JSON.stringify(events)).execute(db);
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
    const json = `[${batch.map((one) => one.json).join(',')}]`;
    await database.tenant(tenantId, 'events').single((db) => insertion(model, key, json).execute(db));
  };

  /** A value that no column takes costs its own event and none of those beside it. */
  const insertAll = async (queue: Queue, batch: readonly Waiting[]): Promise<void> => {
    try {
      await insert(queue, batch);
      for (const { done } of batch) done.resolve();
    } catch (error) {
      if (batch.length === 1 || !(error instanceof DatabaseError)) {
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
        bytes -= batch.reduce((sum, { json }) => sum + json.length, 0);
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
      const json = JSON.stringify(event);
      if (events >= limits.events || bytes + json.length > limits.bytes)
        throw new Failure('unavailable', { retryAfter: 1 });
      events++;
      bytes += json.length;
      const done = Promise.withResolvers<void>();
      const [name, queue] = queueOf(tenantId, key);
      queue.waiting.push({ json, done });
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

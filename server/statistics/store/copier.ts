import { randomUUID } from 'node:crypto';
import { ClickHouseError } from '@clickhouse/client';
import type { Database } from '../../database/connection.ts';
import type { Engine } from '../engine/engine.ts';
import { StoreUnavailable } from '../engine/failures.ts';
import { readBatch, assignZones } from './batch.ts';
import { isConsistent, createStore, readGeneration } from './generation.ts';
import {
  beginBatch,
  concludeBatch,
  deletePosition,
  releaseLease,
  recordUpToDate,
  type Place,
  type Position,
  acquireLease,
} from './position.ts';

interface Dependencies {
  database: Database;
  engine: Engine;
  report(error: unknown): void;
}

/** Copies facts into the store, creating it if it is missing. */
export interface Copier {
  /** Starts, and from then on copies new facts every second. */
  start(): void;
  /** Copies everything that can be copied now. */
  copy(): Promise<void>;
  close(): Promise<void>;
}

const maxInBatch = 20_000;
/** Milliseconds between two runs: each batch costs the engine as much as a thousand more facts. */
const every = 1000;
/** Seconds for which a process that died midway keeps its turn. */
const turn = 20;

/**
 * Copies each fact into the store exactly once. A batch is recorded before it is sent, so that after a crash at any
 * point the same batch is sent again with the same token, by which the store knows that it has it. Any number of
 * processes may run this; they take turns.
 */
export const createCopier = ({ database, engine, report }: Dependencies): Copier => {
  const self = randomUUID();
  /** The store that was last found consistent. */
  let checked: string | undefined;
  let under: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  const send = async (generation: string, from: Place, to: Place): Promise<void> => {
    await assignZones(database, generation, from, to);
    const lines = await readBatch(database, generation, from, to);
    if (lines !== '') await engine.insert('fact', lines, `${generation} ${to.transaction} ${to.id}`);
    await concludeBatch(database, generation, to);
  };

  /** @returns whether there may be more */
  const copyBatch = async (generation: string, { copied, pending }: Position): Promise<boolean> => {
    const batch = pending ?? (await beginBatch(database, generation, copied, maxInBatch));
    if (!batch) {
      await recordUpToDate(database, generation);
      return false;
    }
    await send(generation, copied, batch);
    return pending !== null || batch.rows === maxInBatch;
  };

  const copyAll = async (): Promise<void> => {
    for (let hasMore = true; hasMore && !isClosing; ) {
      const generation = await readGeneration(engine);
      const position = generation === undefined ? undefined : await acquireLease(database, generation, self, turn);
      if (generation === undefined || position === 'unknown') {
        hasMore = await createStore(engine, database);
      } else if (!position) {
        return;
      } else if (generation !== checked && !(await isConsistent(engine, database, position))) {
        await deletePosition(database, generation);
      } else {
        checked = generation;
        hasMore = await copyBatch(generation, position);
      }
    }
  };

  const run = (): Promise<void> => (under ??= copyAll().finally(() => (under = undefined)));
  /** Reports a repeating failure once, and the engine not running not at all, as its supervisor does that. */
  let lastError = '';
  const runQuietly = (): void => {
    run().then(
      () => (lastError = ''),
      (error: unknown) => {
        const isDown = error instanceof StoreUnavailable && !(error.cause instanceof ClickHouseError);
        if (isDown || lastError === String(error)) return;
        lastError = String(error);
        report(error);
      },
    );
  };

  return {
    start() {
      timer = setInterval(runQuietly, every).unref();
    },
    copy: run,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await under?.catch(() => undefined);
      if (checked !== undefined) await releaseLease(database, checked, self).catch(() => undefined);
    },
  };
};

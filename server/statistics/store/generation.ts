import { randomUUID } from 'node:crypto';
import { ClickHouseError } from '@clickhouse/client';
import { sql } from 'kysely';
import { z } from 'zod';
import { tryLockDatabase } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/connection.ts';
import type { Engine } from '../engine/engine.ts';
import { addStore, type Position, positionIn } from './position.ts';
import { droppingStatements, creationStatements } from './tables.ts';

/** ClickHouse's error codes for a missing table and a missing database. */
const missing = new Set(['60', '81']);

const generationRow = z.object({ generation: z.uuid() });

/** Identifies the store; undefined if there is none yet, or only an unfinished one. */
export const readGeneration = async (engine: Engine, signal?: AbortSignal): Promise<string | undefined> => {
  try {
    const rows = await engine.query('select generation from generation', {}, generationRow, signal && { signal });
    return rows[0]?.generation;
  } catch (error) {
    if (error instanceof ClickHouseError && missing.has(error.code)) return undefined;
    throw error;
  }
};

/** Creates the store from scratch, empty. @returns false if another process is already doing so */
export const createStore = (engine: Engine, database: Database): Promise<boolean> =>
  database.owner((db) =>
    db.transaction().execute(async (transaction) => {
      if (!(await tryLockDatabase(transaction, 'statisticsStore'))) return false;
      const former = await readGeneration(engine);
      if (former !== undefined && (await positionIn(transaction, former))) return true;
      const generation = randomUUID();
      await engine.makeDatabase();
      for (const statement of [...droppingStatements, ...creationStatements]) await engine.command(statement);
      await addStore(transaction, generation);
      // Last, as it marks the store as complete.
      await engine.command('insert into generation select {generation:String}', { generation });
      return true;
    }),
  );

const edge = z.object({ transaction: z.string(), id: z.string() });

/** Returns whether one place is before or equal to another. */
const isUpTo = (one: z.infer<typeof edge>, other: z.infer<typeof edge>): boolean => {
  const [left, right] = [BigInt(one.transaction), BigInt(other.transaction)];
  return left < right || (left === right && BigInt(one.id) <= BigInt(other.id));
};

/**
 * Returns whether the store has everything that PostgreSQL has recorded as copied: it may have lost some, and either
 * may have been restored to an earlier state. Transaction ids still in the future mean that the database was moved; its
 * facts get the oldest id, so that they are copied.
 */
export const isConsistent = async (
  engine: Engine,
  database: Database,
  { copied, pending }: Position,
): Promise<boolean> => {
  const isMoved = await database.owner(async (db) => {
    const future = sql`pg_snapshot_xmax(pg_current_snapshot())`;
    const { rows } = await sql`
      with moved as (update fact set transaction = '3' where transaction >= ${future} returning 1)
      select ${copied.transaction}::xid8 >= ${future} or exists (select from moved) as moved`.execute(db);
    return z.array(z.object({ moved: z.boolean() })).parse(rows)[0]?.moved ?? false;
  });
  if (isMoved) return false;
  const rows = await engine.query(
    'select toString(last.1) as transaction, toString(last.2) as id from (select max((transaction, id)) as last from fact)',
    {},
    edge,
  );
  const last = rows[0] ?? { transaction: '0', id: '0' };
  return isUpTo(copied, last) && isUpTo(last, pending ?? copied);
};

import { randomUUID } from 'node:crypto';
import { ClickHouseError } from '@clickhouse/client';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import type { Engine } from '../engine/engine.ts';
import { addStore, type Position, readPosition } from './position.ts';
import { droppingStatements, creationStatements } from './tables.ts';

/** Codes of ClickHouse: there is no such table, no such database. */
const missing = new Set(['60', '81']);

/** Which store this is; undefined where there is none yet, or one that was not finished. */
export const readGeneration = async (engine: Engine): Promise<string | undefined> => {
  try {
    const rows = await engine.query('select generation from generation', {}, z.object({ generation: z.uuid() }));
    return rows[0]?.generation;
  } catch (error) {
    if (error instanceof ClickHouseError && missing.has(error.code)) return undefined;
    throw error;
  }
};

/** Holds back every other process that makes the store; the number is arbitrary but ours. */
const advisoryLock = 7_582_336_007;

/** Makes the store anew, with nothing in it. @returns false where another process is at it */
export const createStore = (engine: Engine, database: Database): Promise<boolean> =>
  database.owner((db) =>
    db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${advisoryLock}) as free`.execute(
        transaction,
      );
      if (!rows[0]?.free) return false;
      const former = await readGeneration(engine);
      if (former !== undefined && (await readPosition(database, former))) return true;
      const generation = randomUUID();
      await engine.makeDatabase();
      for (const statement of [...droppingStatements, ...creationStatements]) await engine.command(statement);
      await addStore(database, generation);
      // Last, as it says that all is there.
      await engine.command('insert into generation select {generation:String}', { generation });
      return true;
    }),
  );

const edge = z.object({ transaction: z.string(), id: z.string() });

/** Whether one place comes before another, or is the same. */
const isUpTo = (one: z.infer<typeof edge>, other: z.infer<typeof edge>): boolean => {
  const [left, right] = [BigInt(one.transaction), BigInt(other.transaction)];
  return left < right || (left === right && BigInt(one.id) <= BigInt(other.id));
};

/**
 * Whether the store has what PostgreSQL says that it has: it may have lost some, and either may have been put back to an
 * earlier state by a restore. Transactions that have numbers still to come are of a database that was moved; their facts
 * are given the oldest number, so that they are copied.
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

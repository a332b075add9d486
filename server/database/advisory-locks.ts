import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * All advisory locks of the product. PostgreSQL knows them only by number, in two spaces: one key for what concerns the
 * whole database, two for what concerns one network. Numbers never change, since processes of two versions may run at
 * the same time.
 */

/** Locks of the whole database. */
export const databaseLocks = {
  defaultDashboards: 7_582_341,
  migrations: 7_582_336_001,
  sweep: 7_582_336_002,
  partitions: 7_582_336_003,
  demo: 7_582_336_004,
  statisticsStore: 7_582_336_007,
} as const;

/** Locks that each network has of its own. */
export const networkLocks = {
  administrators: 7_582_336,
  automaticCampaigns: -2_119_190_881,
  metrics: 7_582_337,
  notices: 758_233_611,
  scheduledChanges: 758_233_612,
} as const;

// Without a network, it fails rather than lock nothing.
const network = sql`current_setting('sluice.tenant')::integer`;

export type DatabaseLock = keyof typeof databaseLocks;
export type NetworkLock = keyof typeof networkLocks;

/** Waits for a lock of the database, which is held until the transaction ends. */
export const lockDatabase = async (db: Kysely<Tables>, lock: DatabaseLock): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${databaseLocks[lock]})`.execute(db);
};

/** Takes a lock of the database until the transaction ends; false if another transaction holds it. */
export const tryLockDatabase = async (db: Kysely<Tables>, lock: DatabaseLock): Promise<boolean> => {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${databaseLocks[lock]}) as free`.execute(db);
  return rows[0]?.free === true;
};

/** Waits for a lock of the network in whose scope the transaction runs; it is held until the transaction ends. */
export const lockNetwork = async (db: Kysely<Tables>, lock: NetworkLock): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${networkLocks[lock]}::integer, ${network})`.execute(db);
};

/** Waits like `lockNetwork`, but only for transactions that took the lock that way, not for those that share it. */
export const shareLockOfNetwork = async (db: Kysely<Tables>, lock: NetworkLock): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${networkLocks[lock]}::integer, ${network})`.execute(db);
};

/** Takes a lock of the network in whose scope the transaction runs; false if another transaction holds it. */
export const tryLockNetwork = async (db: Kysely<Tables>, lock: NetworkLock): Promise<boolean> => {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${networkLocks[lock]}::integer, ${network}) as free`.execute(db);
  return rows[0]?.free === true;
};

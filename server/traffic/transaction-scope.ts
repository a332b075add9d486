import { Mutex } from 'async-mutex';
import { sql } from 'kysely';
import type { TenantScope } from '../database/tenant.ts';

type Within = Parameters<Parameters<TenantScope['write']>[0]>[0];

/** Undoes work that fails, and nothing before it. */
export const inOneTransaction = async <T>(db: Within, work: (db: Within) => Promise<T>): Promise<T> => {
  await sql`savepoint whole`.execute(db);
  try {
    return await work(db);
  } catch (error) {
    await sql`rollback to savepoint whole`.execute(db);
    throw error;
  } finally {
    await sql`release savepoint whole`.execute(db);
  }
};

/** Wraps an open transaction as a scope whose calls run one by one; if one fails, only its own work is undone. */
export const scopeWithin = (db: Within): Pick<TenantScope, 'read' | 'write' | 'single'> => {
  const mutex = new Mutex();
  return {
    read: (work) => mutex.runExclusive(() => work(db)),
    write: (work) => mutex.runExclusive(() => inOneTransaction(db, work)),
    single: (work) => mutex.runExclusive(() => inOneTransaction(db, work)),
  };
};

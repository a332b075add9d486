import { Mutex } from 'async-mutex';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { TenantScope } from '../database/tenant.ts';

/**
 * A transaction under way as a scope, whose calls come one after another: what one of them is refused costs that one
 * alone.
 */
export const scopeWithin = (
  db: Parameters<Parameters<TenantScope['write']>[0]>[0],
): Pick<TenantScope, 'read' | 'write' | 'single'> => {
  const mutex = new Mutex();
  return {
    read: (work) => mutex.runExclusive(() => work(db)),
    write: (work) => mutex.runExclusive(() => work(db)),
    single: <T>(work: (db: Kysely<Tables>) => Promise<T>) =>
      mutex.runExclusive(async () => {
        await sql`savepoint single`.execute(db);
        try {
          const done = await work(db);
          await sql`release savepoint single`.execute(db);
          return done;
        } catch (error) {
          await sql`rollback to savepoint single`.execute(db);
          throw error;
        }
      }),
  };
};

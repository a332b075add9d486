import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { TenantScope } from '../database/tenant.ts';

/** A transaction under way as a scope: what one statement of it is refused costs that statement alone. */
export const scopeWithin = (
  db: Parameters<Parameters<TenantScope['write']>[0]>[0],
): Pick<TenantScope, 'read' | 'write' | 'single'> => ({
  read: (work) => work(db),
  write: (work) => work(db),
  async single<T>(work: (db: Kysely<Tables>) => Promise<T>) {
    await sql`savepoint single`.execute(db);
    try {
      const done = await work(db);
      await sql`release savepoint single`.execute(db);
      return done;
    } catch (error) {
      await sql`rollback to savepoint single`.execute(db);
      throw error;
    }
  },
});

import { Kysely, type Transaction } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { dialectOver, type Prepare } from './driver.ts';
import type { Tables } from './tables.ts';
import { isConflict } from './unavailable.ts';

/** The database as one tenant may see it: row-level security hides every other tenant's rows, whatever is asked. */
export type TenantScope = {
  /**
   * Runs queries on one connection, one round trip each.
   * @throws DatabaseUnavailable
   */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Runs the work in a transaction: all of it is kept, or none. On a conflict with others (deadlock, serialization) it
   * is run again, up to three times in all, so it should do nothing outside the database.
   * @throws DatabaseUnavailable; when that happens while committing, whether the work was kept is unknown
   */
  write<T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Runs work that changes records by one statement alone, which is a transaction by itself: a third of the round
   * trips. Run again as by `write`.
   */
  single<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
};

const attempts = 3;

/** @param pool its sessions run under the application's role */
export function tenantScope(pool: Pool, tenantId: number): TenantScope {
  const kysely = new Kysely<Tables>({ dialect: dialectOver(pool, entering(tenantId)) });
  return {
    read: (work) => kysely.connection().execute(work),
    write: (work) => persistently(() => kysely.transaction().execute(work)),
    single: (work) => persistently(() => kysely.connection().execute(work)),
  };
}

async function persistently<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
  }
}

/** Whose rows each connection was last told to show. */
const tenantOf = new WeakMap<PoolClient, number>();

/**
 * Tells a connection its tenant, unless it was the last one's too. The plans it keeps serve all tenants; see the
 * migration `plans_for_all`.
 */
function entering(tenantId: number): Prepare {
  if (!Number.isSafeInteger(tenantId)) throw new TypeError(`No tenant id: ${tenantId}`);
  const query = { name: 'sluice_tenant', text: `select set_config('sluice.tenant', $1, false)`, values: [tenantId] };
  return async (client) => {
    if (tenantOf.get(client) === tenantId) return;
    tenantOf.delete(client);
    await client.query(query);
    tenantOf.set(client, tenantId);
  };
}

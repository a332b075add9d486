import { setTimeout } from 'node:timers/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { dialectOver, type Prepare } from './driver.ts';
import type { Bulkhead } from './bulkheads.ts';
import type { Tables } from './tables.ts';
import { DatabaseBusy, isConflict } from './unavailable.ts';

/** The database as one tenant may see it: row-level security hides every other tenant's rows, whatever is asked. */
export type TenantScope = {
  /**
   * Runs queries on one connection, one round trip each.
   * @throws DatabaseUnavailable
   */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Runs the work in a transaction: all of it is kept, or none. On a conflict with others (deadlock, serialization) it
   * is run again, up to five times in all, so it should do nothing outside the database.
   * @throws DatabaseUnavailable; when that happens while committing, whether the work was kept is unknown
   * @throws DatabaseBusy where others kept a lock, or the conflicts went on
   * @throws DatabaseSlow
   */
  write<T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Runs work that changes records by one statement alone, which is a transaction by itself: a third of the round
   * trips. Run again as by `write`.
   */
  single<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Runs work like `write`, once, whose statements may take the time of an export. */
  export<T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T>;
};

const attempts = 5;
/** Milliseconds that work waits at most before its second attempt; twice as long before each further one. */
const firstPause = 20;

/**
 * @param pool its sessions run under the application's role
 * @param exportTimeout seconds that a statement of an export may take
 */
export function tenantScope(pool: Pool, tenantId: number, exportTimeout: number): TenantScope {
  const kysely = new Kysely<Tables>({ dialect: dialectOver(pool, entering(tenantId)) });
  return {
    read: (work) => kysely.connection().execute(work),
    write: (work) => persistently(() => kysely.transaction().execute(work)),
    single: (work) => persistently(() => kysely.connection().execute(work)),
    export: (work) =>
      kysely.transaction().execute(async (db) => {
        await sql`select set_config('statement_timeout', ${`${exportTimeout}s`}, true)`.execute(db);
        return work(db);
      }),
  };
}

async function persistently<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === attempts) throw new DatabaseBusy('Others were quicker again and again', { cause: error });
    }
    // By chance, so that those who met do not meet again.
    await setTimeout(Math.random() * firstPause * 2 ** (attempt - 1));
  }
}

/** A tenant's scope for work of one kind, which never takes all connections. */
export const scopeInLane = (scope: TenantScope, lane: Bulkhead): TenantScope => ({
  read: (work) => lane(() => scope.read(work)),
  write: (work) => lane(() => scope.write(work)),
  single: (work) => lane(() => scope.single(work)),
  export: (work) => scope.export(work),
});

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

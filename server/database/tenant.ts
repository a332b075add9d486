import { setTimeout } from 'node:timers/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { dialectOver, type Prepare } from './driver.ts';
import type { Bulkhead } from './bulkheads.ts';
import type { Tables } from './tables.ts';
import { CallerLeft, DatabaseBusy, isConflict } from './unavailable.ts';

/** The database as one tenant may see it: row-level security hides every other tenant's rows, whatever the query. */
export type TenantScope = {
  /**
   * Runs queries on one connection, one round trip each.
   * @param signal of what may read very many rows: ends the statement under way when it is aborted
   * @throws DatabaseUnavailable
   * @throws DatabaseSlow
   * @throws CallerLeft once the signal is aborted
   */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Runs the work in a transaction: all of it is committed, or none. On a conflict with others (deadlock,
   * serialization) it is run again, up to five times in all, so it should do nothing outside the database.
   * @throws DatabaseUnavailable; if that happens while committing, it is unknown whether the work was committed
   * @throws DatabaseBusy if others kept a lock, or the conflicts continued
   * @throws DatabaseSlow
   */
  write<T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Runs work that changes records in a single statement, which is its own transaction: a third of the round trips.
   * Retried like `write`.
   */
  single<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Runs work like `write`, but once, with statements that may take as long as an export.
   * @param signal ends the statement under way when it is aborted
   * @throws the signal's reason once it is aborted
   */
  export<T>(work: (db: Transaction<Tables>) => Promise<T>, signal?: AbortSignal): Promise<T>;
};

const attempts = 5;
/** Maximum milliseconds before the second attempt; doubled before each further one. */
const firstPause = 20;

/**
 * @param pool its sessions run under the application's role
 * @param exportTimeout seconds that an export statement may take
 */
export function tenantScope(pool: Pool, tenantId: number, exportTimeout: number): TenantScope {
  const kysely = new Kysely<Tables>({ dialect: dialectOver(pool, entering(tenantId)) });
  return {
    read: (work, signal) =>
      kysely
        .connection()
        .execute((db) => (signal ? endedBy(signal, pool, db, () => work(db)) : work(db)))
        .catch((error: unknown) => {
          throw signal?.aborted ? new CallerLeft('The caller left before the answer', { cause: error }) : error;
        }),
    write: (work) => persistently(() => kysely.transaction().execute(work)),
    single: (work) => persistently(() => kysely.connection().execute(work)),
    export: (work, signal) =>
      kysely.transaction().execute(async (db) => {
        await sql`select set_config('statement_timeout', ${`${exportTimeout}s`}, true)`.execute(db);
        return signal ? endedBy(signal, pool, db, () => work(db)) : work(db);
      }),
  };
}

/** Runs work whose statements end when a signal is aborted. */
async function endedBy<T>(signal: AbortSignal, pool: Pool, db: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  let cancelled: Promise<unknown> | undefined;
  const cancel = (): void =>
    void (cancelled = pool.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => undefined));
  signal.throwIfAborted();
  signal.addEventListener('abort', cancel);
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    // Before the connection is someone else’s, whose statement it would end.
    await cancelled;
  }
}

async function persistently<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === attempts) throw new DatabaseBusy('Others were quicker again and again', { cause: error });
    }
    // Random, so that transactions that collided don't collide again.
    await setTimeout(Math.random() * firstPause * 2 ** (attempt - 1));
  }
}

/** A tenant's scope for work of one kind, which never takes all connections. */
export const scopeInLane = (scope: TenantScope, lane: Bulkhead): TenantScope => ({
  read: (work, signal) => lane(() => scope.read(work, signal)),
  write: (work) => lane(() => scope.write(work)),
  single: (work) => lane(() => scope.single(work)),
  export: (work, signal) => scope.export(work, signal),
});

/** Which tenant's rows each connection was last set to show. */
const tenantOf = new WeakMap<PoolClient, number>();

/**
 * Sets a connection's tenant, unless it already has it. Its cached plans serve all tenants; see the migration
 * `plans_for_all`.
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

import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { Statement } from './query.ts';
import { preparedOn } from './statements.ts';
import { DatabaseUnavailable, rethrow, translated } from './unavailable.ts';

/**
 * A query that may be replanned for its values at each run, whatever that costs; the server caches the plans of others.
 */
export interface Query<R = unknown> extends CompiledQuery<R> {
  isPlannedAnew?: boolean;
}

/** Puts a connection into the state its user expects; called each time one is taken from the pool. */
export type Prepare = (client: PoolClient) => Promise<void>;

/**
 * Kysely over our own pool, whose clients must be in pg's pipeline mode. Beyond Kysely's own PostgreSQL dialect it
 * prepares a connection before use, sends `begin` together with the first query, lets the server cache the plans of
 * frequent statements, and turns lost connections into DatabaseUnavailable. The creator of the pool closes it.
 */
export function dialectOver(pool: Pool, prepare: Prepare): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(pool, prepare),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PoolDriver implements Driver {
  readonly #pool: Pool;
  readonly #prepare: Prepare;

  constructor(pool: Pool, prepare: Prepare) {
    this.#pool = pool;
    this.#prepare = prepare;
  }

  async init() {}

  async destroy() {}

  async acquireConnection(): Promise<PooledConnection> {
    const client = await this.#pool.connect().catch(rethrow);
    try {
      await this.#prepare(client);
      return new PooledConnection(client);
    } catch (error) {
      client.release(true);
      return rethrow(error);
    }
  }

  async releaseConnection(connection: PooledConnection) {
    connection.release();
  }

  async beginTransaction(connection: PooledConnection, { isolationLevel, accessMode }: TransactionSettings) {
    connection.begin(
      ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' '),
    );
  }

  async commitTransaction(connection: PooledConnection) {
    await connection.commit();
  }

  async rollbackTransaction(connection: PooledConnection) {
    await connection.rollback();
  }
}

/** A client between being taken from the pool and returned. */
class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  /** The response to `begin`, until it has been awaited. */
  #begun: Promise<unknown> | undefined;
  #broken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters, isPlannedAnew }: Query): Promise<QueryResult<R>> {
    const prepared = isPlannedAnew ? undefined : preparedOn(this.#client, sql);
    const { answer } = this.#client.query(new Statement<R>(sql, parameters, prepared));
    const answers = Promise.all([answer, this.#begun]);
    this.#begun = undefined;
    const [{ rows, rowCount }] = await answers.catch(this.#fail);
    return { rows, numAffectedRows: rowCount === null ? undefined : BigInt(rowCount) };
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed; read them page by page');
  }

  /** Sends `begin` without waiting: the server responds to it along with the first query. */
  begin(sql: string): void {
    this.#begun = this.#client.query(sql);
    this.#begun.catch(() => undefined);
  }

  async commit(): Promise<void> {
    const [{ command }] = await Promise.all([this.#client.query('commit'), this.#begun]).catch(this.#fail);
    // PostgreSQL's response to a commit after a statement failed and the error was swallowed.
    if (command === 'ROLLBACK') throw new Error('The transaction was not committed: one of its statements had failed');
  }

  readonly #fail = (error: unknown): never => {
    const meaning = translated(error);
    this.#broken ||= meaning instanceof DatabaseUnavailable;
    throw meaning;
  };

  /** Never fails, so that it doesn't hide the cause; a connection that can't even roll back isn't reused. */
  async rollback(): Promise<void> {
    try {
      await this.#client.query('rollback');
    } catch {
      this.#broken = true;
    }
  }

  release(): void {
    this.#client.release(this.#broken);
  }
}

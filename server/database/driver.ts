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
import type { Pool, PoolClient, QueryResult as PgResult } from 'pg';
import { Statement } from './query.ts';
import { preparedOn } from './statements.ts';
import { DatabaseUnavailable, rethrow, translated } from './unavailable.ts';

export interface Query<R = unknown> extends CompiledQuery<R> {
  /** Whether it may be replanned for its values at each run, whatever that costs; the server caches other plans. */
  isPlannedAnew?: boolean;
  /**
   * Whether nothing follows it in its transaction, so that `commit` is sent along with it. It is committed once it
   * succeeds, whatever its caller does then.
   */
  isLast?: boolean;
}

/** Puts a connection into the state its user expects; called each time one is taken from the pool. */
export type Prepare = (client: PoolClient) => Promise<void>;

/**
 * Kysely over our own pool, whose clients must be in pg's pipeline mode. Beyond Kysely's own PostgreSQL dialect it
 * prepares a connection before use, sends `begin` together with the first query and `commit` with one that is said to be
 * the last, lets the server cache the plans of frequent statements, and turns lost connections into
 * DatabaseUnavailable. The creator of the pool closes it.
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
  #isInTransaction = false;
  /** The response to a `commit` that was sent along with the last query. */
  #committed: Promise<PgResult> | undefined;
  #broken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters, isPlannedAnew, isLast }: Query): Promise<QueryResult<R>> {
    if (this.#committed) throw new Error('A query follows the one that was to be the last of its transaction');
    const prepared = isPlannedAnew ? undefined : preparedOn(this.#client, sql);
    const { answer } = this.#client.query(new Statement<R>(sql, parameters, prepared));
    if (isLast && this.#isInTransaction) {
      this.#committed = this.#client.query('commit');
      this.#committed.catch(() => undefined);
    }
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
    this.#isInTransaction = true;
  }

  async commit(): Promise<void> {
    const committed = this.#committed ?? this.#client.query('commit');
    const [{ command }] = await Promise.all([committed, this.#begun]).catch(this.#fail);
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
      // A failed transaction is rolled back by its commit.
      await (this.#committed ?? this.#client.query('rollback'));
    } catch {
      this.#broken = true;
    }
  }

  release(): void {
    this.#client.release(this.#broken);
  }
}

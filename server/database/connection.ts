import { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { Client, DatabaseError, Pool, type QueryConfig, type QueryResult } from 'pg';
import { z } from 'zod';
import { type Configuration, type DatabaseLimits, defaultLimits } from '../configuration.ts';
import { dialectOver } from './driver.ts';
import { startEmbedded } from './embedded/start.ts';
import { createBulkheads } from './bulkheads.ts';
import { type ListenerEvents, listen } from './listener.ts';
import { migrationFolder, readMigrations } from './migration-files.ts';
import { migrate } from './migrations.ts';
import { requireRole } from './role.ts';
import { BytesClient } from './client.ts';
import type { Tables } from './tables.ts';
import { scopeInLane, tenantScope, type TenantScope } from './tenant.ts';
import { timeoutOptions, type Timeouts, timeoutsOf } from './timeouts.ts';
import { rethrow } from './unavailable.ts';
import { values } from './values.ts';
import { OperatorError } from '../operator.ts';

/** The product's database, embedded or networked. All its calls throw DatabaseUnavailable while it can't serve. */
export type Database = {
  /**
   * Returns what a request works with: the rows of its tenant and no others. Cheap to call.
   * @param kind of work, such as the name of an entity: each kind leaves connections to the others
   */
  tenant(tenantId: number, kind?: string): TenantScope;
  /**
   * Returns the same for work that may read very many rows, such as lists of events and searches: all of it shares half
   * of the connections, so that traffic and sign-ins have the others (D1406).
   */
  scanning(tenantId: number): TenantScope;
  /**
   * Gives access to the rows of all tenants, as the schema's owner: for seeding and work across tenants, which may take
   * long.
   */
  owner<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Gives the same access for what a call waits for, such as finding the tenant of a host or a token: with connections
   * of its own and the time limits of calls, so that no work across tenants holds up callers (D1380).
   */
  lookup<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /**
   * Folds the ledger of totals if it has grown long; to be called every few seconds. Returns the number of rows
   * removed.
   */
  compactTotals(): Promise<number>;
  /** The `storeClient` (`storeType: 'pool'`) of rate-limiter-flexible's RateLimiterPostgres over the table `throttle`. */
  throttleStore: { query(statement: QueryConfig): Promise<QueryResult> };
  /**
   * Listens for notifications on a channel, in all processes and across reconnects; returns a function that stops it.
   */
  listen(channel: string, hearing: ListenerEvents): () => Promise<void>;
  /** Lets calls under way finish, closes the connections, and stops the server if it is ours. */
  close(): Promise<void>;
};

export type Address = {
  /** Connection string as the schema's owner. */
  url: string;
  /** Whether the application's role may sign in itself, so that its sessions can never become the owner. */
  trusting: boolean;
};

const applicationRole = 'sluice_app';
const ownerConnections = 2;
const lookupConnections = 2;
const connectTimeout = 5_000;
/** A tenant's id may come from a caller who made it up, so scopes are cached with a limit. */
const maxCachedTenants = 1000;

/**
 * Opens the configured database, or the embedded one if none is configured, and brings its schema up to date.
 * @param log receives lines for the operator
 */
export async function openDatabase(
  { databaseUrl, dataFolder, ...limits }: Pick<Configuration, 'databaseUrl' | 'dataFolder'> & Partial<DatabaseLimits>,
  log: (line: string) => void = print,
): Promise<Database> {
  if (databaseUrl) return connectDatabase({ url: databaseUrl, trusting: false }, log, limits);

  const server = await startEmbedded({ dataFolder, connections: limits.poolSize, log });
  try {
    const database = await connectDatabase({ url: server.url, trusting: true }, log, limits);
    return {
      ...database,
      async close() {
        await database.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Connects to a running server, migrates, and makes sure that the application's sessions are subject to row-level
 * security.
 */
export async function connectDatabase(
  address: Address,
  log: (line: string) => void,
  limits: Partial<DatabaseLimits> = {},
): Promise<Database> {
  const { poolSize, ...decided } = { ...defaultLimits, ...limits };
  const timeouts = timeoutsOf(decided);
  await prepareSchema(address, log);
  const ownerPool = poolFor(address.url, ownerConnections, timeouts.owner);
  const lookupPool = poolFor(address.url, lookupConnections, timeouts.calls);
  const pool = poolFor(applicationUrl(address), poolSize, timeouts.calls);
  const bulkheads = createBulkheads(poolSize, decided.lockTimeout * 1000);
  const close = async () => void (await Promise.all([pool.end(), lookupPool.end(), ownerPool.end()]));
  try {
    await checkApplication(pool);
  } catch (error) {
    await close();
    throw error;
  }

  const asOwner = (over: Pool) => new Kysely<Tables>({ dialect: dialectOver(over, async () => undefined) });
  const [owner, lookups] = [asOwner(ownerPool), asOwner(lookupPool)];
  const scopes = new LRUCache<number, TenantScope>({ max: maxCachedTenants });
  const scopeOf = (tenantId: number): TenantScope => {
    const scope = scopes.get(tenantId) ?? tenantScope(pool, tenantId, timeouts.exports.statement);
    scopes.set(tenantId, scope);
    return scope;
  };
  return {
    tenant: (tenantId, kind) =>
      kind === undefined ? scopeOf(tenantId) : scopeInLane(scopeOf(tenantId), bulkheads.of(kind)),
    scanning: (tenantId) => scopeInLane(scopeOf(tenantId), bulkheads.scanning(tenantId)),
    owner: (work) => work(owner),
    lookup: (work) => work(lookups),
    ping: async () => void (await pool.query('select').catch(rethrow)),
    async compactTotals() {
      const { rows } = await pool.query('select sluice_compact_totals() as gone').catch(rethrow);
      const [{ gone } = { gone: 0 }] = z
        .array(z.object({ gone: z.int() }))
        .length(1)
        .parse(rows);
      // Readers step over the dead rows until they are vacuumed, and autovacuum runs once a minute at most.
      if (gone > 0) await ownerPool.query('vacuum totals').catch(rethrow);
      return gone;
    },
    throttleStore: { query: (statement) => pool.query(statement).catch(rethrow) },
    listen: (channel, hearing) => listen(address.url, channel, hearing),
    close,
  };
}

/** Lists migrations for a log line: the very first start applies more than anyone would read. */
const inShort = (names: readonly string[]): string =>
  names.length <= 5 ? names.join(', ') : `${names.length} migrations, from ${names[0]} to ${names.at(-1)}`;

/** SQLSTATE classes of a running server that refuses: unknown user, wrong password, or no such database. */
const refusing = /^(28|3D)/;

/** Turns a refused connection into an error naming the setting to check. */
function notLetIn(error: unknown): never {
  if (error instanceof DatabaseError && refusing.test(error.code ?? ''))
    throw new OperatorError(`The server of DATABASE_URL does not let this process in: ${error.message}`, {
      cause: error,
    });
  return rethrow(error);
}

async function prepareSchema({ url, trusting }: Address, log: (line: string) => void): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeout });
  client.on('error', () => undefined);
  try {
    await client.connect().catch(notLetIn);
    await checkVersion(client);
    await requireRole(client, applicationRole);
    const applied = await migrate(client, readMigrations(migrationFolder), log);
    if (applied.length > 0) log(`Database brought up to date: ${inShort(applied)}`);
    // Only if needed: roles are shared by all databases, and of two concurrent changes to one, the second fails.
    const { rows } = await client.query('select from pg_roles where rolname = $1 and not rolcanlogin', [
      applicationRole,
    ]);
    if (trusting && rows.length > 0) await client.query(`alter role ${applicationRole} login`);
  } finally {
    await client.end();
  }
}

/** Oldest major version accepted: the embedded server's, which everything is tested with (D1298). */
export const oldestPostgres = 18;

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major");
  const { major } = z.object({ major: z.int() }).parse(rows[0]);
  if (major < oldestPostgres)
    throw new OperatorError(
      `PostgreSQL ${oldestPostgres} or later is needed; DATABASE_URL names one of version ${major}`,
    );
}

/** Refuses to run without the protection that the rest of the product relies on. */
async function checkApplication(pool: Pool): Promise<void> {
  const query = `select rolname as name, rolsuper or rolbypassrls as free from pg_roles where rolname = current_user`;
  const { rows } = await pool.query(query).catch(rethrow);
  const role = z.object({ name: z.string(), free: z.boolean() }).parse(rows[0]);
  if (role.name !== applicationRole || role.free) {
    throw new Error(`Sessions should run as ${applicationRole} under row-level security, but run as ${role.name}`);
  }
}

function applicationUrl({ url, trusting }: Address): string {
  if (!trusting) return withOptions(url, `-c role=${applicationRole}`);
  const application = new URL(url);
  application.username = applicationRole;
  return application.href;
}

/** Timestamps in results are parsed as UTC in this format; a server may default to another. */
const sessionOptions = '-c TimeZone=UTC -c DateStyle=ISO';

function poolFor(url: string, max: number, timeouts: Timeouts): Pool {
  const pool = new Pool({
    Client: BytesClient,
    connectionString: withOptions(url, sessionOptions, timeoutOptions(timeouts)),
    connectionTimeoutMillis: connectTimeout,
    max,
    pipeline: true,
    types: values,
  });
  // A lost connection reports the error again on its next use; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Adds startup options to those in the connection string, where they take precedence over the pool's.
 * @param usual options that those in the connection string override
 */
function withOptions(url: string, options: string, usual = ''): string {
  const extended = new URL(url);
  const given = extended.searchParams.get('options') ?? '';
  extended.searchParams.set('options', [usual, given, options].filter(Boolean).join(' '));
  return extended.href;
}

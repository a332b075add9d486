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
import type { Tables } from './tables.ts';
import { scopeInLane, tenantScope, type TenantScope } from './tenant.ts';
import { timeoutOptions, type Timeouts, timeoutsOf } from './timeouts.ts';
import { rethrow } from './unavailable.ts';
import { values } from './values.ts';
import { OperatorError } from '../operator.ts';

/** The product's database, embedded or networked. All its calls throw DatabaseUnavailable while it cannot serve. */
export type Database = {
  /**
   * What a request works with: the rows of its tenant and no others. Cheap to call.
   * @param kind of work, such as the name of an entity: all of a kind together leave connections to other kinds
   */
  tenant(tenantId: number, kind?: string): TenantScope;
  /** The rows of all tenants, as the schema's owner: for seeding, finding a tenant by host, and work across tenants. */
  owner<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Folds the ledger of totals where it has grown long; to be called every few seconds. Returns how many rows went. */
  compactTotals(): Promise<number>;
  /** The `storeClient` (`storeType: 'pool'`) of rate-limiter-flexible's RateLimiterPostgres over the table `throttle`. */
  throttleStore: { query(statement: QueryConfig): Promise<QueryResult> };
  /** Hears notifications of a channel, in all processes and whatever becomes of connections; returns what ends it. */
  listen(channel: string, hearing: ListenerEvents): () => Promise<void>;
  /** Lets calls under way finish, closes the connections, and stops the server if it is ours. */
  close(): Promise<void>;
};

export type Address = {
  /** Connection string as the schema's owner. */
  url: string;
  /** Whether the application's role may sign in by itself, so that its sessions can never become the owner. */
  trusting: boolean;
};

const applicationRole = 'sluice_app';
const ownerConnections = 2;
const connectPatience = 5_000;
/** A tenant's id may come from a caller who made it up, so their scopes are not kept for good. */
const tenantsAtHand = 1000;

/**
 * Opens the database that the configuration names, the embedded one without a name, and brings its schema up to date.
 * @param log takes lines for the operator
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

/** Connects to a running server, migrates, and makes sure that the application's sessions are under row security. */
export async function connectDatabase(
  address: Address,
  log: (line: string) => void,
  limits: Partial<DatabaseLimits> = {},
): Promise<Database> {
  const { poolSize, ...decided } = { ...defaultLimits, ...limits };
  const timeouts = timeoutsOf(decided);
  await prepareSchema(address, log);
  const ownerPool = poolFor(address.url, ownerConnections, timeouts.owner);
  const pool = poolFor(applicationUrl(address), poolSize, timeouts.calls);
  const laneOf = createBulkheads(poolSize, decided.lockTimeout * 1000);
  const close = async () => void (await Promise.all([pool.end(), ownerPool.end()]));
  try {
    await checkApplication(pool);
  } catch (error) {
    await close();
    throw error;
  }

  const owner = new Kysely<Tables>({ dialect: dialectOver(ownerPool, async () => undefined) });
  const scopes = new LRUCache<number, TenantScope>({ max: tenantsAtHand });
  return {
    tenant(tenantId, kind) {
      const scope = scopes.get(tenantId) ?? tenantScope(pool, tenantId, timeouts.exports.statement);
      scopes.set(tenantId, scope);
      return kind === undefined ? scope : scopeInLane(scope, laneOf(kind));
    },
    owner: (work) => work(owner),
    ping: async () => void (await pool.query('select').catch(rethrow)),
    async compactTotals() {
      const { rows } = await pool.query('select sluice_compact_totals() as gone').catch(rethrow);
      const [{ gone } = { gone: 0 }] = z
        .array(z.object({ gone: z.int() }))
        .length(1)
        .parse(rows);
      // Every reader passes by what went until it is swept up, and autovacuum comes once a minute at most.
      if (gone > 0) await ownerPool.query('vacuum totals').catch(rethrow);
      return gone;
    },
    throttleStore: { query: (statement) => pool.query(statement).catch(rethrow) },
    listen: (channel, hearing) => listen(address.url, channel, hearing),
    close,
  };
}

/** Migrations as a line of the log names them: the first start of all has more than anybody reads. */
const inShort = (names: readonly string[]): string =>
  names.length <= 5 ? names.join(', ') : `${names.length} migrations, from ${names[0]} to ${names.at(-1)}`;

/** SQLSTATE classes of a server that is there: it knows no such user or password, or no such database. */
const refusing = /^(28|3D)/;

/** Says of a connection that was not to be had which setting to look at. */
function notLetIn(error: unknown): never {
  if (error instanceof DatabaseError && refusing.test(error.code ?? ''))
    throw new OperatorError(`The server of DATABASE_URL does not let this process in: ${error.message}`, {
      cause: error,
    });
  return rethrow(error);
}

async function prepareSchema({ url, trusting }: Address, log: (line: string) => void): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectPatience });
  client.on('error', () => undefined);
  try {
    await client.connect().catch(notLetIn);
    await checkVersion(client);
    await requireRole(client, applicationRole);
    const applied = await migrate(client, readMigrations(migrationFolder), log);
    if (applied.length > 0) log(`Database brought up to date: ${inShort(applied)}`);
    // Only where it is due: roles are one for all databases, and of two that alter one at once the other fails.
    const { rows } = await client.query('select from pg_roles where rolname = $1 and not rolcanlogin', [
      applicationRole,
    ]);
    if (trusting && rows.length > 0) await client.query(`alter role ${applicationRole} login`);
  } finally {
    await client.end();
  }
}

/** The oldest major version that is let in: the one that the embedded server has, with which everything is tested (D1298). */
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

/** The times of results are read as UTC in this format; a server may have others as its default. */
const sessionOptions = '-c TimeZone=UTC -c DateStyle=ISO';

function poolFor(url: string, max: number, timeouts: Timeouts): Pool {
  const pool = new Pool({
    connectionString: withOptions(url, sessionOptions, timeoutOptions(timeouts)),
    connectionTimeoutMillis: connectPatience,
    max,
    pipeline: true,
    types: values,
  });
  // A connection that is lost says so again to anyone who uses it next; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Adds startup options to those that the connection string may have: there they win over those of the pool.
 * @param usual over which those of the connection string win
 */
function withOptions(url: string, options: string, usual = ''): string {
  const extended = new URL(url);
  const given = extended.searchParams.get('options') ?? '';
  extended.searchParams.set('options', [usual, given, options].filter(Boolean).join(' '));
  return extended.href;
}

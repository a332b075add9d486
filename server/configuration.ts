import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { z } from 'zod';
import { fits } from '../domain/text/patterns.ts';
import { OperatorError } from './operator.ts';

/** How much of the database a process's calls may use. */
export type DatabaseLimits = {
  /** Number of connections shared by calls; a few more serve the process itself. */
  poolSize: number;
  /** Seconds a statement may take; export statements may take twenty times as long. */
  statementTimeout: number;
  /** Seconds a statement waits for someone else's lock, and a call waits for others of its kind to finish. */
  lockTimeout: number;
};

/**
 * What a process can do: serve the admin and its API, serve visitors and programs that send traffic, do background
 * work.
 */
export const processRoles = ['admin', 'traffic', 'jobs'] as const;
export type ProcessRole = (typeof processRoles)[number];

/** The operator's settings, read once from the environment. */
export type Configuration = DatabaseLimits & {
  /** What this process does; never empty. */
  roles: ReadonlySet<ProcessRole>;
  /** TCP port of the HTTP server; 0 picks a free one. */
  port: number;
  /** Address the HTTP server listens on. */
  host: string;
  /** Connection string of a PostgreSQL server; if absent, the embedded one runs in the data folder. */
  databaseUrl: string | undefined;
  /** Absolute path of the folder for everything the product stores on disk. */
  dataFolder: string;
  /** Key material for signing tokens, at least 32 characters. */
  secret: string;
  /** Whether a fresh database is filled with the demo network; undefined leaves the decision to the start tool. */
  demo: boolean | undefined;
  /** URL of the installation, for links in emails to networks without a host of their own. */
  url: string;
  /** Hosts (with a port if non-standard) that a network may have its calls sent to instead of its own. */
  apiDomains: readonly string[];
  /** Hosts, with or without a port, that the product may call even though they are private or on this machine. */
  outboundAllow: readonly string[];
  /** Seconds for asking advertisers, one after another, to take a lead; an attempt under way may end later. */
  pushBudget: number;
  /** After how many days events are dropped, by table name; tables not named are kept forever. */
  retention: ReadonlyMap<string, number>;
  /**
   * Where statistics are counted; undefined for nowhere. A ClickHouse server, or without `url` the embedded engine,
   * which may use `memory` bytes.
   */
  statistics: { url: string | undefined; memory: number } | undefined;
  /** Addresses, CIDR ranges and named ranges (`loopback`) of the proxies trusted to say where a call comes from. */
  trustedProxies: readonly string[];
  /** Number of days of past traffic in the demo network. */
  demoDays: number;
  /** Whether the demo network keeps getting visitors. */
  demoTraffic: boolean;
  /** MaxMind-format file mapping addresses to countries; if absent, the one shipped with the product is used. */
  countryDatabase: string | undefined;
  /** Alpha-2 code of the country for addresses of this machine and of private networks; none if absent. */
  localCountry: string | undefined;
  /** Mail server; without one, emails are written to files in the data folder. */
  smtpUrl: string | undefined;
  /** Sender address of emails. */
  mailFrom: string;
};

/** The environment contains something unusable; the message names each variable and says what it should be. */
export class ConfigurationError extends OperatorError {
  override name = 'ConfigurationError';
}

const isPostgresUrl = (value: string) =>
  URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);

const isUrlOf =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname !== '';

const isHost = (value: string) => {
  const address = `http://${value}`;
  return URL.canParse(address) && new URL(address).host === value;
};

export const defaultLimits: DatabaseLimits = { poolSize: 10, statementTimeout: 30, lockTimeout: 5 };

const seconds = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of seconds from 1 to 9999')
  .transform(Number);

/** Whether Fastify, which parses them with the same library, will accept them. */
const areProxies = (list: string[]): boolean => {
  try {
    compile(list);
    return true;
  } catch {
    return false;
  }
};

const isRole = (name: string): name is ProcessRole => (processRoles as readonly string[]).includes(name);

const hosts = z
  .string()
  .transform((list) =>
    list
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine((found) => found.every(isHost), 'must be host names separated by commas')
  .default([]);

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65535, 'must be a port number from 0 to 65535')
    .default(8080),
  HOST: z.string().regex(/^\S+$/, 'must be an address or host name without spaces').default('127.0.0.1'),
  SLUICE_ROLES: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (names) => names.length > 0 && names.every(isRole),
      `must be one or more of ${processRoles.join(', ')}, separated by commas`,
    )
    .transform((names) => new Set(processRoles.filter((role) => names.includes(role))))
    .default(new Set(processRoles)),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'must look like postgresql://user:password@host:5432/database')
    .optional(),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a whole number from 5 to 500')
    .transform(Number)
    .refine((size) => size >= 5 && size <= 500, 'must be a whole number from 5 to 500')
    .default(defaultLimits.poolSize),
  DATABASE_STATEMENT_TIMEOUT: seconds.default(defaultLimits.statementTimeout),
  DATABASE_LOCK_TIMEOUT: seconds.default(defaultLimits.lockTimeout),
  SLUICE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SLUICE_DEMO: z.enum(['0', '1'], 'must be 1 or 0').optional(),
  SLUICE_DEMO_DAYS: z
    .string()
    .regex(/^([1-9]|[1-8]\d|90)$/, 'must be a whole number from 1 to 90')
    .transform(Number)
    .default(90),
  SLUICE_DEMO_TRAFFIC: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
  SLUICE_URL: z.string().refine(isUrlOf('http:', 'https:'), 'must look like https://network.example').optional(),
  SLUICE_API_DOMAINS: hosts,
  SLUICE_OUTBOUND_ALLOW: hosts,
  SLUICE_PUSH_BUDGET: z
    .string()
    .regex(/^([1-9]|[1-5]\d|60)$/, 'must be a whole number of seconds from 1 to 60')
    .transform(Number)
    .default(8),
  SLUICE_RETENTION: z
    .string()
    .transform((list) =>
      list
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((entry) => entry.split('=')),
    )
    .refine(
      (entries) => entries.every(([name, days]) => /^[a-z_]+$/.test(name ?? '') && /^[1-9]\d{0,4}$/.test(days ?? '')),
      'must look like login_records=400,history=1100, in days',
    )
    .transform((entries) => new Map(entries.map(([name = '', days]) => [name, Number(days)])))
    // The attempts of a lead say which advertisers it was sent to: without them, they would be sent it again.
    .refine(
      (days) => (days.get('lead_attempts') ?? Infinity) >= (days.get('leads') ?? Infinity),
      'must keep lead_attempts for at least as long as leads',
    )
    .default(new Map()),
  SLUICE_STATISTICS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SLUICE_STATISTICS_MEMORY: z
    .string()
    .regex(/^[1-9]\d{2,5}$/, 'must be a whole number of megabytes from 100 to 999999')
    .transform(Number)
    .default(1024),
  CLICKHOUSE_URL: z
    .string()
    .refine(isUrlOf('http:', 'https:'), 'must look like https://user:password@clickhouse.example:8443/database')
    .optional(),
  SLUICE_TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      areProxies,
      'must be addresses, CIDR ranges such as 10.0.0.0/8, or loopback, linklocal and uniquelocal, separated by commas',
    )
    .default(['loopback']),
  SLUICE_COUNTRY_DATABASE: z.string().optional(),
  SLUICE_LOCAL_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as LV')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isUrlOf('smtp:', 'smtps:'), 'must look like smtps://user:password@mail.example:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((value) => fits('email', value), 'must be an email address')
    .optional(),
});

/** Every environment variable that the product reads. */
export const variableNames: readonly string[] = ['SLUICE_DATA', ...Object.keys(variables.shape)];

/** Absolute path of the folder for everything the product stores on disk; it may not exist yet. */
export const dataFolderOf = (environment: Record<string, string | undefined>): string =>
  resolve(environment['SLUICE_DATA'] || './data');

/**
 * Reads and checks the environment; an empty variable counts as absent.
 * Without SLUICE_SECRET, a secret is generated once and stored in the data folder, readable only by its owner.
 * @throws ConfigurationError naming every variable that is wrong, never its value
 */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = variables.safeParse(given);
  if (!read.success) {
    throw new ConfigurationError(
      read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  }
  const { data } = read;
  const dataFolder = dataFolderOf(environment);
  const url = data.SLUICE_URL ?? `http://localhost:${data.PORT}`;
  return {
    roles: data.SLUICE_ROLES,
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    poolSize: data.DATABASE_POOL_SIZE,
    statementTimeout: data.DATABASE_STATEMENT_TIMEOUT,
    lockTimeout: data.DATABASE_LOCK_TIMEOUT,
    dataFolder,
    secret: data.SLUICE_SECRET ?? keptSecret(dataFolder),
    demo: data.SLUICE_DEMO === undefined ? undefined : data.SLUICE_DEMO === '1',
    demoDays: data.SLUICE_DEMO_DAYS,
    demoTraffic: data.SLUICE_DEMO_TRAFFIC === '1',
    url,
    apiDomains: data.SLUICE_API_DOMAINS,
    outboundAllow: data.SLUICE_OUTBOUND_ALLOW,
    pushBudget: data.SLUICE_PUSH_BUDGET,
    retention: data.SLUICE_RETENTION,
    statistics:
      data.SLUICE_STATISTICS === 'on'
        ? { url: data.CLICKHOUSE_URL, memory: data.SLUICE_STATISTICS_MEMORY * 1024 * 1024 }
        : undefined,
    trustedProxies: data.SLUICE_TRUSTED_PROXIES,
    countryDatabase: data.SLUICE_COUNTRY_DATABASE && resolve(data.SLUICE_COUNTRY_DATABASE),
    localCountry: data.SLUICE_LOCAL_COUNTRY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `no-reply@${new URL(url).hostname}`,
  };
}

function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret');
  try {
    mkdirSync(dataFolder, { recursive: true });
    if (!existsSync(file)) placeOnce(file, randomBytes(32).toString('base64url'));
    return variables.shape.SLUICE_SECRET.unwrap().parse(readFileSync(file, 'utf8').trim());
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? 'it is damaged' : String(cause);
    throw new ConfigurationError(`SLUICE_SECRET is not set and could not be kept in ${file}: ${reason}`, { cause });
  }
}

/** Writes the whole file or nothing; if another process was faster, its file stays. */
function placeOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

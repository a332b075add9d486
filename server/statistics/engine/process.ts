import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Semaphore } from 'async-mutex';
import type { Session } from 'chdb';
import { exitCodes } from './exit-codes.ts';

/**
 * `node process.ts <folder> <socket> <bytes>`: the embedded engine in its own process, so that neither a crash of
 * native code nor a greedy query affects the product. It serves ClickHouse's HTTP interface on a local socket to all of
 * the product's processes, and exits with the process that started it, or when its folder is removed.
 */

const [folder = '', socket = '', memory = ''] = process.argv.slice(2);
/** Queries that run concurrently; the others wait. */
const sessionsAtOnce = 6;
const pollInterval = 500;

const chdb = await import('chdb').catch(() => process.exit(exitCodes.notInstalled));

/** An engine session, and the settings last applied to it. */
interface EngineSession {
  session: Session;
  database?: string;
  /** By name; undefined if unknown because setting them failed. */
  settings: Map<string, string | undefined>;
}

const open = (): EngineSession[] => {
  try {
    mkdirSync(folder, { recursive: true });
    const settings = { connectionArgs: [`--max_server_memory_usage=${memory}`, '--max_thread_pool_size=200'] };
    return Array.from({ length: sessionsAtOnce }, () => ({
      session: new chdb.Session(join(folder, 'engine'), settings),
      settings: new Map(),
    }));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(exitCodes.notOpened);
  }
};

const sessions = open();
const room = new Semaphore(sessionsAtOnce);

/** Request parameters that belong to the interface itself, and those that mean nothing without a network. */
const ofInterface = new Set([
  'query',
  'query_id',
  'database',
  'default_format',
  'wait_end_of_query',
  'enable_http_compression',
  'send_progress_in_http_headers',
  'http_headers_progress_interval_ms',
]);

const literal = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Settings and parameter values, which the engine takes by name and parses by the type given in the query. */
const settingsIn = (parameters: URLSearchParams): [name: string, value: string][] =>
  [...parameters].filter(([name]) => !ofInterface.has(name) && /^\w+$/.test(name));

const isValue = (name: string): boolean => name.startsWith('param_');

/** Applies a query's settings and resets those of the previous one. Each statement takes milliseconds. */
const prepare = async ({ session, settings }: EngineSession, wanted: ReadonlyMap<string, string>): Promise<void> => {
  const over = [...settings.keys()].filter((name) => !wanted.has(name) && !isValue(name));
  const changed = [...wanted].filter(([name, value]) => settings.get(name) !== value);
  const assignments = [
    ...over.map((name) => `${name} = default`),
    ...changed.map(([name, value]) => `${name} = ${literal(value)}`),
  ];
  if (assignments.length === 0) return;
  for (const [name] of changed) settings.set(name, undefined);
  await session.queryAsync(`set ${assignments.join(', ')}`);
  for (const name of over) settings.delete(name);
  for (const [name, value] of changed) settings.set(name, value);
};

const run = async (own: EngineSession, parameters: URLSearchParams, body: string): Promise<Uint8Array> => {
  const query = parameters.get('query');
  const database = parameters.get('database');
  if (database !== null && /^\w+$/.test(database) && database !== own.database) {
    await own.session.queryAsync(`use ${database}`);
    own.database = database;
  }
  await prepare(own, new Map(settingsIn(parameters)));
  return (await own.session.queryAsync(query ? `${query}\n${body}` : body)).bytes();
};

/** ClickHouse's code of queries that take too long. */
const tooLong = '159';

/** Returns the seconds that a query may take; no limit if it sets none. */
const limitOf = (parameters: URLSearchParams): number => Number(parameters.get('max_execution_time') ?? 0) || Infinity;

const codeIn = (message: string): string => /^Code: (\d+)/.exec(message)?.[1] ?? '0';

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/ping') return void response.end('Ok.\n');
  const body = await text(request);
  const cameAt = performance.now();
  await room.runExclusive(async () => {
    // Nobody waits for its answer any more.
    if (response.destroyed) return;
    const waited = (performance.now() - cameAt) / 1000;
    // It has waited as long as the slowest answer takes; running all that came in meanwhile would help nobody.
    if (waited > limitOf(searchParams))
      return void response
        .writeHead(500, { 'x-clickhouse-exception-code': tooLong })
        .end(`Code: ${tooLong}. DB::Exception: Waited ${waited.toFixed(1)} s for a session. (TIMEOUT_EXCEEDED)`);
    const own = sessions.pop();
    if (!own) throw new Error('There is a session for each that is let in');
    try {
      const bytes = await run(own, searchParams, body);
      response.writeHead(200, {
        'content-length': bytes.byteLength,
        'x-clickhouse-query-id': searchParams.get('query_id') ?? randomUUID(),
      });
      response.end(bytes);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      response.writeHead(500, { 'x-clickhouse-exception-code': codeIn(message) }).end(message);
    } finally {
      sessions.push(own);
    }
  });
};

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
});
// Clients keep their connections.
server.keepAliveTimeout = 0;

/** Acknowledged writes are durable, and the engine repairs the rest on start: a graceful shutdown gains nothing. */
const end = (): void => {
  rmSync(socket, { force: true });
  process.kill(process.pid, 'SIGKILL');
};
process.once('disconnect', end);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);

// The owner of the folder owns the socket: an existing one belongs to a process that was killed.
rmSync(socket, { force: true });
process.umask(0o077);
const mark = join(folder, 'open');
writeFileSync(mark, `${process.pid}\n`);
server.listen(socket, () => process.send?.('ready'));
setInterval(() => {
  if (!existsSync(mark)) end();
}, pollInterval);

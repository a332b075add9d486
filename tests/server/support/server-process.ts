import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { configuration } from '../../configuration.ts';

/** A server as a process of its own, usually the product. */
export interface ServerProcess {
  child: ChildProcess;
  /** Where it listens. */
  address: string;
  /** What it has logged so far. */
  log: readonly string[];
}

const main = join(import.meta.dirname, '../../../server/main.ts');
/** Milliseconds allowed for reading what a process printed before it ended. */
const lastWords = 1000;
/** Those that have not ended. */
const running = new Set<ChildProcess>();

/**
 * Starts a script; resolves once it listens. Its output goes through this process: what a test leaves behind must not
 * hold the worker's output open, which would keep the whole run from ending.
 */
export const startScript = async (script: string, env: NodeJS.ProcessEnv = process.env): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const [log, errors]: [string[], string[]] = [[], []];
  createInterface({ input: child.stderr }).on('line', (line) => {
    errors.push(line);
    console.error(line);
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line);
      const at = /listening at (http:[^"\s]+)/.exec(line)?.[1];
      if (at) resolve(at);
    });
    child.once('exit', () => {
      running.delete(child);
      // Its own child processes may continue, and hold its output.
      setTimeout(() => [child.stdout, child.stderr].map((output) => output.destroy()), lastWords);
    });
    child.once('close', (code, signal) =>
      reject(new Error([`The server ended with ${code ?? signal}`, ...log, ...errors].join('\n'))),
    );
  });
  return { child, address, log };
};

/**
 * Starts the product over an existing database; resolves once it listens.
 * @param environment further variables
 */
export const startServer = (
  databaseUrl: string,
  folder: string,
  outboundAllow: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> =>
  startScript(main, {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    SLUICE_DATA: folder,
    // What else works on the database has the same secret.
    SLUICE_SECRET: configuration.secret,
    SLUICE_OUTBOUND_ALLOW: outboundAllow,
    ...environment,
  });

/** Starts the product with a database of its own, on a free port by default. */
export const startAlone = (folder: string, port = '0'): Promise<ServerProcess> => {
  const { DATABASE_URL: _, ...env } = process.env;
  return startScript(main, { ...env, PORT: port, HOST: '127.0.0.1', SLUICE_DATA: folder, SLUICE_DEMO: '0' });
};

/** Kills a process, which must not have ended on its own; resolves once it is gone. */
export const killServer = async ({ child }: Pick<ServerProcess, 'child'>): Promise<void> => {
  if (!running.has(child)) throw new Error('The server ended before it was killed');
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

/** Kills everything started here that still runs, including processes that do not listen yet. */
export const killServers = async (): Promise<void> => {
  await Promise.all([...running].map((child) => killServer({ child })));
};

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { demoCustomer } from '../../server/demo/sign-ins.ts';
import { logLine } from './log-line.ts';

const root = join(import.meta.dirname, '../..');

export interface StartOptions {
  /** The product's folder; this one if absent. */
  folder?: string;
  /** Arguments of Node before the server's file. */
  node?: readonly string[];
  /** Added to the environment of this process. */
  environment?: Readonly<Record<string, string>>;
  /** Whether signals of the terminal, such as Ctrl-C, don't reach the server; see `stopOnSignals`. */
  apart?: boolean;
  /** A module to load first, before waiting for `go`. */
  held?: string;
  /** Takes each line of the server's log; if absent, it is printed to the terminal in readable form. */
  show?: (line: string) => void;
}

export interface RunningServer {
  /** Resolves with its address once it serves; undefined if it ended without ever doing so. */
  ready: Promise<string | undefined>;
  /** Resolves with the exit code when it has ended. */
  ended: Promise<number>;
  /** Asks it to shut down gracefully. */
  stop(): void;
}

export interface StartedServer extends RunningServer {
  /** Lets it continue from where it was held. */
  go(): void;
}

/** In a terminal, the log is made readable for people; programs get it as it is. */
const onTerminal = (line: string): void => console.log(process.stdout.isTTY ? logLine(line) : line);

const listening = /"msg":"Server listening at http:\/\/(.+):(\d+)"/;

/** Returns the address a server listens on in its usual spelling. */
const addressIn = (line: string): string | undefined => {
  const [, host = '', port] = listening.exec(line) ?? [];
  if (port === undefined) return undefined;
  return `http://${['127.0.0.1', '[::1]', '0.0.0.0', '[::]'].includes(host) ? 'localhost' : host}:${port}`;
};

/**
 * Starts the server. A new embedded database gets the demo network; one named by DATABASE_URL gets it only if
 * SLUICE_DEMO is set.
 */
export const startServer = (options: StartOptions = {}): StartedServer => {
  const { folder = root, node = [], environment, apart = false, held, show = onTerminal } = options;
  const given = { ...process.env, ...environment };
  const demo = given.SLUICE_DEMO || (given.DATABASE_URL ? '0' : '1');
  const before = held === undefined ? node : [...node, '--import', held];
  const child = spawn(process.execPath, [...before, join(folder, 'server/main.ts')], {
    cwd: folder,
    detached: apart,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      // So that the next start need not compile everything again.
      NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/compiled'),
      ...given,
      SLUICE_DEMO: demo,
    },
  });
  const { promise: ready, resolve } = Promise.withResolvers<string | undefined>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    show(line);
    const address = addressIn(line);
    if (address) resolve(address);
  });
  const ended = new Promise<number>((end) => child.once('close', (code) => end(code ?? 1)));
  void ended.then(() => resolve(undefined));
  return { ready, ended, go: () => void child.stdin.end('\n'), stop: () => void child.kill('SIGTERM') };
};

/**
 * Stops a server that was started apart when this process is asked to end. The server is told only once, even if the
 * signal comes twice: a terminal and npm both send it.
 */
export const stopOnSignals = (server: Pick<RunningServer, 'stop'>): void => {
  let isAnnounced = false;
  const stop = (): void => {
    if (!isAnnounced) server.stop();
    isAnnounced = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
};

const settings = z.object({ data: z.object({ customerId: z.string().nullish() }) });

/** Returns whether the network at the address is the demo one. */
export const isDemo = async (address: string): Promise<boolean> => {
  const answer = await fetch(`${address}/api/v1/public/tenant/api-settings/`).catch(() => undefined);
  const read = settings.safeParse(await answer?.json().catch(() => undefined));
  return read.data?.data.customerId === demoCustomer;
};

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { demoCustomer } from '../../server/demo/sign-ins.ts';
import { logLine } from './log-line.ts';

const root = join(import.meta.dirname, '../..');

export interface StartOptions {
  /** Where the product is; this one where absent. */
  folder?: string;
  /** Arguments of Node before the server's file. */
  node?: readonly string[];
  /** Beside the environment of this process. */
  environment?: Readonly<Record<string, string>>;
  /** Whether signals of the terminal, such as Ctrl-C, pass the server by; see `stopOnSignals`. */
  apart?: boolean;
  /** Loads this module first, and goes on when told to by `go`. */
  held?: string;
  /** Takes each line of the server's log; on the terminal, readable, where absent. */
  show?: (line: string) => void;
}

export interface RunningServer {
  /** Its address as soon as it serves; undefined when it has ended without ever doing so. */
  ready: Promise<string | undefined>;
  /** Resolves with the exit code when it has ended. */
  ended: Promise<number>;
  /** Tells it to end in order. */
  stop(): void;
}

export interface StartedServer extends RunningServer {
  /** Lets it go on where it was held. */
  go(): void;
}

/** For people in a terminal the log is made readable; machines get it as it is. */
const onTerminal = (line: string): void => console.log(process.stdout.isTTY ? logLine(line) : line);

const listening = /"msg":"Server listening at http:\/\/(.+):(\d+)"/;

/** How people write the address a server listens on. */
const addressIn = (line: string): string | undefined => {
  const [, host = '', port] = listening.exec(line) ?? [];
  if (port === undefined) return undefined;
  return `http://${['127.0.0.1', '[::1]', '0.0.0.0', '[::]'].includes(host) ? 'localhost' : host}:${port}`;
};

/**
 * Starts the server. A fresh embedded database gets the demo network; one that DATABASE_URL names gets it only when
 * SLUICE_DEMO says so.
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
      // What was compiled once is not compiled again by the next start.
      NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/compiled'),
      ...given,
      SLUICE_DEMO: demo,
      // Links of the demo can be opened from this machine, as if from a country where many of them work.
      SLUICE_LOCAL_COUNTRY: given.SLUICE_LOCAL_COUNTRY ?? (demo === '1' ? 'ES' : ''),
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
 * Stops a server that was started apart when this process is told to end. It is told once, however often the signal
 * comes: a terminal and npm both send it.
 */
export const stopOnSignals = (server: Pick<RunningServer, 'stop'>): void => {
  let told = false;
  const stop = (): void => {
    if (!told) server.stop();
    told = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
};

const settings = z.object({ data: z.object({ customerId: z.string().nullish() }) });

/** Whether the network that answers at the address is the demo one. */
export const isDemo = async (address: string): Promise<boolean> => {
  const answer = await fetch(`${address}/api/v1/public/tenant/api-settings/`).catch(() => undefined);
  const read = settings.safeParse(await answer?.json().catch(() => undefined));
  return read.data?.data.customerId === demoCustomer;
};

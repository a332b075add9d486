import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A server under test, in a separate process. */
export interface Running {
  pid: number;
  /** Such as `http://127.0.0.1:41234`. */
  address: string;
  stop(): Promise<void>;
}

interface Program {
  /** Arguments of node. */
  command: readonly string[];
  cwd: string;
  environment(port: number): Record<string, string>;
  logFile: string;
  /** A path that returns success once it serves. */
  readyPath: string;
}

/** How long a server may take to start, in milliseconds. */
const patience = 120_000;

/** Returns a free port of the loopback address. */
const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
};

/** Ends a process with the signal that lets it finish, and waits until it has. */
const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** Starts a server on a free port of the loopback address, and waits until it serves. */
export const startServing = async ({ command, cwd, environment, logFile, readyPath }: Program): Promise<Running> => {
  const log = openSync(logFile, 'a');
  const port = await freePort();
  const child = spawn(process.execPath, command, {
    cwd,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...environment(port) },
  });
  closeSync(log);
  // If this process ends for any reason, so does the server.
  process.once('exit', () => child.kill('SIGKILL'));
  const address = `http://127.0.0.1:${port}`;
  const latest = performance.now() + patience;
  while (!(await fetch(`${address}${readyPath}`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() > latest) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8').slice(-5000)}`);
    }
    await pause(100);
  }
  return { pid: child.pid ?? 0, address, stop: () => end(child) };
};

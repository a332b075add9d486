import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { spawnOptions, type Account } from './account.ts';

/** A running PostgreSQL server process. */
export type Postmaster = {
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>;
  /** Ends it with PostgreSQL's "fast" shutdown: transactions under way are rolled back, everything is written. */
  stop(): Promise<void>;
};

type Launch = { program: string; arguments: string[]; account: Account | undefined; url: string; logFolder: string };

const stopTimeout = 30_000;

/**
 * Starts the server and waits until it accepts connections, crash recovery included.
 * @throws Error with the server's output if it ends instead
 */
export async function launch({ program, arguments: args, account, url, logFolder }: Launch): Promise<Postmaster> {
  const options = spawnOptions(account);
  // In its own process group: Ctrl-C is for the product, which stops its server after its last request.
  const server = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4000)));
  let running = true;
  const ended = new Promise<void>((resolve) => {
    server.on('error', (error) => (output += String(error)));
    server.on('close', () => {
      running = false;
      resolve();
    });
  });
  if (server.pid === undefined) {
    await ended;
    throw new Error(`PostgreSQL could not be started: ${output}`);
  }

  // Waits for this process to end, even by SIGKILL, and then stops the server.
  const script = 'read -r _ || kill -INT "$1"';
  const watch = spawn('/bin/sh', ['-c', script, 'sh', `${server.pid}`], {
    ...options,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  void ended.then(() => watch.kill('SIGKILL'));

  while (running && !(await accepts(url))) await Promise.race([pause(20), ended]);
  if (!running) throw new Error(`PostgreSQL did not start: ${output.trim()}\n${lastLines(logFolder)}`);

  return {
    ended,
    async stop() {
      server.kill('SIGINT');
      const overdue = setTimeout(() => server.kill('SIGQUIT'), stopTimeout);
      await ended;
      clearTimeout(overdue);
    },
  };
}

/** Once a server logs to files, its reason for ending is there. */
function lastLines(logFolder: string): string {
  const files = existsSync(logFolder) ? readdirSync(logFolder).map((name) => join(logFolder, name)) : [];
  const newest = files.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0];
  return newest ? readFileSync(newest, 'utf8').trim().split('\n').slice(-5).join('\n') : '';
}

async function accepts(url: string): Promise<boolean> {
  const client = new Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** Runs a program to completion. @throws Error with its output if it fails */
export async function run(program: string, args: string[], account: Account | undefined): Promise<void> {
  const child = spawn(program, args, { ...spawnOptions(account), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${program} failed: ${output.trim()}`);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildAdmin } from '../../tools/build.ts';
import { untilReady } from '../../tools/start/ready.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the product under test, such as `http://localhost:41234`. */
    site: string;
  }
}

const root = join(import.meta.dirname, '../..');

/** The product as a person starts it: built admin, real server, embedded database, demo network. One for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await buildAdmin();
  const folder = mkdtempSync(join(tmpdir(), 'sluice-browser-'));
  const logFile = join(folder, 'server.log');
  const log = openSync(logFile, 'w');
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      SLUICE_DATA: join(folder, 'data'),
      SLUICE_DEMO: '1',
    },
  });
  closeSync(log);
  const ended = once(server, 'exit');
  const site = `http://localhost:${port}`;
  await untilReady(`http://127.0.0.1:${port}`, () => server.exitCode !== null);
  if (server.exitCode !== null) throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8')}`);
  project.provide('site', site);
  return async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
};

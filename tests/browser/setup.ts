import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildAdmin } from '../../tools/build.ts';
import { startServer } from '../../tools/start/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the product under test, such as `http://localhost:41234`. */
    site: string;
    /** Folder of its data, where mail lands too. */
    data: string;
  }
}

/** The product as a person starts it: built admin, real server, embedded database, demo network. One for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await buildAdmin();
  const folder = mkdtempSync(join(tmpdir(), 'sluice-browser-'));
  const log: string[] = [];
  const data = join(folder, 'data');
  const server = startServer({
    environment: { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', SLUICE_DATA: data, SLUICE_DEMO: '1' },
    show: (line) => void log.push(line),
  });
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const site = await server.ready;
  if (!site) {
    clear();
    throw new Error(`The server did not start:\n${log.join('\n')}`);
  }
  project.provide('site', site);
  project.provide('data', data);
  return async () => {
    server.process.kill('SIGTERM');
    await server.ended;
    clear();
    const errors = log.filter((line) => /"level":[56]0/.test(line));
    if (errors.length > 0) throw new Error(`The server's log has errors:\n${errors.join('\n')}`);
  };
}

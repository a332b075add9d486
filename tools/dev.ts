import { join } from 'node:path';
import { createServer } from 'vite';
import { announcement } from './start/announcement.ts';
import { isDemo, startServer, stopOnSignals } from './start/server.ts';

/**
 * `npm run dev`: Vite serves the admin and replaces what changes; the API restarts when a file of the server, the rules
 * or the definitions does. One Ctrl-C ends both.
 */

const root = join(import.meta.dirname, '..');
const watched = ['server', 'domain', 'openapi'].map((folder) => `--watch-path=${join(root, folder)}`);

const server = startServer({ node: [...watched, '--watch-preserve-output'], environment: { NODE_ENV: 'development' }, apart: true });
stopOnSignals(server);

const api = await server.ready;
if (api) {
  const vite = await createServer({
    root,
    clearScreen: false,
    logLevel: 'warn',
    server: { proxy: Object.fromEntries(['/api', '/docs'].map((path) => [path, api])) },
  });
  await vite.listen();
  const [admin = api] = vite.resolvedUrls?.local ?? [];
  console.log(announcement({ admin: new URL(admin).origin, api, demo: await isDemo(api) }));
  await server.ended;
  await vite.close();
}

process.exitCode = await server.ended;

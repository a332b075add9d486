import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';
import { announcement } from './start/announcement.ts';
import { untilReady } from './start/ready.ts';
import { isDemo, serverAddress, startServer } from './start/server.ts';

/**
 * `npm run dev`: Vite serves the admin and replaces what changes; the API restarts when a file of the server, the rules
 * or the definitions does. One Ctrl-C ends both.
 */

const root = join(import.meta.dirname, '..');
const api = serverAddress();

const watched = ['server', 'domain', 'openapi'].map((folder) => `--watch-path=${join(root, folder)}`);
const server = startServer([...watched, '--watch-preserve-output']);
const ended = once(server, 'exit');

const vite = await createServer({
  root,
  clearScreen: false,
  logLevel: 'warn',
  server: { proxy: Object.fromEntries(['/api', '/docs'].map((path) => [path, api])) },
});
await vite.listen();

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));

await untilReady(api, () => server.exitCode !== null);
const [admin = ''] = vite.resolvedUrls?.local ?? [];
if (server.exitCode === null) console.log(announcement({ admin: new URL(admin).origin, api, demo: await isDemo(api) }));

await ended;
await vite.close();

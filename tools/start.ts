import { once } from 'node:events';
import { buildAdmin } from './build.ts';
import { announcement } from './start/announcement.ts';
import { untilReady } from './start/ready.ts';
import { isDemo, serverAddress, startServer } from './start/server.ts';

/** `npm start`: builds the admin where that is due, starts the product, and says where it is. */

await buildAdmin(() => console.error('Building the admin; the next start will be quicker …'));

const server = startServer();
// Ctrl-C reaches the server by itself, as it does every process of the terminal.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
const ended = once(server, 'exit');

const address = serverAddress();
await untilReady(address, () => server.exitCode !== null);
if (server.exitCode === null) console.log(announcement({ admin: address, api: address, demo: await isDemo(address) }));

await ended;
process.exitCode = server.exitCode ?? 1;

import { buildAdmin } from './build.ts';
import { announcement } from './start/announcement.ts';
import { isDemo, startServer, stopOnSignals } from './start/server.ts';

/** `npm start`: builds the admin where that is due, starts the product, and says where it is. */

await buildAdmin(() => console.error('Building the admin; the next start will be quicker …'));

const server = startServer({ apart: true });
stopOnSignals(server);

const address = await server.ready;
if (address) console.log(announcement({ admin: address, api: address, demo: await isDemo(address) }));

process.exitCode = await server.ended;

import { buildAdmin } from './build.ts';
import { runCommand } from './command-line.ts';
import { announcement } from './start/announcement.ts';
import { keepServer } from './start/keeping.ts';
import { isDemo, stopOnSignals } from './start/server.ts';

/** `npm start`: builds the admin if needed, starts the product and keeps it running, and prints its address. */

const usage = 'npm start; every setting is a variable of the environment, which README.md lists';

await runCommand({ usage }, async () => {
  await buildAdmin(() => console.error('Building the admin; the next start will be quicker …'));

  const server = keepServer({
    apart: true,
    // Shows anyone looking at the demo how traffic comes in.
    environment: { SLUICE_DEMO_TRAFFIC: process.env['SLUICE_DEMO_TRAFFIC'] ?? '1' },
  });
  stopOnSignals(server);

  const address = await server.ready;
  if (address) console.log(announcement({ admin: address, api: address, demo: await isDemo(address) }));

  process.exitCode = await server.ended;
});

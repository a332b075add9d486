import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAdmin } from './build.ts';
import { launchChromium } from './chromium.ts';
import { runCommand } from './command-line.ts';
import { looks } from './screens/looks.ts';
import { pictureName, photograph } from './screens/photograph.ts';
import { screens } from './screens/screens.ts';
import { startServer } from './start/server.ts';

/**
 * `npm run screens [part of a picture's name …]`: takes pictures of every screen into docs/screens, from a product with
 * the demo network that is started for this and discarded afterwards. SCREENS sets another folder.
 */

const folder = process.env.SCREENS || join(import.meta.dirname, '../docs/screens');
const usage = 'npm run screens [-- part of a picture’s name …]';

await runCommand({ usage, takes: () => true }, async (_, wanted) => {
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part));
  await buildAdmin();
  const data = mkdtempSync(join(tmpdir(), 'sluice-screens-'));
  // The embedded server may run as another user, who would otherwise keep their records elsewhere.
  chmodSync(data, 0o711);
  const log: string[] = [];
  const server = startServer({
    environment: { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', SLUICE_DATA: data, SLUICE_DEMO: '1' },
    show: (line) => void log.push(line),
  });
  try {
    const site = await server.ready;
    if (!site) throw new Error(`The server did not start:\n${log.join('\n')}`);
    mkdirSync(folder, { recursive: true });
    const browser = await launchChromium();
    const faults: string[] = [];
    try {
      for (const look of looks) {
        const chosen = screens.filter(
          (screen) => (look.isUsual || screen.inEveryLook) && isWanted(pictureName(screen, look)),
        );
        for (const [person, ofPerson] of Map.groupBy(chosen, (screen) => screen.person)) {
          faults.push(...(await photograph({ browser, site, folder, look, person, screens: ofPerson })));
        }
      }
    } finally {
      await browser.close();
    }
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    server.stop();
    await server.ended;
    rmSync(data, { recursive: true, force: true });
  }
});

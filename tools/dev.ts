import { watch } from 'node:fs';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { dataFolderOf } from '../server/configuration.ts';
import { startEmbedded } from '../server/database/embedded/start.ts';
import { developApi } from './dev/api.ts';
import { createGenerator } from './dev/generator.ts';
import { announcement } from './start/announcement.ts';
import { isDemo } from './start/server.ts';

/**
 * `npm run dev`: Vite serves the admin and hot-reloads changes; the API restarts when a file of the server or of the
 * domain changes; a saved definition triggers the generator first, and types of hand-written files are checked last.
 * The embedded database keeps running meanwhile. One Ctrl-C ends everything.
 */

const root = join(import.meta.dirname, '..');
const definitions = /^openapi\/(?!openapi\.json$).*\.ts$/;
/** The milliseconds within which files saved together count as one change. */
const batchDelay = 50;
/** The milliseconds that the open page gets the CPU to itself to apply a change. */
const pageTime = 1_500;

const embedded = process.env['DATABASE_URL']
  ? undefined
  : await startEmbedded({ dataFolder: dataFolderOf(process.env), log: console.error });
const environment = {
  NODE_ENV: 'development',
  ...(embedded && {
    DATABASE_URL: embedded.url,
    SLUICE_DEMO: process.env['SLUICE_DEMO'] ?? '1',
    SLUICE_DEMO_DAYS: process.env['SLUICE_DEMO_DAYS'] ?? '7',
  }),
};

const api = developApi({ environment });
const generator = createGenerator(root);
const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let later: NodeJS.Timeout | undefined;
let unchecked = false;
let working: Promise<void> = Promise.resolve();
let leaving = false;

/**
 * Does what can wait until the open page has the change: checks the types, then prepares processes for the next change.
 */
const afterwards = async (): Promise<void> => {
  const check = unchecked;
  unchecked = false;
  if (check) await generator.checkTypes();
  if (leaving) return;
  generator.prepare();
  api.prepare();
};

const takeOver = async (): Promise<void> => {
  const paths = [...changed];
  changed.clear();
  const defined = paths.some((path) => definitions.test(path));
  if (defined && !(await generator.generate())) return;
  unchecked ||= defined;
  await api.restart();
  clearTimeout(later);
  later = setTimeout(() => void afterwards(), pageTime);
};

const watchers = ['server', 'domain', 'openapi'].map((folder) =>
  watch(join(root, folder), { recursive: true }, (_, name) => {
    const path = relative(root, join(root, folder, name ?? '')).replaceAll('\\', '/');
    // The generator's output follows from a saved definition, which is already being handled.
    if (!/\.(ts|sql)$/.test(path) || /\/generated\/|\/migrations\//.test(path)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(takeOver);
    }, batchDelay);
  }),
);

const address = await api.address();
const vite = await createServer({
  root,
  clearScreen: false,
  logLevel: 'warn',
  plugins: [api.waiting],
  server: { proxy: Object.fromEntries(['/api', '/docs'].map((path) => [path, address ?? 'http://localhost:8080'])) },
});

const leave = async (): Promise<void> => {
  if (leaving) return;
  leaving = true;
  for (const watcher of watchers) watcher.close();
  clearTimeout(later);
  generator.stop();
  await Promise.all([vite.close(), api.stop()]);
  await embedded?.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave());

if (address === undefined) await leave();
await vite.listen();
void afterwards();
const [admin = ''] = vite.resolvedUrls?.local ?? [];
console.log(announcement({ admin: new URL(admin).origin, api: address ?? '', demo: await isDemo(address ?? '') }));

import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverFolder } from '../folder.ts';
import { type Copy, createCopy } from './copy.ts';

/** `npm run dev`: a definition that is saved is generated, served by the API and in the open browser. */

let copy: Copy;
let data: string;
let child: ChildProcess;
let admin = '';
const lines: string[] = [];
const heard = new EventEmitter();
/** What the server says of a port that another process has. */
const taken = /Port \d+ of \S+ is in use/;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

/** Resolves with the first line that matches, said already or yet to come; the search begins after some lines. */
const said = (pattern: RegExp, after = 0): Promise<string> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      const line = lines.slice(after).find((one) => pattern.test(one));
      if (line !== undefined) resolve(line);
    };
    look();
    heard.on('line', look);
    child.once('close', () => reject(new Error(`ended without ${pattern}:\n${lines.join('\n')}`)));
  });

/** Starts it and returns its line about the admin; once more with another port if someone took the one just found. */
const start = async (attempts = 3): Promise<string> => {
  const environment = {
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    SLUICE_DATA: data,
    SLUICE_DEMO: '0',
    DATABASE_URL: '',
  };
  child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: copy.folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(stripVTControlCharacters(line));
      heard.emit('line');
    });
  }
  try {
    return await said(/Admin +http/);
  } catch (error) {
    if (attempts === 1 || !taken.test(lines.join('\n'))) throw error;
    lines.length = 0;
    return start(attempts - 1);
  }
};

beforeAll(async () => {
  copy = await createCopy();
  // That types are checked is what is tried here; what a check of the whole project finds is in regeneration.test.ts.
  await copy.edit('tsconfig.json', [/"include": \[.*\]/, '"include": ["openapi"]']);
  data = serverFolder('sluice-dev-');
  admin = /http\S+/.exec(await start())![0];
});
afterAll(async () => {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'close');
  await copy.removeAll();
  rmSync(data, { recursive: true, force: true });
});

const page = async (path: string): Promise<string> => (await fetch(admin + path)).text();

test('a saved definition is generated, served and told to the browser; what no longer compiles is named', async () => {
  expect(await page('/docs/openapi.json')).not.toContain('landingHint');
  const before = lines.length;
  await copy.edit('openapi/entities/offer.ts', [
    '    secureId: secureId(),',
    "    secureId: secureId(),\n    landingHint: url({ en: 'Hint', ru: 'Подсказка' }),",
  ]);
  await said(/Generated in/, before);
  // Calls wait for the API that is starting; none of them meets one that is away.
  await expect.poll(() => page('/docs/openapi.json')).toContain('landingHint');
  expect(await page('/src/generated/resources/offer.tsx')).toContain('landingHint');
  await said(/Types checked in/, before);
});

test('a definition with a fault leaves the product running, and says what is wrong', async () => {
  const before = lines.length;
  await copy.edit('openapi/entities/offer.ts', ["vertical: one('vertical'", "vertical: one('verticle'"]);
  expect(await said(/did you mean/, before)).toContain('`vertical`');
  expect(await page('/docs/openapi.json')).toContain('landingHint');

  const mended = lines.length;
  await copy.edit('openapi/entities/offer.ts', ["one('verticle'", "one('vertical'"], ["'Подсказка'", "'Указание'"]);
  await said(/Generated in|Nothing to do/, mended);
});

test('a changed file of the server is in force, and no call meets a server that is away', async () => {
  const before = lines.length;
  await copy.edit('openapi/paths/reference.ts', [/$/, '\n']);
  await copy.edit('server/http/health.ts', ["status: 'ok'", "status: 'fine'"]);
  const calls: number[] = [];
  let restarted = false;
  const heardOf = said(/Server listening/, before).then(() => (restarted = true));
  while (!restarted) calls.push((await fetch(`${admin}/api/v1/user/info`)).status);
  await heardOf;
  expect(new Set(calls)).toEqual(new Set([401]));
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepServer } from '../../tools/start/keeping.ts';
import type { RunningServer } from '../../tools/start/server.ts';
import { patience } from '../patience.ts';

/** `npm start` keeps its server running, whatever ends it. */

let folder: string;
let lines: string[];
let said: string[];
let server: RunningServer;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-keeping-'));
  mkdirSync(join(folder, 'server'));
  lines = [];
  said = [];
});
afterEach(async () => {
  server.stop();
  await server.ended;
  rmSync(folder, { recursive: true });
});

const serves = `
  process.once('SIGTERM', () => process.exit(0));
  console.log('process ' + process.pid);
  console.log(JSON.stringify({ msg: 'Server listening at http://127.0.0.1:4711' }));
  setInterval(() => undefined, 1000);`;

const keep = (program: string, pauses = { first: 1, most: 4, calm: 600_000 }) => {
  writeFileSync(join(folder, 'server/main.ts'), program);
  server = keepServer({ folder, show: (line) => void lines.push(line) }, pauses, (line) => void said.push(line));
};

/** The id of the process that was started as the `n`th. */
const started = (n: number) =>
  vi.waitUntil(
    () =>
      Number(
        lines
          .filter((line) => line.startsWith('process '))
          .at(n - 1)
          ?.split(' ')[1],
      ) || undefined,
    { timeout: patience.wait },
  );

test('a server that is killed is started again, each time after a longer pause, until it is told to end', async () => {
  keep(serves);
  expect(await server.ready).toBe('http://localhost:4711');
  for (let n = 1; n <= 4; n++) process.kill(await started(n), 'SIGKILL');
  await started(5);
  expect(said.map((line) => /again in (.+) s/.exec(line)?.[1])).toEqual(['0.001', '0.002', '0.004', '0.004']);
  server.stop();
  expect(await server.ended).toBe(0);
});

test('one that served and then ends with an error is started again', async () => {
  keep(`${serves} setTimeout(() => process.exit(7), 10);`);
  await started(3);
});

test('one that cannot even start is left alone, and says why by its code', async () => {
  keep('process.exit(3);');
  expect(await server.ended).toBe(3);
  expect(await server.ready).toBeUndefined();
  expect(said).toEqual([]);
});

test('who tells it to end need not wait for the pause to pass', async () => {
  keep(serves, { first: 600_000, most: 600_000, calm: 600_000 });
  await server.ready;
  process.kill(await started(1), 'SIGKILL');
  await vi.waitUntil(() => said.length > 0, { timeout: patience.wait });
  server.stop();
  expect(await server.ended).toBe(1);
});

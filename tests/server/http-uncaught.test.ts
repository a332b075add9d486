import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '../patience.ts';

/** Errors that nothing catches, in a process that would end with them. */

let child: ChildProcess;
let address: string;
const lines: string[] = [];

beforeAll(async () => {
  child = spawn(process.execPath, [fileURLToPath(new URL('./failing-process.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      lines.push(line);
      const at = /listening at (http:[^"\s]+)/.exec(line)?.[1];
      if (at) resolve(at);
    });
    child.once('exit', () => reject(new Error(lines.join('\n'))));
  });
});
afterAll(() => void child.kill('SIGKILL'));

const failing = (way: string) =>
  fetch(`${address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': `call-${way}` },
    body: JSON.stringify({ email: way, password: 'secret' }),
  });

/** The line of the log that tells of an error with this message, once it is written. */
const told = (message: string) =>
  vi.waitUntil(() => lines.map((line) => JSON.parse(line)).find(({ err }) => err?.message === message), {
    timeout: patience.wait,
  });

test.each([
  ['timer', 'in a timer'],
  ['promise', 'in a promise'],
  ['stream', 'in a stream'],
  ['twice', 'once'],
])('of a call (%s) gets that call 500 and a line of the log with its name', async (way, message) => {
  const answer = await failing(way);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    code: 'internal',
    message: 'Something went wrong',
    details: [],
    requestId: `call-${way}`,
  });
  expect(await told(message)).toMatchObject({ level: 50, requestId: `call-${way}` });
});

test('within an answer cuts it off, so that nobody takes it for whole', async () => {
  await expect(failing('halfway').then((answer) => answer.text())).rejects.toThrow();
  expect(await told('halfway')).toMatchObject({ level: 50, requestId: 'call-halfway' });
});

test('after the answer leaves it as it was', async () => {
  expect((await failing('afterwards')).status).toBe(401);
  expect(await told('afterwards')).toMatchObject({ level: 50, requestId: 'call-afterwards' });
});

test('of no call is written to the log', async () => {
  expect(await told('of nobody')).toMatchObject({ level: 60 });
});

test('ends no process', async () => {
  const ended = once(child, 'exit');
  expect((await failing('afterwards')).status).toBe(401);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

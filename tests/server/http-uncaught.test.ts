import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '../patience.ts';
import { killServers, type ServerProcess, startScript } from './server-process.ts';

/** Errors that nothing catches, in a process that would end with them. */

let server: ServerProcess;

beforeAll(async () => {
  server = await startScript(fileURLToPath(new URL('./failing-process.ts', import.meta.url)));
});
afterAll(killServers);

const failing = (way: string) =>
  fetch(`${server.address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': `call-${way}` },
    body: JSON.stringify({ email: way, password: 'secret' }),
  });

/** The line of the log that tells of an error with this message, once it is written. */
const told = (message: string) =>
  vi.waitUntil(() => server.log.map((line) => JSON.parse(line)).find(({ err }) => err?.message === message), {
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
  const ended = once(server.child, 'exit');
  expect((await failing('afterwards')).status).toBe(401);
  server.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { killServers, type ServerProcess, startScript } from '../support/server-process.ts';

/** Uncaught errors in a process that they would otherwise end. */

let server: ServerProcess;

beforeAll(async () => {
  server = await startScript(fileURLToPath(new URL('../support/failing-process.ts', import.meta.url)));
});
afterAll(killServers);

const failing = (way: string) =>
  fetch(`${server.address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': `call-${way}` },
    body: JSON.stringify({ email: way, password: 'secret' }),
  });

/** The log line for an error with this message, once it is written. */
const told = (message: string) =>
  vi.waitUntil(() => server.log.map((line) => JSON.parse(line)).find(({ err }) => err?.message === message), {
    timeout: patience.wait,
  });

test.each([
  ['timer', 'in a timer'],
  ['promise', 'in a promise'],
  ['stream', 'in a stream'],
  ['twice', 'once'],
])('an uncaught error of a call (%s) gets that call a 500 and a log line with its name', async (way, message) => {
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

test('an uncaught error within an answer cuts it off, so that nobody takes it for complete', async () => {
  await expect(failing('halfway').then((answer) => answer.text())).rejects.toThrow();
  expect(await told('halfway')).toMatchObject({ level: 50, requestId: 'call-halfway' });
});

test('an uncaught error after the answer leaves it as it was', async () => {
  expect((await failing('afterwards')).status).toBe(401);
  expect(await told('afterwards')).toMatchObject({ level: 50, requestId: 'call-afterwards' });
});

test('an uncaught error of no call is written to the log', async () => {
  expect(await told('of nobody')).toMatchObject({ level: 60 });
});

test('an uncaught error ends no process', async () => {
  const ended = once(server.child, 'exit');
  expect((await failing('afterwards')).status).toBe(401);
  server.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverFolder } from '../../folder.ts';
import { killServers, type ServerProcess, startAlone } from '../support/server-process.ts';

/** The product as operators run it: one process, configured by its environment. */

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = serverFolder('sluice-main-');
  server = await startAlone(folder);
});
afterAll(async () => {
  await killServers();
  rmSync(folder, { recursive: true, force: true });
});

const logged = () => server.log.map((line) => JSON.parse(line));

test('a second process says in one sentence that its port or folder is in use, and does nothing before that', async () => {
  const { port } = new URL(server.address);
  const other = join(folder, 'other');
  const ended = (at: string, own?: string) => startAlone(at, own).catch((error: Error) => error.message.split('\n'));
  expect(await ended(other, port)).toEqual([
    'The server ended with 1',
    `Port ${port} of 127.0.0.1 is in use. Stop what listens there, or set PORT to another one.`,
  ]);
  expect(existsSync(join(other, 'postgres'))).toBe(false);
  expect(await ended(folder)).toEqual([
    'The server ended with 1',
    expect.stringMatching(
      /^Another Sluice \(process \d+\) is running on .+\. Stop it first, or choose another SLUICE_DATA\.$/,
    ),
  ]);
});

test('the product serves until it is told to stop, answers pending calls, and exits in order', async () => {
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  const asked = await fetch(`${server.address}/api/v1/login?token=query-secret`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer header-secret',
      cookie: 'token=cookie-secret',
      'x-request-id': 'call-0001',
    },
    body: JSON.stringify({ email: 'somebody@example.com', password: 'body-secret' }),
  });
  expect(asked.status).toBe(400);

  // With the token of no advertiser, and as no call: what is wrong about it is still a secret.
  await fetch(`${server.address}/api/v1/public/postback/advertisers-secret?goal=sale`);
  await fetch(`${server.address}//api/v1/public/postback/advertisers-secret/sale`, { method: 'DELETE' });

  // A connection on which nothing is ever requested, as browsers open them in advance.
  const silent = connect(Number(new URL(server.address).port), '127.0.0.1');
  await once(silent, 'connect');

  // A call whose body is still being sent when shutdown is requested.
  const body = JSON.stringify({ email: 'late@example.com', password: 'late-secret' });
  const late = fetch(`${server.address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'call-0002' },
    body: new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(body.slice(0, 10)));
        await fetch(`${server.address}/healthz`);
        server.child.kill('SIGTERM');
        controller.enqueue(new TextEncoder().encode(body.slice(10)));
        controller.close();
      },
    }),
    duplex: 'half',
  } as RequestInit);
  const ended = once(server.child, 'close');
  expect((await late).status).toBe(404);
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
});

test('its log has one line of JSON per call, with the name that the caller gave, and no secrets', () => {
  const calls = logged().filter(({ msg }) => msg === 'call');
  expect(calls.find(({ requestId }) => requestId === 'call-0001')).toMatchObject({
    method: 'POST',
    path: '/api/v1/login',
    status: 400,
  });
  expect(calls.find(({ requestId }) => requestId === 'call-0002')).toMatchObject({ status: 404 });
  expect(calls).toContainEqual(expect.objectContaining({ path: '/api/v1/public/postback/…', status: 404 }));
  expect(server.log.join('\n')).not.toMatch(/-secret/);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverFolder } from '../folder.ts';

/** The product as operators run it: one process, configured by its environment. */

let folder: string;
let child: ChildProcess;
let address: string;
const lines: string[] = [];

beforeAll(async () => {
  folder = serverFolder('sluice-main-');
  const { DATABASE_URL: _, ...env } = process.env;
  child = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
    env: { ...env, PORT: '0', HOST: '127.0.0.1', SLUICE_DATA: folder, SLUICE_DEMO: '0' },
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
afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const logged = () => lines.map((line) => JSON.parse(line));

test('it serves until it is told to stop, answers what it was asked, and leaves in order', async () => {
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const asked = await fetch(`${address}/api/v1/login?token=query-secret`, {
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

  // A connection on which nothing is ever asked, as browsers open them in advance.
  const silent = connect(Number(new URL(address).port), '127.0.0.1');
  await once(silent, 'connect');

  // A call whose body is still on its way when the end is asked for.
  const body = JSON.stringify({ email: 'late@example.com', password: 'late-secret' });
  const late = fetch(`${address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'call-0002' },
    body: new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(body.slice(0, 10)));
        await fetch(`${address}/healthz`);
        child.kill('SIGTERM');
        controller.enqueue(new TextEncoder().encode(body.slice(10)));
        controller.close();
      },
    }),
    duplex: 'half',
  } as RequestInit);
  const ended = once(child, 'close');
  expect((await late).status).toBe(404);
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});

test('its log has one line of JSON a call, by the name that the call was given, and no secrets', () => {
  const calls = logged().filter(({ msg }) => msg === 'call');
  expect(calls.find(({ requestId }) => requestId === 'call-0001')).toMatchObject({
    method: 'POST',
    path: '/api/v1/login',
    status: 400,
  });
  expect(calls.find(({ requestId }) => requestId === 'call-0002')).toMatchObject({ status: 404 });
  expect(lines.join('\n')).not.toMatch(/secret/);
});

import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverFolder } from '../../folder.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { untilWaiting } from '../support/lock-waits.ts';
import { type Product, startProduct } from '../support/product.ts';
import { killServer, killServers, startServer } from '../support/server-process.ts';
import { password } from '../support/serving.ts';

/** A job whose process is killed, as operators run it: one process after another over the same database. */

let product: Product;
let folder: string;

beforeAll(async () => {
  product = await startProduct();
  folder = serverFolder('sluice-killed-');
  // Only the processes of this test work on the jobs.
  await product.app.close();
});
afterAll(async () => {
  await killServers();
  await product.drop();
  rmSync(folder, { recursive: true, force: true });
});

const start = () => startServer(product.url, folder, '');

/** Calls of the administrator to one of the processes. */
const signIn = async (address: string) => {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, message } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${message}`);
    return data;
  };
  const { token } = await send('POST', '/login', { email: 'admin@ours.example', password });
  return (method: string, path: string, body?: object) => send(method, path, body, token);
};

const many = 450;

test('a job killed in the middle is finished by the next process, each of its records once', async () => {
  const first = await start();
  const call = await signIn(first.address);
  const titled = Array.from({ length: many }, (_, n) => ({ title: `Killed ${n}`, type: 'offer' }));
  const ids: number[] = [];
  for (let from = 0; from < many; from += 100) {
    const { items } = await call('PUT', '/user/tags', { items: titled.slice(from, from + 100) });
    ids.push(...items.map(({ id }: { id: number }) => id));
  }
  const job = await connected(product.url, async (client) => {
    // One of the records is locked, so that the process is in the middle of its job when it is killed.
    await client.query('begin');
    await client.query('select from tags where id = $1 for update', [ids[230]]);
    const begun = await call('POST', '/user/jobs', {
      collection: 'user/tags',
      call: 'status',
      ids,
      values: { status: 'inactive' },
    });
    const done = async () => (await call('GET', `/user/jobs/${begun.id}`)).done;
    await expect.poll(done, { timeout: patience.wait }).toBe(200);
    await killServer(first);
    await client.query('commit');
    return begun.id;
  });

  // Skips the time after which a silent process is presumed dead.
  await administer(product.url, `update job set alive_at = now() - interval '2 minutes' where id = ${job}`);
  const second = await start();
  const next = await signIn(second.address);
  const read = () => next('GET', `/user/jobs/${job}`);
  await expect.poll(async () => (await read()).state, { timeout: patience.wait }).toBe('done');
  expect(await read()).toMatchObject({ total: many, done: many, failed: 0 });

  const { rows } = await connected(product.url, (client) =>
    client.query(
      `select tags.status, tags.version, (
          select count(*)::integer from history
          where entity = 'tag' and record_id = tags.id and action = 'status'
        ) as changes
        from tags where id = any($1)`,
      [ids],
    ),
  );
  expect(rows).toHaveLength(many);
  expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ status: 'inactive', version: 2, changes: 1 })]),
  );
});

test('a process that is told to stop takes no more calls while it waits for a chore, and ends in order', async () => {
  const { address, child } = await startServer(product.url, folder, '', {
    SLUICE_ROLES: 'jobs',
    DATABASE_LOCK_TIMEOUT: String(patience.test / 1000),
  });
  const ended = once(child, 'exit');
  await connected(product.url, async (client) => {
    await client.query('begin');
    await client.query('lock table chore_run');
    await untilWaiting(client);
    child.kill('SIGTERM');
    const isServing = () =>
      fetch(`${address}/healthz`, { headers: { connection: 'close' } }).then(
        () => true,
        () => false,
      );
    await expect.poll(isServing, { timeout: patience.wait }).toBe(false);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    await client.query('rollback');
  });
  expect(await ended).toEqual([0, null]);
});

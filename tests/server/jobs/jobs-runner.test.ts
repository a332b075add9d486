import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import type { ItemCalls } from '../../../server/collections/item-calls.ts';
import { type AnyHooks, type Model, modelOf } from '../../../server/collections/model.ts';
import { DatabaseBusy } from '../../../server/database/unavailable.ts';
import { Failure } from '../../../server/failure.ts';
import { createJobRunner } from '../../../server/jobs/runner.ts';
import { createQueue } from '../../../server/jobs/queue.ts';
import type { JobRequests } from '../../../server/jobs/requests.ts';
import { patience } from '../../patience.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Jobs of calls invented by the tests, done by a process alongside one that does none. */

let product: Product;
let model: Model;
beforeAll(async () => {
  model = modelOf(await loadEntities(), {});
  product = await startProduct({ roles: new Set(['admin', 'traffic']) });
});
afterAll(() => product.close());

const scope = () => product.database.tenant(product.tenant.tenantId);
const read = async (id: number) => (await product.admin.call('GET', `/user/jobs/${id}`)).data;
const ended = async (id: number) =>
  expect.poll(async () => (await read(id)).endedAt, { timeout: patience.wait }).not.toBeNull();

/** A job that no process is working on. */
const asked = async (entity: string, call: string, records: readonly number[]): Promise<number> =>
  scope().write(async (db) => {
    const { id } = await db
      .insertInto('job')
      .values({ user_id: product.admin.id, entity, call, request: '{}', request_id: 'r', total: records.length })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('job_record')
      .values(records.map((record) => ({ job_id: id, record_id: record })))
      .execute();
    return id;
  });

const runnerOf = async (id: number): Promise<string | null> => {
  const { rows } = await scope().read((db) =>
    sql<{ runner: string | null }>`select runner from job where id = ${id}`.execute(db),
  );
  return rows[0]!.runner;
};

const process = (each: ItemCalls = {}, own = model) => {
  const requests: Pick<JobRequests, 'allowed'> = { allowed: () => Object.create(null) };
  return createJobRunner({ database: product.database, model: own, requests, each, report: () => undefined });
};

test('a job is released only once everything in progress is done, so that nothing is done twice', async () => {
  const id = await asked('tag', 'touch', [1, 2]);
  const begun: number[] = [];
  const runners = new Set<string | null>();
  const runner = process({
    'tag.touch': async (_, { id: record }) => {
      begun.push(record);
      if (record === 1 && begun.length <= 2) throw new Failure('unavailable');
      if (record === 2) for (let look = 0; look < 30; look += 1) runners.add(await runnerOf(id));
    },
  });
  runner.start();
  await ended(id);
  expect(await read(id)).toMatchObject({ state: 'done', done: 2, failed: 0 });
  expect([begun.toSorted(), [...runners]]).toEqual([[1, 1, 2], [runner.id]]);
  await runner.close();
});

test.each([
  ['someone else is changing it, is tried again', 'busy', 2, { done: 1, failed: 0 }],
  ['it takes too long, is not: that would go on for ever', 'slow', 1, { done: 0, failed: 1 }],
] as const)('a record that fails because %s', async (_, code, times, outcome) => {
  const id = await asked('tag', 'touch', [1]);
  let tries = 0;
  const runner = process({
    'tag.touch': async () => {
      tries += 1;
      if (tries === 1) throw new Failure(code);
    },
  });
  runner.start();
  await ended(id);
  expect([tries, await read(id)]).toMatchObject([times, { state: 'done', ...outcome }]);
  await runner.close();
});

test('a record that someone else is changing is changed once it is free', async () => {
  const [made] = await product.admin.make('/user/tags', { title: 'Held', type: 'offer' });
  let tries = 0;
  const held: AnyHooks = {
    beforeWrite() {
      tries += 1;
      if (tries === 1) throw new DatabaseBusy('A lock was not to be had in time');
    },
  };
  const runner = process({}, modelOf(await loadEntities(), { tag: held }));
  const id = await asked('tag', 'delete', [made!.id]);
  runner.start();
  await ended(id);
  expect([tries, await read(id)]).toMatchObject([2, { state: 'done', done: 1, failed: 0 }]);
  await runner.close();
});

test('a job of a collection that no longer exists ends, and says why', async () => {
  const id = await asked('formerRecord', 'edit', [1]);
  const runner = process();
  runner.start();
  await ended(id);
  expect(await read(id)).toMatchObject({ state: 'interrupted', code: 'noSuchCall', done: 0, failed: 0 });
  await runner.close();
});

test.each([
  ['for want of the database is left to the next one', () => new Failure('unavailable'), true],
  ['by our own fault is kept from being tried again at once', () => new Error('A fault'), false],
])('work that fails %s', async (_, failure, isLeft) => {
  const id = await asked('tag', 'touch', [1]);
  const reported: unknown[] = [];
  const queue = createQueue({
    database: product.database,
    table: 'job',
    atOnce: 1,
    work: () => Promise.reject(failure()),
    report: (error) => void reported.push(error),
  });
  queue.begin({ tenantId: product.tenant.tenantId, userId: product.admin.id, id });
  await vi.waitUntil(() => reported.length > 0, { timeout: patience.wait });
  await queue.close();
  expect(reported).toEqual([failure()]);
  expect(await runnerOf(id)).toBe(isLeft ? null : queue.id);
  await product.admin.call('POST', `/user/jobs/${id}/cancel`);
});

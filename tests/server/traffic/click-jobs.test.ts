import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { keepPartitions } from '../../../server/events/partitions.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { bot, type Judging, openJudging } from '../support/judging.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Many clicks in one job, several people at the same time, processes that end, and clicks that are old or gone. */

let product: Product;
let admin: Person;
let at: Judging;
beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  at = await openJudging(product);
});
afterAll(() => product.close());

const clicks = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await at.click()).id);
  return ids;
};
const jobOf = async (id: number) => (await admin.call('GET', `/user/jobs/${id}`)).data;
const ended = async (id: number) => {
  await vi.waitUntil(async () => (await jobOf(id)).endedAt !== null, { timeout: patience.wait });
  return jobOf(id);
};
const rejecting = (ids: readonly number[], more: object = {}) => ({
  collection: 'stat/clicks',
  call: 'judge',
  ids,
  values: { clickStatus: 2, reason: 'fraud', previousStatus: 1, ...more },
});
const begin = async (path: string, body?: object): Promise<number> => {
  const { status, data, details } = await admin.call('POST', path, body);
  expect([status, details]).toEqual([path === '/user/jobs' ? 201 : 200, undefined]);
  return data.id;
};

test('many clicks are changed by a job: those changed meanwhile are left alone, and undo restores all the others', async () => {
  const fresh = [await at.click(), await at.click(), await at.click(), await at.click({ 'user-agent': bot })];
  const ids = fresh.map(({ id }) => id);
  const values = { clickStatus: 2, reason: 'repeated', previousStatus: 1, note: 'Together' };
  const job = { collection: 'stat/clicks', call: 'judge', ids };
  const wrong = await admin.call('POST', '/user/jobs', { ...job, values: { ...values, reason: 'nothing' } });
  expect([wrong.status, wrong.details]).toMatchObject([422, [{ path: 'values.reason' }]]);
  const start = await at.counted();
  const asked = await admin.call('POST', '/user/jobs', { ...job, values });
  expect(asked.status).toBe(201);
  expect(await ended(asked.data.id)).toMatchObject({ state: 'done', total: 4, done: 3, failed: 1, canUndo: true });
  expect((await admin.call('GET', `/user/jobs/${asked.data.id}/failures`)).data.items).toMatchObject([
    { id: ids[3], code: 'stale' },
  ]);
  expect(await at.counted()).toEqual({ ...start, valid: start.valid - 3, unique: start.unique - 3 });
  expect(await at.history(ids[0]!)).toMatchObject([{ note: 'Together', user: admin.id, reason: 'repeated' }]);
  // One of them is changed again: undoing the job leaves that.
  await at.reject(ids[1]!);
  const undo = await admin.call('POST', `/user/jobs/${asked.data.id}/undo`);
  expect(undo.status).toBe(200);
  expect(await ended(undo.data.id)).toMatchObject({ state: 'done', total: 3, done: 2, failed: 1 });
  expect(
    (await Promise.all(ids.map((id) => at.read(id)))).map(({ clickStatus, isUnique }) => [clickStatus, isUnique]),
  ).toEqual([
    [1, true],
    [2, false],
    [1, true],
    [2, false],
  ]);
  const [back, before] = await at.history(ids[0]!);
  expect([back!['undoes'], before!['undoes']]).toEqual([before!.id, null]);
  expect((await at.history(ids[1]!)).map(({ undoes }) => undoes)).toEqual([null, null]);
  expect(await at.listed()).toEqual(await at.counted());
  const limited = await product.personWith('admin', 'click.read');
  expect((await limited.call('POST', '/user/jobs', { ...job, values })).status).toBe(403);
});

/** Starts a job of several clicks whose process is presumed dead while working on the last of them. */
const interrupted = async (ids: readonly number[], path: string, body?: object): Promise<number> =>
  connected(product.url, async (client) => {
    await client.query('begin');
    await client.query('select from clicks where id = $1 for update', [ids.at(-1)]);
    const id = await begin(path, body);
    await expect.poll(async () => (await jobOf(id)).done, { timeout: patience.wait }).toBe(ids.length - 1);
    await administer(
      product.url,
      `update job set runner = null, alive_at = now() - interval '2 minutes' where id = ${id}`,
    );
    await client.query('commit');
    return id;
  });

test('the part of a job that an ended process leaves is done once, and undone with the rest', async () => {
  const ids = await clicks(3);
  const said = await interrupted(ids, '/user/jobs', rejecting(ids));
  expect(await ended(said)).toMatchObject({ state: 'done', total: 3, done: 3, failed: 0 });
  for (const id of ids) expect(await at.history(id)).toHaveLength(1);
  const undone = await interrupted(ids, `/user/jobs/${said}/undo`);
  expect(await ended(undone)).toMatchObject({ state: 'done', total: 3, done: 3, failed: 0 });
  for (const id of ids) {
    expect(await at.read(id)).toMatchObject({ clickStatus: 1, reason: null, isUnique: true });
    expect(await at.history(id)).toHaveLength(2);
  }
  expect(await at.listed()).toEqual(await at.counted());
});

test('a cancelled job changes no further click', async () => {
  const ids = await clicks(2);
  const id = await connected(product.url, async (client) => {
    await client.query('begin');
    await client.query('select from clicks where id = any($1) for update', [ids]);
    const begun = await begin('/user/jobs', rejecting(ids));
    await admin.call('POST', `/user/jobs/${begun}/cancel`);
    await client.query('commit');
    return begun;
  });
  expect(await jobOf(id)).toMatchObject({ state: 'cancelled', done: 0, failed: 0 });
  // The next call waits until the job has released the clicks.
  await at.edited(...ids.map((click) => ({ id: click, clickStatus: 1 })));
  for (const click of ids) expect(await at.history(click)).toEqual([]);
});

test('people who change the same clicks in different orders wait for each other', async () => {
  const items = (await clicks(6)).map((id) => ({ id, clickStatus: 2 }));
  const reasons = ['fraud', 'repeated', 'bot', 'head'];
  const answers = await Promise.all(
    reasons.map((reason, n) => {
      const given = items.map((item) => ({ ...item, reason }));
      return at.edit(admin, ...(n % 2 === 0 ? given : given.toReversed()));
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const now = new Set<unknown>();
  for (const { id } of items) {
    const [latest, ...earlier] = await at.history(id);
    expect(earlier).toHaveLength(3);
    // Each continued from what the previous one had set.
    for (const [n, { previousReason }] of [latest!, ...earlier].entries())
      expect(previousReason).toBe(earlier[n]?.['reason'] ?? null);
    now.add((await at.read(id))['reason']);
  }
  expect(now.size).toBe(1);
  expect(await at.listed()).toEqual(await at.counted());
});

test('an old click is like any other, and once it is gone, its verdict is all that is left', async () => {
  const [id = 0] = await clicks(1);
  const start = await at.counted();
  await administer(
    product.url,
    `update clicks set created_at = now() - interval '400 days' where id = ${id};
      update fact set at = now() - interval '400 days' where kind = 'click' and record_id = ${id}`,
  );
  await at.reject(id);
  expect(await at.read(id)).toMatchObject({ clickStatus: 2, reason: 'fraud' });
  expect(await at.counted()).toEqual({ ...start, unique: start.unique - 1, valid: start.valid - 1 });
  const [change] = await at.history(id);
  await keepPartitions(product.database, new Map([['clicks', 100]]));
  const gone = await at.edit(admin, { id, undoes: change!.id });
  expect(gone.status).toBe(404);
  expect(await at.history(id)).toMatchObject([{ id: change!.id, click: id, reason: 'fraud' }]);
  expect((await admin.call('GET', `/stat/click_changes/${change!.id}`)).status).toBe(200);
  const job = await begin('/user/jobs', rejecting([id]));
  expect(await ended(job)).toMatchObject({ done: 0, failed: 1, canUndo: false });
  expect((await admin.call('GET', `/user/jobs/${job}/failures`)).data.items).toMatchObject([{ id, code: 'notFound' }]);
});

describe('a click verdict', () => {
  const ids = Array.from({ length: 10_001 }, (_, n) => n + 1);

  test.each([
    ['of ten thousand and one clicks', ids.map((id) => ({ id, clickStatus: 1 }))],
    ['of no click', []],
    ['with a note of a thousand characters', [{ id: 1, clickStatus: 2, reason: 'fraud', note: 'x'.repeat(1000) }]],
    ['with a reason that is an object', [{ id: 1, clickStatus: 2, reason: { code: 'fraud' } }]],
    ['with a reason of the prototype', [{ id: 1, clickStatus: 2, reason: 'constructor' }]],
    ['of other fields', [{ id: 1, clickStatus: 2, reason: 'fraud', sub1: 'mine' }]],
    ['of an id beyond exact numbers', [{ id: 2 ** 53, clickStatus: 1 }]],
    ['by an entry that is none', [{ id: 1, undoes: -1 }]],
  ])('%s is refused', async (_, items) => {
    const { status } = await at.edit(admin, ...items);
    expect([400, 413, 422]).toContain(status);
  });

  test('is refused to a job of ten thousand and one, to an affiliate, and to another network', async () => {
    expect((await admin.call('POST', '/user/jobs', rejecting(ids))).status).toBe(422);
    const [id = 0] = await clicks(1);
    expect((await at.affiliate.call('POST', '/user/jobs', rejecting([id]))).status).toBe(403);
    const stranger = await product.stranger();
    const { data } = await stranger.call('POST', '/user/jobs', rejecting([id]));
    const theirs = async () => (await stranger.call('GET', `/user/jobs/${data.id}`)).data;
    await vi.waitUntil(async () => (await theirs()).endedAt !== null, { timeout: patience.wait });
    expect(await theirs()).toMatchObject({ done: 0, failed: 1 });
    expect((await stranger.call('GET', `/stat/click_changes?click=${id}`)).data.items).toEqual([]);
    expect(await at.history(id)).toEqual([]);
  });
});

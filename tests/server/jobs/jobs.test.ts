import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import { createApp } from '../../../server/app.ts';
import { readContract } from '../../../server/http/contract.ts';
import { configuration } from '../../configuration.ts';
import { administer, connected } from '../../postgres.ts';
import { patience } from '../../patience.ts';
import { ask, begin, count, done, ended, mine, product, statuses, tags, use, setUpJobs } from '../support/tag-jobs.ts';

setUpJobs();

describe('a job', () => {
  test('changes everything that matches, reports its progress, and can restore statuses', async () => {
    const ids = await tags(230);
    await product.admin.call('POST', '/user/tags/change_status', { items: [{ id: ids[0], status: 'inactive' }] });
    const job = await done({ collection: 'user/tags', call: 'status', query: mine(), values: { status: 'inactive' } });
    expect(job).toMatchObject({ state: 'done', total: 230, done: 230, failed: 0, canUndo: true });
    expect(new Set(await statuses(ids))).toEqual(new Set(['inactive']));

    // Someone has changed one of them since: it stays as they left it.
    await product.admin.call('PATCH', '/user/tags', { items: [{ id: ids[3], title: `Test ${count} no 3, renamed` }] });
    const undone = await product.admin.call('POST', `/user/jobs/${job.id}/undo`);
    expect(undone.message).toBeUndefined();
    expect(await ended(undone.data.id)).toMatchObject({ state: 'done', total: 229, done: 228, failed: 1 });
    const after = await statuses(ids);
    expect([after[0], after[3], new Set(after.filter((_: string, place: number) => ![0, 3].includes(place)))]).toEqual([
      'inactive',
      'inactive',
      new Set(['active']),
    ]);
    const failures = await product.admin.call('GET', `/user/jobs/${undone.data.id}/failures`);
    expect(failures.data).toEqual({
      items: [{ id: ids[3], code: 'stale', field: null, message: 'Someone else changed this record' }],
      meta: { totalCount: 1 },
    });
    expect((await product.admin.call('POST', `/user/jobs/${job.id}/undo`)).status).toBe(409);
  });

  test('skips what can’t be changed, says why in the reader’s language, and can retry that', async () => {
    const ids = await tags(5);
    const [offer] = await use(ids[2]!);
    const job = await done({ collection: 'user/tags', call: 'delete', ids });
    expect(job).toMatchObject({ state: 'done', total: 5, done: 4, failed: 1, canUndo: false });
    const { data } = await product.admin.call('GET', `/user/jobs/${job.id}/failures`, undefined, {
      headers: { 'accept-language': 'ru' },
    });
    expect(data.items).toEqual([
      { id: ids[2], code: 'referenced', field: null, message: 'Запись ещё используется: Офферы' },
    ]);
    await product.admin.call('PATCH', '/user/offers', { items: [{ id: offer!.id, tags: [] }] });
    const again = await product.admin.call('POST', `/user/jobs/${job.id}/retry`);
    expect(await ended(again.data.id)).toMatchObject({ total: 1, done: 1, failed: 0 });
    expect(await statuses(ids)).toEqual([]);
  });

  test('handles each record once: those changed and those skipped are all of them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), async (inUse) => {
        begin();
        const ids = await tags(inUse.length);
        const held = ids.filter((_, place) => inUse[place]);
        for (const id of held) await use(id);
        const job = await done({ collection: 'user/tags', call: 'delete', ids: [...ids, 2_000_000_000] });
        const { data } = await product.admin.call('GET', `/user/jobs/${job.id}/failures`);
        expect(data.items.map(({ id }: { id: number }) => id)).toEqual([...held, 2_000_000_000]);
        expect(job).toMatchObject({ total: ids.length + 1, done: ids.length - held.length, failed: held.length + 1 });
        expect((await statuses(ids)).length).toBe(held.length);
      }),
      { numRuns: 5 },
    );
  });

  test('adds to the lists of records and removes from them, whatever each has', async () => {
    const [one, two, three] = await tags(3);
    const offers = await product.admin.make(
      '/user/offers',
      { title: `Lists ${count} a`, tags: [one] },
      { title: `Lists ${count} b`, tags: [two, three] },
      { title: `Lists ${count} c` },
    );
    const ids = offers.map(({ id }) => id);
    const asked = {
      collection: 'user/offers',
      call: 'edit',
      ids,
      values: { isHot: true },
      add: { tags: [three] },
      remove: { tags: [two] },
    };
    expect(await done(asked)).toMatchObject({ done: 3, failed: 0 });
    const { data } = await product.admin.call('GET', `/user/offers?id=${ids.join(',')}&orderBy=id:asc`);
    expect(data.items.map((offer: { tags: number[]; isHot: boolean }) => [offer.tags, offer.isHot])).toEqual([
      [[one, three], true],
      [[three], true],
      [[three], true],
    ]);
  });

  test('stops when its person cancels it; what was done stays', async () => {
    const ids = await tags(150);
    await connected(product.url, async (client) => {
      await client.query('begin');
      await client.query('select from tags where id = $1 for update', [ids.at(-1)]);
      const { data } = await ask({ collection: 'user/tags', call: 'status', ids, values: { status: 'inactive' } });
      const read = async () => (await product.admin.call('GET', `/user/jobs/${data.id}`)).data;
      await expect.poll(async () => (await read()).done, { timeout: patience.wait }).toBe(100);
      expect((await product.admin.call('POST', `/user/jobs/${data.id}/cancel`)).data).toMatchObject({
        state: 'cancelled',
      });
      await client.query('commit');
      const job = await ended(data.id);
      expect(job).toMatchObject({ state: 'cancelled', done: 100, failed: 0, canUndo: true });
    });
    await expect.poll(async () => (await statuses(ids)).filter((one: string) => one === 'inactive').length).toBe(100);
  });

  test('leaves nothing half changed when another one is about the same records', async () => {
    const ids = await tags(120);
    const other = await product.person('admin');
    const jobs = await Promise.all([
      ask({ collection: 'user/tags', call: 'status', ids, values: { status: 'inactive' } }),
      ask({ collection: 'user/tags', call: 'delete', ids: ids.toReversed() }, other),
    ]);
    const [status, deletion] = [await ended(jobs[0].data.id), await ended(jobs[1].data.id, other)];
    expect(deletion).toMatchObject({ done: 120, failed: 0 });
    expect(status.done + status.failed).toBe(120);
    expect(await statuses(ids)).toEqual([]);
  });
});

describe('a process that ends in the middle', () => {
  const startAgain = async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'sluice-files-'));
    const app = await createApp({
      configuration: { ...configuration, dataFolder },
      database: product.database,
      entities: await loadEntities(),
      contract: readContract(),
      logLevel: 'silent',
      checkAnswers: true,
      adminFolder: join(dataFolder, 'no-admin'),
    });
    await app.ready();
    return app;
  };

  test('leaves its job to the next, which does what is left of it, and nothing twice', async () => {
    const ids = await tags(150);
    let id = 0;
    await connected(product.url, async (client) => {
      await client.query('begin');
      await client.query('select from tags where id = $1 for update', [ids.at(-1)]);
      const asked = await ask({ collection: 'user/tags', call: 'status', ids, values: { status: 'inactive' } });
      id = asked.data.id;
      const read = async () => (await product.admin.call('GET', `/user/jobs/${id}`)).data;
      await expect.poll(async () => (await read()).done, { timeout: patience.wait }).toBe(100);
      // Simulates a kill: it no longer reports, and another one is working on it.
      await administer(
        product.url,
        `update job set runner = null, alive_at = now() - interval '2 minutes' where id = ${id}`,
      );
      await client.query('commit');
    });
    const next = await startAgain();
    expect(await ended(id)).toMatchObject({ state: 'done', total: 150, done: 150, failed: 0 });
    await next.close();
    const { data } = await product.admin.call('GET', `/user/tags?id=${ids.join(',')}&limit=500&fields=version`);
    expect(new Set(data.items.map(({ version }: { version: number }) => version))).toEqual(new Set([2]));
  });
});

test('more records than anyone may change in one job are refused', async () => {
  await administer(
    product.url,
    `insert into tags (tenant_id, title, type)
      select ${product.tenant.tenantId}, 'Flood ' || n, 'team' from generate_series(1, 50001) as n`,
  );
  const asked = () =>
    ask({ collection: 'user/tags', call: 'edit', query: 'search=Flood', values: { title: 'Flooded' } });
  expect(await asked()).toMatchObject({ status: 409, code: 'tooManyRecords' });
  expect(
    (await product.admin.call('GET', '/user/jobs')).data.items.some(({ total }: { total: number }) => total > 50_000),
  ).toBe(false);
});

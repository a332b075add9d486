import { describe, expect, test } from 'vitest';
import { administer, connected } from '../../postgres.ts';
import { patience } from '../../patience.ts';
import { ask, done, product, tags, setUpJobs } from '../support/tag-jobs.ts';

setUpJobs();

describe('nobody reaches further by a job than by a call', () => {
  test('as a job belongs only to its person', async () => {
    const ids = await tags(1);
    const job = await done({ collection: 'user/tags', call: 'status', ids, values: { status: 'inactive' } });
    const others = [await product.person('admin'), await product.stranger()];
    for (const other of others) {
      const paths = ['', '/failures'].map((part) => ['GET', part] as const);
      const acts = ['/cancel', '/undo', '/retry'].map((part) => ['POST', part] as const);
      for (const [method, part] of [...paths, ...acts])
        expect((await other.call(method, `/user/jobs/${job.id}${part}`)).status).toBe(404);
      expect((await other.call('GET', '/user/jobs')).data.items).toEqual([]);
    }
  });

  test('as records of other networks don’t exist for it, by their IDs or by a filter', async () => {
    const stranger = await product.stranger();
    const theirs = await tags(3, stranger);
    const byIds = await done({ collection: 'user/tags', call: 'delete', ids: theirs });
    expect(byIds).toMatchObject({ done: 0, failed: 3 });
    expect(await done({ collection: 'user/tags', call: 'delete', query: `id=${theirs.join(',')}` })).toMatchObject({
      total: 0,
    });
    expect((await stranger.call('GET', `/user/tags?id=${theirs.join(',')}`)).data.items).toHaveLength(3);
  });

  test('nor do those that a role does not reach, nor calls that it may not make', async () => {
    const affiliate = await product.person('affiliate');
    const ids = await tags(2);
    const refused = await ask({ collection: 'user/tags', call: 'delete', ids }, affiliate);
    expect([refused.status, refused.code]).toEqual([403, 'forbidden']);
    const [offer] = await product.admin.make('/user/offers', { title: 'Open' });
    await product.admin.call('POST', '/user/offers/change_block', { items: [{ id: offer!.id, status: 'active' }] });
    const [campaign] = await product.admin.make('/user/campaigns', {
      title: 'Theirs',
      affiliate: (await product.person('affiliate')).id,
      offer: offer!.id,
    });
    const job = await done(
      { collection: 'user/campaigns', call: 'edit', ids: [campaign!.id], values: { title: 'Mine' } },
      affiliate,
    );
    const { data } = await affiliate.call('GET', `/user/jobs/${job.id}/failures`);
    expect(data.items).toMatchObject([{ id: campaign!.id, code: 'notFound' }]);
  });

  test('and someone who loses the permission meanwhile does no more with it', async () => {
    const other = await product.person('admin');
    const ids = await tags(150);
    await connected(product.url, async (client) => {
      await client.query('begin');
      await client.query('select from tags where id = $1 for update', [ids.at(-1)]);
      const { data } = await ask(
        { collection: 'user/tags', call: 'status', ids, values: { status: 'inactive' } },
        other,
      );
      const read = async () => (await other.call('GET', `/user/jobs/${data.id}`)).data;
      await expect.poll(async () => (await read()).done, { timeout: patience.wait }).toBe(100);
      await product.admin.call('POST', '/user/users/change_block', {
        items: [{ id: other.id, status: 'blocked', reason: 'Left' }],
      });
      await administer(
        product.url,
        `update job_record set outcome = null where job_id = ${data.id} and record_id = ${ids[0]}`,
      );
      await client.query('commit');
      const state = async () => (await client.query('select state, code from job where id = $1', [data.id])).rows[0];
      await expect.poll(state, { timeout: patience.wait }).toEqual({ state: 'interrupted', code: 'blocked' });
    });
  });
});

test.each([
  ['a collection that is none', { collection: 'toString', call: 'delete', ids: [1] }, 422, 'collection'],
  ['a call that it has not', { collection: 'user/offers', call: 'delete', ids: [1] }, 422, 'call'],
  [
    'what a network has one of',
    { collection: 'user/settings/general', call: 'edit', ids: [1], values: { name: 'x' } },
    422,
    'call',
  ],
  ['no records', { collection: 'user/tags', call: 'delete' }, 422, 'ids'],
  ['records said twice', { collection: 'user/tags', call: 'delete', ids: [1], query: '' }, 422, 'ids'],
  ['an unknown parameter', { collection: 'user/tags', call: 'delete', query: 'colour=red' }, 400, 'colour'],
  ['a page of the list', { collection: 'user/tags', call: 'delete', query: 'limit=5' }, 400, 'limit'],
  [
    'a field that is none',
    { collection: 'user/tags', call: 'edit', ids: [1], values: { nothing: 1 } },
    422,
    'values.nothing',
  ],
  [
    'a value that breaks its rule',
    { collection: 'user/tags', call: 'edit', ids: [1], values: { title: '' } },
    422,
    'values.title',
  ],
  ['nothing to change', { collection: 'user/tags', call: 'edit', ids: [1] }, 422, 'values'],
  [
    'adding to a field that holds no list',
    { collection: 'user/tags', call: 'edit', ids: [1], add: { title: [1] } },
    422,
    'add.title',
  ],
  [
    'a password, which would be stored with the job',
    { collection: 'user/users', call: 'edit', ids: [1], values: { firstName: 'Pat', password: 'another-horse-2' } },
    422,
    'values.password',
  ],
  [
    'a secret, which would be stored with the job',
    { collection: 'user/integrations', call: 'edit', ids: [1], values: { postbackSecret: 'hush' } },
    422,
    'values.postbackSecret',
  ],
  [
    'an import without a file',
    {
      collection: 'stat/leads',
      call: 'import',
      query: '',
      values: { campaign: 1, distribute: false, key: 'own', lead: { phone: '+37129990001' } },
    },
    422,
    'call',
  ],
  [
    'an import of customers without a file',
    { collection: 'stat/customers', call: 'import', query: '', values: { advertiser: 1, key: 'own' } },
    422,
    'call',
  ],
])('%s is refused before anything is done', async (_, body, status, path) => {
  expect(await ask(body)).toMatchObject({ status, details: [{ path }] });
});

test('three jobs per person can wait or be in progress, and no more', async () => {
  const person = await product.person('admin');
  const ids = await tags(1);
  await connected(product.url, async (client) => {
    await client.query('begin');
    await client.query('select from tags where id = $1 for update', ids);
    const body = { collection: 'user/tags', call: 'status', ids, values: { status: 'inactive' } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(body, person)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429]);
    await client.query('commit');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Jobs asked to do what they are not meant for, and jobs in each other’s way. */

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

let count = 0;
const tags = async (many: number) => {
  count += 1;
  const titled = Array.from({ length: many }, (_, n) => ({ title: `Attacked ${count} no ${n}`, type: 'offer' }));
  return (await product.admin.make('/user/tags', ...titled)).map(({ id }) => id);
};
const ask = (body: object, person: Person = product.admin) => person.call('POST', '/user/jobs', body);
const read = async (id: number, person: Person = product.admin) => (await person.call('GET', `/user/jobs/${id}`)).data;
const ended = async (id: number, person: Person = product.admin) => {
  await expect.poll(async () => (await read(id, person)).endedAt, { timeout: patience.wait }).not.toBeNull();
  return read(id, person);
};
const inactive = { collection: 'user/tags', call: 'status', values: { status: 'inactive' } };

describe('an invalid job request', () => {
  const numbers = (length: number) => Array.from({ length }, (_, n) => n + 1);

  test.each([
    ['a hundred thousand ids', { ...inactive, ids: numbers(100_000) }],
    ['no ids at all', { ...inactive, ids: [] }],
    ['an id below one', { ...inactive, ids: [0] }],
    ['an id that is negative', { ...inactive, ids: [-1] }],
    ['an id beyond exact numbers', { ...inactive, ids: [2 ** 53] }],
    ['an id with a fraction', { ...inactive, ids: [1.5] }],
    ['an id as text', { ...inactive, ids: ['1'] }],
    ['ids that are no list', { ...inactive, ids: { 0: 1 } }],
    ['a query without end', { ...inactive, query: 'search='.padEnd(9000, 'x') }],
    ['a query that asks for an absurd id', { ...inactive, query: 'id=99999999999999999999' }],
    ['a call that there is not', { ...inactive, call: 'clone', ids: [1] }],
    ['values that are a list', { ...inactive, values: [], ids: [1] }],
    ['values of the prototype', { ...inactive, values: { constructor: 1, status: 'inactive' }, ids: [1] }],
    ['a list of a thousand to add', { ...inactive, call: 'edit', ids: [1], add: { tags: numbers(1000) } }],
  ])('with %s is refused before anything is recorded', async (_, body) => {
    const before = (await product.admin.call('GET', '/user/jobs')).data.items.length;
    const { status } = await ask(body);
    expect([400, 413, 422]).toContain(status);
    expect((await product.admin.call('GET', '/user/jobs')).data.items).toHaveLength(before);
  });

  test.each([
    ['id', { id: 7 }],
    ['version', { version: 1 }],
    ['undoes', { undoes: 1 }],
    ['basedOn', { basedOn: {} }],
    ['replaced', { replaced: {} }],
  ])('that is valid only for a single record, such as its %s, is refused for all', async (name, values) => {
    const ids = await tags(1);
    expect(await ask({ collection: 'user/tags', call: 'edit', ids, values: { title: 'x', ...values } })).toMatchObject({
      status: 422,
      details: [{ path: `values.${name}` }],
    });
  });

  test.each([
    'limit=0',
    'limit=-1',
    'limit=1000000',
    'offset=-1',
    'offset=9007199254740993',
    'limit=ten',
    'colour=red',
  ])('for the failures of a job is refused with %s', async (query) => {
    const { data } = await ask({ ...inactive, ids: await tags(1) });
    await ended(data.id);
    expect((await product.admin.call('GET', `/user/jobs/${data.id}/failures?${query}`)).status).toBe(
      query === 'limit=0' ? 200 : 400,
    );
  });

  test.each(['0', '-1', '9007199254740993', '1e3', 'one', '%00'])('for the job %s is not found', async (id) => {
    for (const [method, part] of [
      ['GET', ''],
      ['GET', '/failures'],
      ['POST', '/cancel'],
      ['POST', '/retry'],
      ['POST', '/undo'],
    ] as const)
      expect([400, 404]).toContain((await product.admin.call(method, `/user/jobs/${id}${part}`)).status);
  });
});

describe('jobs in each other’s way:', () => {
  test('two that set the same records to different statuses change each record once each', async () => {
    const ids = await tags(150);
    const other = await product.person('admin');
    const [first, second] = await Promise.all([
      ask({ ...inactive, ids }),
      ask({ ...inactive, values: { status: 'active' }, ids: ids.toReversed() }, other),
    ]);
    for (const job of [await ended(first.data.id), await ended(second.data.id, other)])
      expect(job).toMatchObject({ state: 'done', total: 150, done: 150, failed: 0 });
  });

  test('a cancelled one changes nothing any more, however often it is cancelled', async () => {
    const ids = await tags(150);
    await connected(product.url, async (client) => {
      await client.query('begin');
      await client.query('select from tags where id = $1 for update', [ids.at(-1)]);
      const { data } = await ask({ ...inactive, ids });
      await expect.poll(async () => (await read(data.id)).done, { timeout: patience.wait }).toBe(100);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => product.admin.call('POST', `/user/jobs/${data.id}/cancel`)),
      );
      expect(answers.map(({ data: { state } }) => state)).toEqual(Array(4).fill('cancelled'));
      expect((await product.admin.call('POST', `/user/jobs/${data.id}/retry`)).status).toBe(409);
      await client.query('commit');
      expect(await ended(data.id)).toMatchObject({ state: 'cancelled', done: 100, failed: 0 });
      // Of undo requests made at the same moment, only one succeeds.
      const undos = await Promise.all(
        Array.from({ length: 4 }, () => product.admin.call('POST', `/user/jobs/${data.id}/undo`)),
      );
      expect(undos.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      const undo = undos.find(({ status }) => status === 200)!;
      expect(await ended(undo.data.id)).toMatchObject({ state: 'done', total: 100, done: 100, failed: 0 });
    });
    const { data } = await product.admin.call('GET', `/user/tags?id=${ids.join(',')}&limit=500&fields=status`);
    expect(new Set(data.items.map(({ status }: { status: string }) => status))).toEqual(new Set(['active']));
  });

  test('one whose person loses the permission midway stops there', async () => {
    const permissions = async (...names: string[]) =>
      (await product.admin.call('GET', `/user/permissions?system=${names.join(',')}&limit=100`)).data.items.map(
        ({ id }: { id: number }) => id,
      );
    const person = await product.person('admin', {
      hasCustomPermissions: true,
      customPermissions: await permissions('tag.read', 'tag.change_status'),
    });
    const ids = await tags(250);
    await connected(product.url, async (client) => {
      await client.query('begin');
      await client.query('select from tags where id = $1 for update', [ids[150]]);
      const { data } = await ask({ ...inactive, ids }, person);
      await expect.poll(async () => (await read(data.id, person)).done, { timeout: patience.wait }).toBe(100);
      const { status } = await product.admin.call('PATCH', '/user/users', {
        items: [{ id: person.id, customPermissions: await permissions('tag.read') }],
      });
      expect(status).toBe(200);
      await client.query('commit');
      // What was in progress when the permission was revoked is finished; nothing starts after it.
      expect(await ended(data.id, person)).toMatchObject({
        state: 'interrupted',
        code: 'forbidden',
        done: 200,
        failed: 0,
      });
    });
  });
});

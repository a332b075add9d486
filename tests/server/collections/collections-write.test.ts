import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import type { Caller } from '../../../server/access/caller.ts';
import { collectionHandlers } from '../../../server/collections/handlers.ts';
import { modelOf } from '../../../server/collections/model.ts';
import type { PermissionName } from '../../../server/generated/permissions.ts';
import type { Call } from '../../../server/http/call.ts';
import { connected } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

let product: Product;
let admin: Person;

beforeAll(async () => {
  product = await startProduct();
  admin = product.admin;
});
afterAll(() => product.close());

const now = () => Math.floor(Date.now() / 1000);

describe('creating', () => {
  test('returns whole records in the order of the items, with defaults filled in', async () => {
    const [one, two] = await admin.make('/user/traffic_sources', { title: 'Push' }, { title: 'Pop' });
    expect(one).toMatchObject({
      title: 'Push',
      status: 'active',
      version: 1,
      createdBy: admin.id,
      statusChangedAt: null,
    });
    expect(two).toMatchObject({ title: 'Pop', id: one!.id + 1 });
    expect(one!['createdAt']).toBeGreaterThan(now() - 60);
  });

  test('generates public texts that nobody can guess', async () => {
    const made = await admin.make('/user/advertisers', { title: 'Acme' }, { title: 'Bolt' });
    const texts = made.flatMap(({ secureId }) => secureId);
    expect(new Set(texts).size).toBe(2);
    for (const text of texts) expect(text).toMatch(/^[A-Za-z0-9_-]{21,}$/);
  });

  test('keeps references in their order, rows inside, and exact numbers', async () => {
    const categories = await admin.make('/user/categories', { title: 'C1' }, { title: 'C2' }, { title: 'C3' });
    const [c1, c2, c3] = categories.map(({ id }) => id);
    const [offer] = await admin.make('/user/offers', { title: 'Ordered', categories: [c3, c1, c2] });
    expect(offer).toMatchObject({
      categories: [c3, c1, c2],
      status: 'draft',
      accessType: 1,
      isHot: false,
      advertisers: [],
    });
    const [vertical] = await admin.make('/user/verticals', {
      title: 'Finance',
      incomingParameters: [{ name: 'amount', title: 'Amount' }],
      redirect: { option: 'no_redirect' },
    });
    expect(vertical).toMatchObject({
      incomingParameters: [{ name: 'amount', title: 'Amount', required: false }],
      redirect: { option: 'no_redirect', url: null },
    });
    const [currency] = await admin.make('/user/currencies', { code: 'EUR', title: 'Euro', rate: '0.10000001' });
    expect(currency).toMatchObject({ rate: '0.10000001' });
    const { data } = await admin.call('GET', `/user/currencies/${currency!.id}`);
    expect(data.rate).toBe('0.10000001');
  });

  test('applies to all items or none, and says where it failed', async () => {
    const answer = await admin.call('PUT', '/user/categories', { items: [{ title: 'Alone' }, { title: 'ALONE' }] });
    expect(answer).toMatchObject({
      status: 422,
      details: [{ type: 'unique', path: 'items.1.title', message: 'This value is already in use' }],
    });
    const { data } = await admin.call('GET', '/user/categories?search=alone');
    expect(data.items).toEqual([]);
  });

  test('creates a thousand records in one call', async () => {
    const items = Array.from({ length: 1000 }, (_, n) => ({ title: `Bulk ${n}`, type: 'offer' }));
    const made = await admin.make('/user/tags', ...items);
    expect(made.map(({ title }) => title)).toEqual(items.map(({ title }) => title));
    const { data } = await admin.call('GET', '/user/tags?withMeta=totalCount&limit=1&search=bulk');
    expect(data.meta.totalCount).toBe(1000);
    expect((await admin.call('PUT', '/user/tags', { items: [...items, { title: 'x', type: 'offer' }] })).status).toBe(
      422,
    );
  });

  test('refuses values that break a rule, in the caller’s language', async () => {
    const items = [{ title: ' ' }, { title: 'Fine', vertical: 999_999, contacts: [{ type: 4, value: 'nobody' }] }];
    const { status, message, details } = await admin.call('PUT', '/user/advertisers', { items }, { language: 'ru' });
    expect({ status, message }).toEqual({ status: 422, message: 'Проверьте поля' });
    expect(details).toEqual([
      { type: 'reference', path: 'items.1.vertical', message: 'Запись не найдена: 999999' },
      { type: 'required', path: 'items.0.title', message: 'Обязательное поле' },
      { type: 'channel', path: 'items.1.contacts.0.value', message: 'Введите правильный контакт' },
    ]);
  });

  test('refuses tags of another type', async () => {
    const [tag] = await admin.make('/user/tags', { title: 'For landing pages', type: 'landing' });
    const { details } = await admin.call('PUT', '/user/offers', { items: [{ title: 'Tagged', tags: [tag!.id] }] });
    expect(details).toMatchObject([{ type: 'reference', path: 'items.0.tags' }]);
  });

  test.each([
    ['nothing', undefined],
    ['no items', {}],
    ['an empty list', { items: [] }],
    ['something else', { items: 'all' }],
  ])('refuses %s as malformed', async (_, body) => {
    const { status } = await admin.call('PUT', '/user/categories', body, {
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(400);
  });
});

describe('an Idempotency-Key', () => {
  const put = (title: string, key: string, person = admin) =>
    person.call('PUT', '/user/categories', { items: [{ title }] }, { headers: { 'idempotency-key': key } });

  test('returns the first answer again, even to concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => put('Once', 'key-1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data.items[0].id)).size).toBe(1);
  });

  test('with another body is refused, and nothing is created', async () => {
    await put('First body', 'key-2');
    expect(await put('Second body', 'key-2')).toMatchObject({ status: 409 });
    const { data } = await admin.call('GET', '/user/categories?search=second');
    expect(data.items).toEqual([]);
  });

  test('of a call that failed can be used again', async () => {
    expect((await put('Once', 'key-3')).status).toBe(422);
    expect((await put('Not once', 'key-3')).status).toBe(201);
  });

  test('leaves nothing by which someone who reads the database could tell what was sent', async () => {
    await put('Guessable', 'key-5');
    const { rows } = await connected(product.url, (client) =>
      client.query<{ request_hash: string }>(`select request_hash from idempotency where key = 'key-5'`),
    );
    const guess = JSON.stringify(['createCategories', { items: [{ title: 'Guessable' }] }]);
    expect(rows).toEqual([{ request_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(rows[0]!.request_hash).not.toBe(createHash('sha256').update(guess).digest('hex'));
  });

  test('belongs to one person', async () => {
    await put('Mine', 'key-4');
    const manager = await product.person('manager');
    expect((await put('Their', 'key-4', manager)).status).toBe(201);
  });
});

describe('editing', () => {
  test('changes only what is sent, and records in the history who did it', async () => {
    const [made] = await admin.make('/user/advertisers', { title: 'Before', description: 'kept' });
    const answer = await admin.call('PATCH', '/user/advertisers', {
      items: [{ id: made!.id, version: 1, title: 'After' }],
    });
    expect(answer.data.items).toMatchObject([{ title: 'After', description: 'kept', version: 2, updatedBy: admin.id }]);
    const { data } = await admin.call('GET', `/user/advertisers/${made!.id}/history?withMeta=totalCount`);
    expect(data.meta).toEqual({ totalCount: 2 });
    expect(data.items[0]).toMatchObject({
      action: 'edit',
      version: 2,
      user: admin.id,
      impersonator: null,
      changes: { title: ['Before', 'After'] },
    });
    expect(data.items[1]).toMatchObject({
      action: 'create',
      changes: { title: [null, 'Before'], description: [null, 'kept'] },
    });
  });

  test('that changes nothing leaves version and history alone', async () => {
    const [made] = await admin.make('/user/currencies', { code: 'GBP', title: 'Pound', rate: '1.50' });
    const { data } = await admin.call('PATCH', '/user/currencies', {
      items: [{ id: made!.id, rate: '1.5', title: 'Pound' }],
    });
    expect(data.items).toMatchObject([{ version: 1, rate: '1.5' }]);
  });

  test('an old version is refused, and the current record returned', async () => {
    const [made] = await admin.make('/user/categories', { title: 'Contested' });
    const { id } = made!;
    await admin.call('PATCH', '/user/categories', { items: [{ id, version: 1, title: 'Theirs' }] });
    const answer = await admin.call('PATCH', '/user/categories', { items: [{ id, version: 1, title: 'Yours' }] });
    expect(answer).toMatchObject({
      status: 409,
      details: [{ type: 'version', path: 'items.0.version' }],
      data: { id, version: 2, title: 'Theirs' },
    });
  });

  test('by many people at the same time loses nothing', async () => {
    const [made] = await admin.make('/user/categories', { title: 'Busy' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        admin.call('PATCH', '/user/categories', { items: [{ id: made!.id, version: 1, title: `Busy ${n}` }] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        admin.call('PATCH', '/user/categories', { items: [{ id: made!.id, title: `Free ${n}` }] }),
      ),
    );
    expect(all.map(({ data }) => data.items[0].version).sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('several records is all or nothing', async () => {
    const made = await admin.make('/user/categories', { title: 'E1' }, { title: 'E2' });
    const items = [
      { id: made[1]!.id, title: 'E2 changed' },
      { id: made[0]!.id, title: '' },
    ];
    const answer = await admin.call('PATCH', '/user/categories', { items });
    expect(answer).toMatchObject({ status: 422, details: [{ type: 'required', path: 'items.1.title' }] });
    const missing = await admin.call('PATCH', '/user/categories', {
      items: [
        { id: made[1]!.id, title: 'E2 changed' },
        { id: 999_999, title: 'x' },
      ],
    });
    expect(missing).toMatchObject({ status: 404, details: [{ path: 'items.1.id' }] });
    const twice = await admin.call('PATCH', '/user/categories', {
      items: [
        { id: made[0]!.id, title: 'a' },
        { id: made[0]!.id, title: 'b' },
      ],
    });
    expect(twice).toMatchObject({
      status: 422,
      details: [{ type: 'repeated', path: 'items.1.id', message: 'This is given more than once' }],
    });
    const { data } = await admin.call(
      'GET',
      `/user/categories?id=${made.map(({ id }) => id).join(',')}&orderBy=id:asc&fields=title,version`,
    );
    expect(data.items.map(({ title, version }: { title: string; version: number }) => [title, version])).toEqual([
      ['E1', 1],
      ['E2', 1],
    ]);
  });

  test('replaces and clears references', async () => {
    const [c1, c2] = (await admin.make('/user/categories', { title: 'R1' }, { title: 'R2' })).map(({ id }) => id);
    const [offer] = await admin.make('/user/offers', { title: 'Refs', categories: [c1] });
    const edit = async (categories: (number | undefined)[]) =>
      (await admin.call('PATCH', '/user/offers', { items: [{ id: offer!.id, categories }] })).data.items[0];
    expect(await edit([c2, c1])).toMatchObject({ categories: [c2, c1], version: 2 });
    expect(await edit([c1, c2])).toMatchObject({ categories: [c1, c2], version: 3 });
    expect(await edit([])).toMatchObject({ categories: [], version: 4 });
    const { data } = await admin.call('GET', `/user/offers/${offer!.id}/history?limit=1`);
    expect(data.items[0].changes).toEqual({ categories: [[c1, c2], []] });
  });
});

describe('cloning', () => {
  test('copies what people set, under another name and public text', async () => {
    const [category] = await admin.make('/user/categories', { title: 'Cloned with' });
    const affiliate = await product.person('affiliate');
    const [offer] = await admin.make('/user/offers', {
      title: 'Original',
      categories: [category!.id],
      isHot: true,
      assignedAffiliates: [affiliate.id],
    });
    await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer!.id, status: 'active' }] });
    const { status, data } = await admin.call('POST', '/user/offers/clone', { items: [{ id: offer!.id }] });
    expect(status).toBe(200);
    const [copy] = data.items;
    expect(copy).toMatchObject({
      title: 'Original (copy)',
      categories: [category!.id],
      isHot: true,
      status: 'draft',
      version: 1,
    });
    expect(copy.secureId).not.toBe(offer!['secureId']);
    const whole = await admin.call('GET', `/user/offers/${copy.id}?with=assignedAffiliates`);
    expect(whole.data.assignedAffiliates).toEqual([affiliate.id]);
  });

  test('finds a free name if names are unique', async () => {
    const [role] = await admin.make('/user/roles', { title: 'Helper', type: 'manager' });
    const clone = async () =>
      (await admin.call('POST', '/user/roles/clone', { items: [{ id: role!.id }] }, { language: 'ru' })).data.items[0]
        .title;
    expect([await clone(), await clone()]).toEqual(['Helper (копия)', 'Helper (копия 2)']);
  });
});

describe('deleting', () => {
  test('removes the record and keeps its last state in the history', async () => {
    const [tag] = await admin.make('/user/tags', { title: 'Short-lived', type: 'team' });
    const answer = await admin.call('DELETE', '/user/tags', { items: [{ id: tag!.id }] });
    expect(answer).toMatchObject({ status: 200, data: { items: [{ id: tag!.id }] } });
    expect((await admin.call('GET', `/user/tags/${tag!.id}`)).status).toBe(404);
    const { rows } = await product.database.owner((db) =>
      db
        .selectFrom('history')
        .select(['action', 'changes'])
        .where('entity', '=', 'tag')
        .where('record_id', '=', tag!.id)
        .orderBy('id')
        .execute()
        .then((rows) => ({ rows })),
    );
    expect(rows[1]).toMatchObject({ action: 'delete', changes: { title: ['Short-lived', null] } });
  });

  test('is refused while the record is referred to, with a message', async () => {
    const [tag] = await admin.make('/user/tags', { title: 'Used', type: 'offer' });
    await admin.make('/user/offers', { title: 'Uses it', tags: [tag!.id] });
    const answer = await admin.call('DELETE', '/user/tags', { items: [{ id: tag!.id }] });
    expect(answer).toMatchObject({
      status: 409,
      message: 'This record is in use: Offers',
      details: [{ type: 'referenced', path: 'items.0.id' }],
    });
  });
});

test('a field that the caller may not set is refused even if nothing else narrows what they may change', async () => {
  const { tag, ...others } = await loadEntities();
  const type = { ...tag!.fields['type']!, staffOnly: true };
  const open = { ...tag!, fields: { ...tag!.fields, type }, access: { affiliate: { rows: { all: true } } } } as const;
  const handlers = collectionHandlers({ database: product.database, model: modelOf({ ...others, tag: open }, {}) });
  const caller: Caller = {
    tenantId: product.tenant.tenantId,
    userId: (await product.person('affiliate')).id,
    roleType: 'affiliate',
    permissions: new Set<PermissionName>(['tag.create']),
    teamId: null,
    timezone: 'UTC',
    language: 'en',
    baseCurrency: 'EUR',
    impersonatorId: null,
    sessionId: '',
    apiTokenId: null,
  };
  const call = { caller, body: { items: [{ title: 'Foreign', type: 'team' }] }, language: 'en', requestId: 'r' };
  await expect(handlers['createTags']!(call as unknown as Call)).rejects.toMatchObject({
    details: [{ type: 'unknown', path: 'items.0.type' }],
  });
});

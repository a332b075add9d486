import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Relations between records: how many refer to one, and the titles of those that one refers to. */

let product: Product;
let admin: Person;
let affiliate: Person;
const made: Record<string, number> = {};

const one = async (path: string, item: object): Promise<number> => (await admin.make(path, item))[0]!.id;

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  affiliate = await product.person('affiliate');
  made['advertiser'] = await one('/user/advertisers', { title: 'Lotus' });
  made['vertical'] = await one('/user/verticals', { title: 'Casino' });
  made['offer'] = await one('/user/offers', {
    title: 'Casino Royale',
    accessType: 1,
    vertical: made['vertical'],
    advertisers: [made['advertiser']],
  });
  made['other'] = await one('/user/offers', { title: 'Slots', accessType: 1 });
  for (const id of [made['offer'], made['other']])
    await admin.call('POST', '/user/offers/change_block', { items: [{ id, status: 'active' }] });
  const landing = { targetUrl: 'https://lotus.example', offer: made['offer'] };
  await admin.make('/user/landings', { ...landing, title: 'One' }, { ...landing, title: 'Two' });
  made['campaign'] = await one('/user/campaigns', { title: 'Autumn', affiliate: affiliate.id, offer: made['offer'] });
});
afterAll(() => product.close());

const counts = async (person: Person, entity: string, id: number | undefined) =>
  person.call('GET', `/user/related?entity=${entity}&id=${id}`);
const titles = (person: Person, entity: string, field: string, ...ids: (number | undefined)[]) =>
  person.call('GET', `/user/titles?entity=${entity}&field=${field}&id=${ids.join(',')}`);

describe('the records that refer to one record', () => {
  test('are counted by the lists they appear in', async () => {
    const of = async (id?: number): Promise<{ route: string; field: string; count: number }[]> =>
      (await counts(admin, 'offer', id)).data.items;
    expect((await of(made['offer'])).filter(({ count }) => count > 0)).toEqual([
      { route: 'advertiser-assignments', field: 'offer', count: 1 },
      { route: 'campaigns', field: 'offer', count: 1 },
      { route: 'landings', field: 'offer', count: 2 },
    ]);
    const none = await of(made['other']);
    expect(none.map(({ route }) => route)).toEqual(expect.arrayContaining(['campaigns', 'caps', 'landings']));
    expect(none.filter(({ count }) => count > 0)).toEqual([]);
    expect((await counts(admin, 'user', affiliate.id)).data.items).toContainEqual({
      route: 'campaigns',
      field: 'affiliate',
      count: 1,
    });
  });

  test('are counted only within reach', async () => {
    const other = await product.person('affiliate');
    const campaigns = async (person: Person) => {
      const { data } = await counts(person, 'offer', made['offer']);
      return data.items.find(({ route }: { route: string }) => route === 'campaigns')?.count;
    };
    expect(await campaigns(affiliate)).toBe(1);
    expect(await campaigns(other)).toBe(0);
  });

  test('can’t be counted by anyone who does not reach the record, nor for a nonexistent one', async () => {
    const stranger = await product.stranger();
    expect((await counts(stranger, 'offer', made['offer'])).status).toBe(404);
    expect((await counts(affiliate, 'advertiser', made['advertiser'])).status).toBe(403);
    for (const entity of ['nothing', 'constructor', '__proto__', 'loginRecord'])
      expect((await counts(admin, entity, 1)).status).toBe(400);
  });
});

describe('what records refer to', () => {
  test('has its title for anyone who sees the reference, even if they may not open it', async () => {
    const reader = await product.person('manager', {
      hasCustomPermissions: true,
      customPermissions: await permissionIds('campaign.read', 'offer.read'),
    });
    expect((await reader.call('GET', `/user/advertisers/${made['advertiser']}`)).status).toBe(403);
    expect((await titles(reader, 'offer', 'advertisers', made['offer'], made['other'])).data.items).toEqual([
      { id: made['offer'], titles: [{ id: made['advertiser'], title: 'Lotus' }] },
      { id: made['other'], titles: [] },
    ]);
    expect((await titles(affiliate, 'offer', 'vertical', made['offer'])).data.items).toEqual([
      { id: made['offer'], titles: [{ id: made['vertical'], title: 'Casino' }] },
    ]);
  });

  test('is shown to no one who does not see the reference', async () => {
    // An affiliate sees no advertiser, and no campaign but their own.
    expect((await titles(affiliate, 'offer', 'advertisers', made['offer'])).status).toBe(400);
    const other = await product.person('affiliate');
    expect((await titles(other, 'campaign', 'offer', made['campaign'])).data.items).toEqual([]);
    expect((await titles(await product.stranger(), 'offer', 'vertical', made['offer'])).data.items).toEqual([]);
    expect((await titles(affiliate, 'advertiser', 'vertical', made['advertiser'])).status).toBe(403);
  });

  test.each(['title', 'nothing', 'landers', 'constructor'])('is looked up by a reference, not by %s', async (field) => {
    expect((await titles(admin, 'offer', field, made['offer'])).status).toBe(400);
  });
});

test.each(['0', '-1', '9007199254740993', '1.5', '1e3', 'one', ''])('there is no record %j', async (id) => {
  for (const path of [`related?entity=offer&id=${id}`, `titles?entity=offer&field=vertical&id=${id}`])
    expect((await admin.call('GET', `/user/${path}`)).status, path).toBe(400);
});

test('the titles of five hundred records’ references come in one call, and of no more', async () => {
  const ids = (length: number) => Array.from({ length }, (_, n) => n + 1);
  expect((await titles(admin, 'offer', 'vertical', ...ids(500))).status).toBe(200);
  expect((await titles(admin, 'offer', 'vertical', ...ids(501))).status).toBe(400);
});

const former = (person: Person, entity: string, field: string, id: number | string | undefined) =>
  person.call('GET', `/user/titles?entity=${entity}&field=${field}&id=${id}&former=true`);

describe('what a record referred to before', () => {
  test('has its title too, for those who see the reference and can’t open it', async () => {
    const [first, second] = [
      await one('/user/verticals', { title: 'Poker' }),
      await one('/user/verticals', { title: 'Dice' }),
    ];
    const tag = await one('/user/tags', { title: 'Old', type: 'offer' });
    const id = await one('/user/offers', { title: 'Former', accessType: 1, vertical: first, tags: [tag] });
    for (const change of [{ vertical: second, tags: [] }, { vertical: null }, { title: 'Renamed' }])
      expect((await admin.call('PATCH', '/user/offers', { items: [{ id, ...change }] })).status).toBe(200);
    const reader = await product.person('manager', {
      hasCustomPermissions: true,
      customPermissions: await permissionIds('offer.read'),
    });
    expect((await titles(reader, 'offer', 'vertical', id)).data.items).toEqual([{ id, titles: [] }]);
    const { items } = (await former(reader, 'offer', 'vertical', id)).data;
    expect(items[0].titles).toHaveLength(2);
    expect(items[0].titles).toEqual(
      expect.arrayContaining([
        { id: first, title: 'Poker' },
        { id: second, title: 'Dice' },
      ]),
    );
    expect((await former(reader, 'offer', 'tags', id)).data.items).toEqual([
      { id, titles: [{ id: tag, title: 'Old' }] },
    ]);
  });

  test('is shown for the general settings without naming a record', async () => {
    const role = await one('/user/roles', { title: 'Newcomers', type: 'affiliate', permissions: [] });
    const path = '/user/settings/general';
    const before = (await admin.call('GET', path)).data.registrationRole;
    for (const registrationRole of [role, before])
      expect((await admin.call('PATCH', path, { items: [{ registrationRole }] })).status).toBe(200);
    const ask = 'entity=generalSettings&field=registrationRole';
    const { items } = (await admin.call('GET', `/user/titles?${ask}&former=true`)).data;
    expect(items[0].titles).toContainEqual({ id: role, title: 'Newcomers' });
    expect((await admin.call('GET', `/user/titles?${ask}&id=${role}`)).data.items[0].titles).not.toContainEqual(
      expect.objectContaining({ id: role }),
    );
    expect((await admin.call('GET', '/user/titles?entity=offer&field=vertical')).status).toBe(400);
  });

  test('is only for staff, for a record that they reach, and one at a time', async () => {
    expect((await former(affiliate, 'offer', 'vertical', made['offer'])).status).toBe(400);
    expect((await former(await product.stranger(), 'offer', 'vertical', made['offer'])).data.items).toEqual([]);
    expect((await former(admin, 'offer', 'vertical', `${made['offer']},${made['other']}`)).status).toBe(400);
  });
});

const asOf = (person: Person, query: object) =>
  person.call('GET', `/user/as_of?${new URLSearchParams(Object.entries(query))}`);

describe('a record as it was at a moment', () => {
  /** An offer and its history, moved back in time: created at 1000, changed at 2000 and 3000. */
  const changed = async () => {
    const id = await one('/user/offers', { title: 'First', accessType: 1 });
    for (const change of [{ title: 'Second', isHot: true }, { title: 'Third' }])
      await admin.call('PATCH', '/user/offers', { items: [{ id, ...change }] });
    await product.database.owner(async (db) => {
      await db
        .updateTable('offers')
        .set({ created_at: sql<string>`to_timestamp(1000)` })
        .where('id', '=', id)
        .execute();
      await db
        .updateTable('history')
        .set({ at: sql<string>`to_timestamp(version * 1000 + 0.7)` })
        .where('entity', '=', 'offer')
        .where('record_id', '=', id)
        .execute();
    });
    return id;
  };

  test('shows what has changed since, and that it did not exist before it was created', async () => {
    const id = await changed();
    const then = async (at: number) => (await asOf(admin, { entity: 'offer', id, at })).data;
    expect(await then(999)).toEqual({ state: 'notYetMade', createdAt: 1000, values: {} });
    expect(await then(1000)).toEqual({ state: 'known', createdAt: 1000, values: { title: 'First', isHot: false } });
    expect(await then(1999)).toEqual({ state: 'known', createdAt: 1000, values: { title: 'First', isHot: false } });
    expect(await then(2000)).toEqual({ state: 'known', createdAt: 1000, values: { title: 'Second' } });
    expect(await then(3000)).toEqual({ state: 'known', createdAt: 1000, values: {} });
    expect(await then(253_402_300_799)).toEqual({ state: 'known', createdAt: 1000, values: {} });
  });

  test('is not shown if the history no longer reaches back that far', async () => {
    const id = await changed();
    await product.database.owner((db) =>
      db
        .deleteFrom('history')
        .where('entity', '=', 'offer')
        .where('record_id', '=', id)
        .where('version', '<', 3)
        .execute(),
    );
    const then = async (at: number) => (await asOf(admin, { entity: 'offer', id, at })).data;
    expect(await then(2999)).toEqual({ state: 'forgotten', createdAt: 1000, values: {} });
    expect(await then(3000)).toEqual({ state: 'known', createdAt: 1000, values: {} });
  });

  test('is shown only to staff, for records that they reach and that have a history', async () => {
    const id = made['offer']!;
    expect((await asOf(affiliate, { entity: 'offer', id, at: 5 })).status).toBe(403);
    expect((await asOf(await product.stranger(), { entity: 'offer', id, at: 5 })).status).toBe(404);
    const reader = await product.person('manager', {
      hasCustomPermissions: true,
      customPermissions: await permissionIds('campaign.read'),
    });
    expect((await asOf(reader, { entity: 'offer', id, at: 5 })).status).toBe(403);
    for (const entity of ['nothing', 'constructor', '__proto__', 'loginRecord', 'permission'])
      expect((await asOf(admin, { entity, id, at: 5 })).status).toBe(400);
  });

  test('of which a network has only one needs no ID', async () => {
    const { status, data } = await asOf(admin, { entity: 'generalSettings', at: 253_402_300_799 });
    expect([status, data.state, data.values]).toEqual([200, 'known', {}]);
    expect((await asOf(admin, { entity: 'offer', at: 5 })).status).toBe(400);
  });

  test.each(['-1', '253402300800', '9007199254740993', '1e3', '1.5', 'now', ''])('is refused at %j', async (at) => {
    expect((await asOf(admin, { entity: 'offer', id: made['offer'], at })).status).toBe(400);
  });

  test('reveals no secret', async () => {
    const person = await product.person('manager');
    await admin.call('PATCH', '/user/users', { items: [{ id: person.id, password: 'another-long-password-9' }] });
    const { data } = await asOf(admin, { entity: 'user', id: person.id, at: 253_402_300_799 });
    expect(JSON.stringify(data)).not.toContain('password');
  });
});

const permissionIds = async (...names: string[]): Promise<number[]> => {
  const { data } = await admin.call('GET', `/user/permissions?system=${names.join(',')}&limit=100`);
  return data.items.map(({ id }: { id: number }) => id);
};

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from './product.ts';

/** What records have to do with others: how many refer to one, and what those are called that one refers to. */

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

describe('the records that refer to one', () => {
  test('are counted by the lists they stand in', async () => {
    expect((await counts(admin, 'offer', made['offer'])).data.items).toEqual([
      { route: 'campaigns', field: 'offer', count: 1 },
      { route: 'landings', field: 'offer', count: 2 },
    ]);
    expect((await counts(admin, 'offer', made['other'])).data.items).toEqual([
      { route: 'campaigns', field: 'offer', count: 0 },
      { route: 'landings', field: 'offer', count: 0 },
    ]);
    expect((await counts(admin, 'user', affiliate.id)).data.items).toContainEqual({
      route: 'campaigns',
      field: 'affiliate',
      count: 1,
    });
  });

  test('are counted of those alone that one reaches', async () => {
    const other = await product.person('affiliate');
    const campaigns = async (person: Person) => {
      const { data } = await counts(person, 'offer', made['offer']);
      return data.items.find(({ route }: { route: string }) => route === 'campaigns')?.count;
    };
    expect(await campaigns(affiliate)).toBe(1);
    expect(await campaigns(other)).toBe(0);
  });

  test('are nobody’s to count who does not reach the record, and of nothing that there is not', async () => {
    const stranger = await product.stranger();
    expect((await counts(stranger, 'offer', made['offer'])).status).toBe(404);
    expect((await counts(affiliate, 'advertiser', made['advertiser'])).status).toBe(403);
    for (const entity of ['nothing', 'constructor', '__proto__', 'loginRecord'])
      expect((await counts(admin, entity, 1)).status).toBe(400);
  });
});

describe('what records refer to', () => {
  test('has its title for who sees the reference, though they may not open it', async () => {
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

  test('is told to nobody who does not see the reference', async () => {
    // An affiliate meets no advertiser, and no campaign but their own.
    expect((await titles(affiliate, 'offer', 'advertisers', made['offer'])).status).toBe(400);
    const other = await product.person('affiliate');
    expect((await titles(other, 'campaign', 'offer', made['campaign'])).data.items).toEqual([]);
    expect((await titles(await product.stranger(), 'offer', 'vertical', made['offer'])).data.items).toEqual([]);
    expect((await titles(affiliate, 'advertiser', 'vertical', made['advertiser'])).status).toBe(403);
  });

  test.each(['title', 'nothing', 'landers', 'constructor'])('is asked for by a reference, not by %s', async (field) => {
    expect((await titles(admin, 'offer', field, made['offer'])).status).toBe(400);
  });
});

const permissionIds = async (...names: string[]): Promise<number[]> => {
  const { data } = await admin.call('GET', `/user/permissions?system=${names.join(',')}&limit=100`);
  return data.items.map(({ id }: { id: number }) => id);
};

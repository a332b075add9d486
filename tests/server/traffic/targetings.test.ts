import { beforeAll, describe, expect, test } from 'vitest';
import { activeOffer, admin, affiliate, one, product, read, setUpTrade } from '../support/trade.ts';

setUpTrade();

const targetings = '/user/targetings';
let offer: number;
let advertiser: number;
let landing: number;
beforeAll(async () => {
  advertiser = (await one(admin, '/user/advertisers', { title: 'Nordwind' })).id;
  offer = await activeOffer('KetoSlim', { advertisers: [advertiser] });
  landing = (await one(admin, '/user/landings', { title: 'Quiz', offer, targetUrl: 'https://example.com' })).id;
});

const make = (fields: object = {}) =>
  admin.call('PUT', targetings, { items: [{ title: 'Targeting', offer, advertiser, ...fields }] });
const edit = (id: number, fields: object) => admin.call('PATCH', targetings, { items: [{ id, ...fields }] });
const refused = (type: string, path: string) => ({ status: 422, details: [{ type, path: `items.0.${path}` }] });

describe('a targeting’s recipient of traffic', () => {
  test('is an advertiser or a landing page: one of them, and not both', async () => {
    expect(await make({ advertiser: null })).toMatchObject(refused('required', 'advertiser'));
    expect(await make({ landing })).toMatchObject(refused('exclusive', 'landing'));
    const { id } = (await make()).data.items[0];
    expect((await edit(id, { landing })).data.items[0]).toMatchObject({ advertiser: null, landing });
    expect(await edit(id, { landing: null })).toMatchObject(refused('required', 'advertiser'));
  });

  test('belongs to the offer', async () => {
    const other = await one(admin, '/user/advertisers', { title: 'Other' });
    expect(await make({ advertiser: other.id })).toMatchObject(refused('choice', 'advertiser'));
    const elsewhere = await one(admin, '/user/offers', { title: 'Elsewhere' });
    const page = await one(admin, '/user/landings', {
      title: 'Short form',
      offer: elsewhere.id,
      targetUrl: 'https://example.com',
    });
    expect(await make({ advertiser: null, landing: page.id })).toMatchObject(refused('choice', 'landing'));
  });
});

test('a limit needs a period, and a period a limit', async () => {
  expect(await make({ value: 50 })).toMatchObject(refused('required', 'period'));
  expect(await make({ period: 'day' })).toMatchObject(refused('required', 'value'));
  expect((await make({ value: 50, period: 'day' })).data.items[0]).toMatchObject({ counter: 0, timezone: 'UTC' });
});

test('targetings are reordered all together', async () => {
  const [first, second] = [(await make()).data.items[0], (await make()).data.items[0]];
  const { data } = await admin.call('PATCH', targetings, {
    items: [
      { id: second.id, version: 1, priority: 1 },
      { id: first.id, version: 1, priority: 2 },
    ],
  });
  expect(data.items).toMatchObject([{ priority: 1 }, { priority: 2 }]);
});

test('advertisers’ managers reach targetings of their offers, affiliates none', async () => {
  const manager = await product.person('advertiser_manager');
  const own = await one(admin, '/user/advertisers', { title: 'Own', managers: [manager.id] });
  const mine = await one(admin, '/user/offers', { title: 'Own', advertisers: [own.id] });
  const [made] = await manager.make(targetings, { title: 'Mine', offer: mine.id, advertiser: own.id });
  expect((await read(targetings, manager)).items).toMatchObject([{ id: made!.id }]);
  expect((await affiliate.call('GET', targetings)).status).toBe(403);
});

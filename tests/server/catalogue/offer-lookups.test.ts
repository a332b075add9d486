import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Offers that concern an affiliate, as the affiliate looks them up. */

let product: Product;
let admin: Person;
const offers: Record<string, number> = {};

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  for (const title of ['Plain', 'Running', 'Paused', 'Special', 'Team']) {
    const [offer] = await admin.make('/user/offers', { title });
    offers[title] = offer!.id;
    await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer!.id, status: 'active' }] });
  }
});
afterAll(() => product.close());

test('offers are found by their traffic and their conditions, only for the affiliate who asks', async () => {
  const [team] = await admin.make('/user/teams', { title: 'Night shift' });
  const affiliate = await product.person('affiliate', { team: team!.id });
  const other = await product.person('affiliate');
  await admin.make('/user/campaigns', { title: 'Mine', affiliate: affiliate.id, offer: offers['Running'] });
  const [paused] = await admin.make('/user/campaigns', {
    title: 'Off',
    affiliate: affiliate.id,
    offer: offers['Paused'],
  });
  await admin.call('POST', '/user/campaigns/change_status', { items: [{ id: paused!.id, status: 'inactive' }] });
  const [model] = (await admin.call('GET', '/user/payment_models')).data.items;
  const rule = { paymentModel: model.id, paymentType: 2, revenueValue: '2', payoutValue: '1' };
  await admin.make(
    '/user/payment_rules',
    { ...rule, title: 'Theirs', offer: offers['Special'], affiliate: affiliate.id },
    { ...rule, title: 'Of the team', offer: offers['Team'], team: team!.id },
    { ...rule, title: 'Of all', offer: offers['Plain'] },
  );
  const titles = async (person: Person, mine: string) => {
    const { data } = await person.call('GET', `/user/offers?mine=${mine}&withMeta=totalCount&orderBy=id:asc&limit=5`);
    expect(data.meta.totalCount).toBe(data.items.length);
    return data.items.map(({ title }: { title: string }) => title);
  };
  expect(await titles(affiliate, 'receiving_traffic')).toEqual(['Running']);
  expect(await titles(affiliate, 'special_conditions')).toEqual(['Special', 'Team']);
  expect(await titles(other, 'receiving_traffic')).toEqual([]);
  expect(await titles(other, 'special_conditions')).toEqual([]);
  expect((await affiliate.call('GET', '/user/offers?mine=everything')).status).toBe(400);
});

test('offers that an integration of a vertical can serve are of it or of none', async () => {
  const [solar, crypto] = await admin.make('/user/verticals', { title: 'Solar' }, { title: 'Crypto' });
  const offers = { Roof: solar!.id, Coin: crypto!.id, Any: null };
  await admin.make('/user/offers', ...Object.entries(offers).map(([title, vertical]) => ({ title, vertical })));
  const titles = async (query: string) =>
    (await admin.call('GET', `/user/offers?${query}`)).data.items.map(({ title }: { title: string }) => title);
  expect(await titles(`fitsVertical=${solar!.id}&limit=500`)).toEqual(expect.arrayContaining(['Roof', 'Any']));
  expect(await titles(`fitsVertical=${solar!.id}&limit=500`)).not.toContain('Coin');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Invoicing, setUpInvoicing } from './invoicing.ts';
import { type Product, startProduct } from './product.ts';

/** What the network earned, was paid and is owed, in all and by conversion. */

let product: Product;
let at: Invoicing;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpInvoicing(product);
});
afterAll(() => product.close());

test('finance tells what was earned, paid and is owed', async () => {
  const read = async () => (await product.admin.call('GET', '/user/finance?months=2')).data;
  const before = await read();
  const { id } = await at.invoice('advertiser', { conversions: await at.conversions(1) });
  const unpaid = await read();
  const oldOf = (finance: typeof before, side: string) => finance[side].ageing[0];
  // Nothing moved before this month.
  expect([unpaid.months.length, unpaid.baseCurrency]).toEqual([1, at.ids.usd]);
  expect(Number(unpaid.months[0].revenue) - Number(before.months[0].revenue)).toBe(30.5);
  expect(Number(unpaid.months[0].profit) - Number(before.months[0].profit)).toBe(10.25);
  expect(Number(oldOf(unpaid, 'advertisers').amount) - Number(oldOf(before, 'advertisers').amount)).toBe(30.5);
  expect(oldOf(unpaid, 'advertisers')).toMatchObject({ from: 0, to: 30 });
  expect(unpaid.advertisers.debts).toMatchObject([{ id: at.ids.advertiser, title: 'Nordwind' }]);
  await at.status('advertiser', id, 'paid');
  const paid = await read();
  expect(Number(paid.months[0].received) - Number(before.months[0].received)).toBe(30.5);
  expect(Number(paid.months[0].cash) - Number(before.months[0].cash)).toBe(30.5);
  expect(oldOf(paid, 'advertisers').invoices).toBe(oldOf(before, 'advertisers').invoices);
  expect((await at.affiliate.call('GET', '/user/finance')).status).toBe(403);
});

test('a network in which nothing has moved yet has the month that goes on', async () => {
  const stranger = await product.stranger();
  const { months } = (await stranger.call('GET', '/user/finance?months=12')).data;
  expect(months).toMatchObject([{ month: new Date().toISOString().slice(0, 7), revenue: '0', cash: '0' }]);
});

test('months between movements are told, those before the first are not', async () => {
  await at.rows(
    "update advertiser_movements set created_at = created_at - interval '65 days' where id = (select min(id) from advertiser_movements) returning id",
  );
  const { months } = (await product.admin.call('GET', '/user/finance?months=12')).data;
  expect([3, 4]).toContain(months.length);
});

test('a conversion says what was received for it and paid out, once its invoices are paid', async () => {
  const [one, other] = await at.conversions(2);
  const read = async (id: number, person = product.admin) => (await person.call('GET', `/stat/conversions/${id}`)).data;
  const nothing = { receivedRevenue: '0', receivedPayout: '0', netProfit: '0' };
  expect(await read(one!)).toMatchObject(nothing);
  const advertiser = await at.invoice('advertiser', { conversions: [one, other] });
  expect(await read(one!)).toMatchObject(nothing);
  await at.status('advertiser', advertiser.id, 'paid');
  expect(await read(one!)).toMatchObject({ receivedRevenue: '30.5', receivedPayout: '0', netProfit: '30.5' });
  const affiliate = await at.invoice('affiliate', { conversions: [one] });
  await at.status('affiliate', affiliate.id, 'paid');
  expect(await read(one!)).toMatchObject({ receivedRevenue: '30.5', receivedPayout: '20.25', netProfit: '10.25' });
  expect(await read(other!)).toMatchObject({ receivedRevenue: '30.5', receivedPayout: '0', netProfit: '30.5' });
  await at.status('affiliate', affiliate.id, 'unpaid', { reason: 'Taken back' });
  expect(await read(one!)).toMatchObject({ receivedPayout: '0', netProfit: '30.5' });
  const own = await read(one!, at.affiliate);
  for (const name of Object.keys(nothing)) expect(own).not.toHaveProperty(name);
});

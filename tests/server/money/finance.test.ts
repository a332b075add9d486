import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Invoicing, setUpInvoicing } from '../support/invoicing.ts';
import { type Product, startProduct } from '../support/product.ts';

/** What the network earned, was paid and is owed, in total and by conversion. */

let product: Product;
let at: Invoicing;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpInvoicing(product);
});
afterAll(() => product.close());

test('finance shows what was earned, paid and is owed', async () => {
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

test('managers see figures of their own affiliates only, and nothing of what advertisers paid and owe', async () => {
  const manager = await product.person('manager');
  const read = async () => (await manager.call('GET', '/user/finance?months=2')).data;
  const ofNone = await read();
  // What was received and is owed in the test before belongs to no affiliate of theirs.
  expect(ofNone).toMatchObject({ advertisers: null, affiliates: { invoiced: '0', approved: '0', debts: [] } });
  const earned = { revenue: '0', payout: '0', profit: '0', paidOut: '0', received: null, cash: null };
  expect(ofNone.months).toMatchObject([earned]);
  const { version } = (await product.admin.call('GET', `/user/users/${at.affiliate.id}`)).data;
  const given = { items: [{ id: at.affiliate.id, version, managers: [manager.id] }] };
  expect((await product.admin.call('PATCH', '/user/users', given)).status).toBe(200);
  const own = await read();
  const all = (await product.admin.call('GET', '/user/finance?months=2')).data;
  const { revenue, payout, profit, paidOut } = all.months[0];
  expect(own.months).toMatchObject([{ revenue, payout, profit, paidOut, received: null, cash: null }]);
  expect([own.affiliates, own.advertisers]).toEqual([all.affiliates, null]);
});

test('an advance counts when it was paid, and is no longer owed', async () => {
  const read = async () => (await product.admin.call('GET', '/user/finance?months=1')).data;
  const change = async (act: () => Promise<unknown>) => {
    const before = await read();
    await act();
    const after = await read();
    const debtOf = (finance: typeof before) => finance.advertisers.debts[0]?.amount ?? 0;
    const told = (finance: typeof before) => ({
      received: finance.months.at(-1).received,
      cash: finance.months.at(-1).cash,
      ageing: finance.advertisers.ageing[0].amount,
      invoiced: finance.advertisers.invoiced,
      approved: finance.advertisers.approved,
      debt: debtOf(finance),
    });
    const [one, other] = [told(before), told(after)] as Record<string, string>[];
    return Object.fromEntries(
      Object.entries(other!).map(([name, amount]) => [name, Number(amount) - Number(one![name])]),
    );
  };
  const none = { received: 0, cash: 0, ageing: 0, invoiced: 0, approved: 0, debt: 0 };
  const conversions = await at.conversions(2);
  const prepayment = { advertiser: at.ids.advertiser, amount: '40', currency: at.ids.usd, paymentDate: at.today };
  expect(await change(() => product.admin.make('/user/prepayments', prepayment))).toEqual({
    ...none,
    received: 40,
    cash: 40,
  });
  let id = 0;
  // Of 61 on the invoice, 40 are covered.
  expect(await change(async () => void ({ id } = await at.invoice('advertiser', { conversions })))).toEqual({
    ...none,
    ageing: 21,
    invoiced: 21,
    approved: -61,
    debt: -40,
  });
  expect(await change(() => at.status('advertiser', id, 'paid'))).toEqual({
    received: 21,
    cash: 21,
    ageing: -21,
    invoiced: -21,
    approved: 0,
    debt: -21,
  });
});

test('what is hidden from affiliates is owed to nobody, but still earned', async () => {
  const month = async () => (await product.admin.call('GET', '/user/finance?months=1')).data.months[0];
  const ids = await at.conversions(1);
  const before = await month();
  expect((await at.change('hide', ids)).status).toBe(200);
  const after = await month();
  expect(Number(before.payout) - Number(after.payout)).toBe(20.25);
  expect(after.revenue).toBe(before.revenue);
  expect(await at.conversion(ids[0]!)).toMatchObject({ profit: '30.5' });
  await at.change('unhide', ids);
  expect(await month()).toEqual(before);
});

test('nothing is left to be invoiced once everything is, whatever became of the rate', async () => {
  const read = async () => (await product.admin.call('GET', '/user/finance?months=1')).data;
  const { approved } = (await read()).advertisers;
  const exchangeRates = [{ currency: at.ids.usd, rate: '0.8' }];
  const [conversion] = await at.conversions(1);
  const { id } = await at.invoice('advertiser', { conversions: [conversion], currency: at.euro, exchangeRates });
  await at.rows(`update currencies set rate = 0.5 where id = ${at.euro} returning id`);
  expect((await read()).advertisers.approved).toBe(approved);
  await at.rows(`update currencies set rate = 0.8 where id = ${at.euro} returning id`);
  await at.status('advertiser', id, 'deleted');
});

test('a network in which nothing has moved yet has the current month', async () => {
  const stranger = await product.stranger();
  const { months } = (await stranger.call('GET', '/user/finance?months=12')).data;
  expect(months).toMatchObject([{ month: new Date().toISOString().slice(0, 7), revenue: '0', cash: '0' }]);
});

test('months between movements are listed, those before the first are not', async () => {
  await at.rows(
    "update advertiser_movements set created_at = created_at - interval '65 days' where id = (select min(id) from advertiser_movements) returning id",
  );
  const { months } = (await product.admin.call('GET', '/user/finance?months=12')).data;
  expect([3, 4]).toContain(months.length);
});

test('a conversion shows what was received for it and paid out, once its invoices are paid', async () => {
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

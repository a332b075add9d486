import { afterAll, beforeAll, expect, test } from 'vitest';
import { exported } from '../support/exporting.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';

/** The lists of affiliates and advertisers tell what their accounts hold, to those who may see balances. */

let product: Product;
let at: Reporting;
let euro: number;
let reader: Person;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReporting(product);
  euro = (await product.admin.make('/user/currencies', { code: 'EUR', title: 'Euro', rate: '0.8' }))[0]!.id;
  reader = await product.personWith('admin', 'affiliate.read', 'advertiser.read');
  const made = async (payoutCurrency: number): Promise<number> => {
    const rule = await at.rule({ isMultiConversion: true, payoutCurrency, revenueCurrency: payoutCurrency });
    const { id } = (await at.report(`?click_id=${await at.click()}&goal=deposit`)).data;
    await product.admin.call('POST', '/user/payment_rules/change_status', {
      items: [{ id: rule, status: 'inactive' }],
    });
    return id;
  };
  const ids = [await made(at.ids.usd), await made(euro)];
  await made(euro);
  const approve = { items: ids.map((id) => ({ id })) };
  expect((await product.admin.call('PATCH', '/stat/conversions/approve', approve)).status).toBe(200);
});
afterAll(() => product.close());

const listed = async (path: string, id: number) =>
  (await product.admin.call('GET', `${path}?id=${id}&with=balance,hold`)).data.items[0];

test('with what is approved and what is on hold, in each currency', async () => {
  expect(await listed('/user/users', at.affiliate.id)).toMatchObject({
    balance: [
      { currency: at.ids.usd, amount: '20.25' },
      { currency: euro, amount: '20.25' },
    ],
    hold: [{ currency: euro, amount: '20.25' }],
  });
  expect(await listed('/user/advertisers', at.ids.advertiser)).toMatchObject({
    balance: [
      { currency: at.ids.usd, amount: '30.5' },
      { currency: euro, amount: '30.5' },
    ],
    hold: [{ currency: euro, amount: '30.5' }],
  });
  expect(await listed('/user/users', product.admin.id)).toMatchObject({ balance: [], hold: [] });
});

test.each(['/user/users', '/user/advertisers'])('only if asked, and if balances may be seen: %s', async (path) => {
  const [first] = (await product.admin.call('GET', path)).data.items;
  expect(first).not.toHaveProperty('balance');
  for (const name of ['balance', 'hold'])
    for (const asked of [`with=${name}`, `fields=${name}`])
      expect((await reader.call('GET', `${path}?${asked}`)).status).toBe(400);
  expect((await reader.call('GET', path)).status).toBe(200);
});

test('an affiliate finds them on their page of balances alone', async () => {
  const mine = `/user/users/${at.affiliate.id}`;
  expect((await at.affiliate.call('GET', `${mine}?with=balance`)).status).toBe(400);
});

test('files name the currencies', async () => {
  const file = await exported(product.admin, `/user/advertisers/export?fields=title,balance`);
  expect(file.response.body).toContain('USD 30.5; EUR 30.5');
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sum } from '../../../domain/money/decimal.ts';
import { patience } from '../../patience.ts';
import { administer } from '../../postgres.ts';
import { type Invoicing, setUpInvoicing } from '../support/invoicing.ts';
import { type Product, startProduct } from '../support/product.ts';

/**
 * Statistics show what was received for conversions and paid out for them, as soon as an invoice is paid or reverted.
 */

let product: Product;
let at: Invoicing;

beforeAll(async () => {
  product = await startProduct({ statistics: { url: undefined, memory: 1_000_000_000 } });
  at = await setUpInvoicing(product);
});
afterAll(() => product.close());

interface Sums {
  received: string;
  paid: string;
}

/** The sum of facts, only for a country if one is named. */
const facts = async (country?: string): Promise<Sums> => {
  const [sums] = await at.rows(
    `select trim_scale(coalesce(sum(received_revenue), 0))::text as received, trim_scale(coalesce(sum(received_payout), 0))::text as paid
     from fact where tenant_id = ${product.tenant.tenantId} ${country ? `and country = '${country}'` : ''}`,
  );
  return sums as unknown as Sums;
};
/** What the conversions themselves say. */
const records = async (): Promise<Sums> => {
  const { items } = (
    await product.admin.call('GET', '/stat/conversions?limit=500&fields=id,receivedRevenue,receivedPayout')
  ).data;
  const total = (name: string) => sum(items.map((one: Record<string, string>) => one[name]!));
  return { received: total('receivedRevenue'), paid: total('receivedPayout') };
};
/** Facts and records agree, and nothing else has moved. */
const agreed = async (expected: Sums): Promise<void> => {
  expect([await facts(), await records()]).toEqual([expected, expected]);
  const [kept] = await at.rows(`select
    (select sum(conversions)::integer from fact) as counted, (select count(*)::integer from conversions) as there,
    (select sum(revenue) from fact) as revenue, (select sum(sluice_in_base(revenue, revenue_rate)) from conversions) as earned,
    (select sum(payout) from fact) as payout, (select sum(sluice_in_base(payout, payout_rate)) from conversions) as owed`);
  expect([kept!['counted'], kept!['revenue'], kept!['payout']]).toEqual([
    kept!['there'],
    kept!['earned'],
    kept!['owed'],
  ]);
};
const step = async (side: 'affiliate' | 'advertiser', id: number, status: string, more: object = {}) =>
  expect((await at.status(side, id, status, more)).status).toBe(200);
const figures = async () => {
  const now = Math.floor(Date.now() / 1000);
  const period = `createdAtFrom=${now - 86_400}&createdAtTo=${now + 86_400}`;
  const { data } = await product.admin.call(
    'GET',
    `/stat/statistics?${period}&metrics=receivedRevenue,receivedPayout,netProfit`,
  );
  return data?.totals?.figures;
};

test('each side’s amount counts while its invoice is paid, in statistics as in the list', async () => {
  await at.conversions(3);
  const left = await at.conversions(1);
  const invoice = (side: 'affiliate' | 'advertiser') => at.invoice(side, { leftOut: left });
  const [own, theirs] = [(await invoice('affiliate')).id, (await invoice('advertiser')).id];
  await agreed({ received: '0', paid: '0' });
  await step('affiliate', own, 'paid');
  await agreed({ received: '0', paid: '60.75' });
  await step('advertiser', theirs, 'paid');
  await agreed({ received: '91.5', paid: '60.75' });
  await vi.waitFor(
    async () =>
      expect(await figures()).toEqual({ receivedRevenue: '91.5', receivedPayout: '60.75', netProfit: '30.75' }),
    patience.wait,
  );
  // One payment is reverted, which is recorded as one more movement.
  await step('affiliate', own, 'unpaid', { reason: 'The bank returned it' });
  await agreed({ received: '91.5', paid: '0' });
  await vi.waitFor(
    async () => expect(await figures()).toEqual({ receivedRevenue: '91.5', receivedPayout: '0', netProfit: '91.5' }),
    patience.wait,
  );
  await step('affiliate', own, 'declined', { reason: 'Wrong period' });
  await step('advertiser', theirs, 'unpaid', { reason: 'The bank returned it' });
  await step('advertiser', theirs, 'declined', { reason: 'Wrong period' });
  await agreed({ received: '0', paid: '0' });
});

test('amounts follow the dimensions of a conversion, and are recalculated from the records', async () => {
  const before = await facts();
  const [id] = await at.conversions(1);
  const { id: invoice } = await at.invoice('affiliate');
  await step('affiliate', invoice, 'paid');
  const paid = await facts();
  expect(Number(paid.paid)).toBeGreaterThan(Number(before.paid));
  await administer(product.url, `update conversions set country = 'EE' where id = ${id}`);
  expect([await facts(), await facts('EE')]).toEqual([paid, { received: '0', paid: '20.25' }]);
  await agreed(paid);
  await administer(
    product.url,
    `delete from fact where kind = 'conversion'; select sluice_count_conversions(${product.tenant.tenantId})`,
  );
  await agreed(paid);
  await step('affiliate', invoice, 'unpaid', { reason: 'The bank returned it' });
  expect(await facts('EE')).toEqual({ received: '0', paid: '0' });
  await step('affiliate', invoice, 'declined', { reason: 'Wrong period' });
});

test('both sides paid at the same moment, while conversions change, are counted once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const ids = await at.conversions(3);
    const [own, theirs] = [(await at.invoice('affiliate')).id, (await at.invoice('advertiser')).id];
    const answers = await Promise.all([
      at.status('affiliate', own, 'paid'),
      at.status('advertiser', theirs, 'paid'),
      administer(product.url, `update conversions set country = 'LT' where id = any (array[${ids}]::bigint[])`),
    ]);
    expect(answers.slice(0, 2).map((one) => one?.status)).toEqual([200, 200]);
    await agreed(await records());
  }
  expect(Number((await facts('LT')).received)).toBeGreaterThan(0);
});

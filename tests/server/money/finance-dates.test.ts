import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, type Decimal, sum } from '../../../domain/money/decimal.ts';
import { dayOf, type Invoicing, setUpInvoicing, type Side } from '../support/invoicing.ts';
import { type Product, startProduct } from '../support/product.ts';

/** A payment belongs to the month of the day on which it was made, whenever someone says so. */

let product: Product;
let at: Invoicing;
const sides: readonly Side[] = ['affiliate', 'advertiser'];
const flow = { affiliate: 'paidOut', advertiser: 'received' } as const;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpInvoicing(product);
});
afterAll(() => product.close());

/** The tenth of the month so many months ago. */
const dayAgo = (months: number): string => {
  const now = new Date();
  return dayOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, months > 0 ? 10 : 1));
};
const monthsTold = async (side: Side): Promise<Record<string, Decimal>> => {
  const { months } = (await product.admin.call('GET', '/user/finance?months=12')).data;
  return Object.fromEntries(
    months.flatMap((month: Record<string, string>) =>
      month[flow[side]] === '0' ? [] : [[month['month'], month[flow[side]]]],
    ),
  );
};

test('finance tells payments by their dates, and comes to what the ledger says is paid, whatever was taken back', async () => {
  const invoices: { side: Side; id: number; amount: Decimal }[] = [];
  for (const side of sides)
    for (const count of [1, 2]) {
      const { id, amount } = await at.invoice(side, { conversions: await at.conversions(count) });
      invoices.push({ side, id, amount: String(amount) });
    }
  /** The payment dates of those that are paid, by their place. */
  const paidOn = new Map<number, string>();
  const steps = fc.array(
    fc.record({
      place: fc.nat(invoices.length - 1),
      months: fc.option(fc.nat(3), { nil: undefined }),
      /** Marked as paid even if it is. */
      again: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      for (const { place, months, again } of history) {
        const { side, id } = invoices[place]!;
        const paymentDate = months === undefined ? undefined : dayAgo(months);
        const former = paidOn.get(place);
        if (former !== undefined && again) {
          const answer = await at.status(side, id, 'paid', { paymentDate });
          expect(answer.status).toBe((paymentDate ?? former) === former ? 200 : 422);
          continue;
        }
        const taken = former !== undefined;
        const answer = await at.status(
          side,
          id,
          taken ? 'unpaid' : 'paid',
          taken ? { reason: 'Mistaken' } : { paymentDate },
        );
        expect([answer.status, answer.details]).toEqual([200, undefined]);
        if (taken) paidOn.delete(place);
        else paidOn.set(place, paymentDate ?? dayOf(Date.now()));
      }
      for (const side of sides) {
        const told: Record<string, Decimal> = {};
        for (const [place, paymentDate] of paidOn) {
          const month = paymentDate.slice(0, 7);
          if (invoices[place]!.side === side) told[month] = add(told[month] ?? '0', invoices[place]!.amount);
        }
        expect(await monthsTold(side)).toEqual(told);
        expect((await at.balance(side))['paid']).toBe(sum(Object.values(told)));
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

test('a prepayment belongs to the month of its date, and its return to the month of that', async () => {
  const month = (months: number): string => dayAgo(months).slice(0, 7);
  const before = await monthsTold('advertiser');
  const prepayment = { advertiser: at.ids.advertiser, amount: '40', currency: at.ids.usd, paymentDate: dayAgo(2) };
  const [{ id } = { id: 0 }] = await product.admin.make('/user/prepayments', prepayment);
  const plus = (told: Record<string, Decimal>, months: number, amount: Decimal): Record<string, Decimal> => ({
    ...told,
    [month(months)]: add(told[month(months)] ?? '0', amount),
  });
  expect(await monthsTold('advertiser')).toEqual(plus(before, 2, '40'));
  const [moved] = (await product.admin.call('GET', `/user/advertiser_movements?prepayment=${id}`)).data.items;
  expect(moved).toMatchObject({ prepayment: id, to: 'advance', amount: '40' });
  const returned = { items: [{ id, status: 'returned', reason: 'Not wanted' }] };
  expect((await product.admin.call('POST', '/user/prepayments/change_status', returned)).status).toBe(200);
  expect(await monthsTold('advertiser')).toEqual(plus(plus(before, 2, '40'), 0, '-40'));
});

test.each(sides)(
  'an invoice of the %s that is paid keeps the date of its payment when it is marked as paid again',
  async (side) => {
    const { id } = await at.invoice(side, { conversions: await at.conversions(1) });
    const other = await at.invoice(side, { conversions: await at.conversions(1) });
    await at.status(side, id, 'paid', { paymentDate: dayAgo(2) });
    const together = { items: [id, other.id].map((one) => ({ id: one, status: 'paid' })) };
    const { data } = await product.admin.call('POST', `/user/${side}_invoices/change_status`, together);
    const dates = new Map(data.items.map((one: { id: number; paymentDate: string }) => [one.id, one.paymentDate]));
    expect([dates.get(id), dates.get(other.id)]).toEqual([dayAgo(2), dayOf(Date.now())]);
    expect((await at.status(side, id, 'paid', { paymentDate: dayAgo(2) })).status).toBe(200);
    const refused = await at.status(side, id, 'paid', { paymentDate: dayAgo(1) });
    expect([refused.status, refused.details[0].path, refused.details[0].type]).toEqual([
      ...[422, 'items.0.paymentDate', 'alreadyPaid'],
    ]);
  },
);

test('an invoice that is paid without a date is paid on the day that it is in the network', async () => {
  // It is another day than in UTC in one of them at any time.
  const zones = { 'Pacific/Kiritimati': 14, 'Pacific/Pago_Pago': -11 };
  for (const [zone, hours] of Object.entries(zones)) {
    await at.rows(`update settings_general set timezone = '${zone}' returning tenant_id`);
    const { id } = await at.invoice('affiliate', { conversions: await at.conversions(1) });
    const { data } = await at.status('affiliate', id, 'paid');
    expect(data.items[0].paymentDate).toBe(dayOf(Date.now() + hours * 3_600_000));
  }
  const { months } = (await product.admin.call('GET', '/user/finance?months=12')).data;
  const total = sum(months.map(({ paidOut }: { paidOut: Decimal }) => paidOut));
  expect((await at.balance('affiliate'))['paid']).toBe(total);
  await at.rows("update settings_general set timezone = 'UTC' returning tenant_id");
});

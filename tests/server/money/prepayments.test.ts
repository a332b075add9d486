import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf, type Invoicing, setUpInvoicing } from '../support/invoicing.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Advance payments of advertisers: where they are booked, what uses them, and what returns them. */

let product: Product;
let at: Invoicing;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpInvoicing(product);
});
afterAll(() => product.close());

const pay = (amount: string, fields: object = {}) =>
  product.admin.call('PUT', '/user/prepayments', {
    items: [
      {
        advertiser: at.ids.advertiser,
        amount,
        currency: at.ids.usd,
        paymentDate: at.today,
        reference: 'P-1',
        ...fields,
      },
    ],
  });
const giveBack = (id: number) =>
  product.admin.call('POST', '/user/prepayments/change_status', {
    items: [{ id, status: 'returned', reason: 'The advertiser left' }],
  });
const parts = async (): Promise<[string | undefined, string | undefined]> => {
  const { advance, advanceHold } = await at.balance('advertiser');
  return [advance, advanceHold];
};
/** Makes sure that no advance is left over from another test. */
const empty = async (): Promise<void> => {
  const { items } = (await product.admin.call('GET', '/user/prepayments?status=received&limit=500')).data;
  for (const { id } of items) await giveBack(id);
};

describe('an advance', () => {
  test('results from prepayments, is reserved by an invoice, and spent by its payment', async () => {
    expect((await pay('100')).status).toBe(201);
    expect(await parts()).toEqual(['100', '0']);
    const { id, advance } = await at.invoice('advertiser', { conversions: await at.conversions(2) });
    expect(advance).toBe('61');
    expect(await parts()).toEqual(['39', '61']);
    const paidBefore = Number((await at.balance('advertiser'))['paid']);
    await at.status('advertiser', id, 'paid');
    expect(await parts()).toEqual(['39', '0']);
    expect(Number((await at.balance('advertiser'))['paid']) - paidBefore).toBe(61);
    await at.status('advertiser', id, 'unpaid', { reason: 'Taken back' });
    expect(await parts()).toEqual(['39', '61']);
    await at.status('advertiser', id, 'declined', { reason: 'Wrong' });
    expect(await parts()).toEqual(['100', '0']);
    await at.status('advertiser', id, 'deleted');
    expect(await parts()).toEqual(['100', '0']);
    await empty();
    expect(await parts()).toEqual(['0', '0']);
  });

  test('covers as much of an invoice as it can, only in its own currency', async () => {
    await pay('10', { currency: at.euro });
    expect((await at.invoice('advertiser', { conversions: await at.conversions(1) }))['advance']).toBe('0');
    await pay('20.5');
    const { id, advance } = await at.invoice('advertiser', { conversions: await at.conversions(1) });
    expect(advance).toBe('20.5');
    const { items } = (await product.admin.call('GET', '/user/advertiser_balances?with=breakdown')).data;
    const inUsd = items[0].breakdown.find((one: { currency: number }) => one.currency === at.ids.usd);
    expect(inUsd).toMatchObject({ advance: '0', advanceHold: '20.5' });
    await at.status('advertiser', id, 'deleted');
    await empty();
  });

  test('keeps the value it had when it came, whatever the rates do', async () => {
    await pay('8', { currency: at.euro });
    const [worth] = await parts();
    expect(worth).toBe('10');
    await at.rows(`update currencies set rate = 0.5 where id = ${at.euro} returning id`);
    expect(await parts()).toEqual(['10', '0']);
    await empty();
    expect(await parts()).toEqual(['0', '0']);
    await at.rows(`update currencies set rate = 0.8 where id = ${at.euro} returning id`);
  });

  test('can’t be returned once an invoice has used it', async () => {
    const [{ id }] = (await pay('30')).data.items;
    const invoice = await at.invoice('advertiser', { conversions: await at.conversions(1) });
    const refused = await giveBack(id);
    expect([refused.status, refused.code]).toEqual([409, 'advanceSpent']);
    await at.status('advertiser', invoice.id, 'deleted');
    expect((await giveBack(id)).status).toBe(200);
    expect(await parts()).toEqual(['0', '0']);
  });

  test('is used once by invoices created at the same moment', async () => {
    await pay('50');
    const sets = [await at.conversions(1), await at.conversions(1), await at.conversions(1)];
    const made = await Promise.all(sets.map((conversions) => at.invoice('advertiser', { conversions })));
    const taken = made.reduce((sum, { advance }) => sum + Number(advance), 0);
    expect(taken).toBe(50);
    expect(await parts()).toEqual(['0', '50']);
    for (const { id } of made) await at.status('advertiser', id, 'deleted');
    await empty();
  });

  test('is used once by invoices of one call, the first of them first', async () => {
    await pay('50');
    const items = [];
    for (let count = 0; count < 2; count += 1)
      items.push({
        advertiser: at.ids.advertiser,
        currency: at.ids.usd,
        periodFrom: at.today,
        periodTo: at.today,
        conversions: await at.conversions(1),
      });
    const { status, data } = await product.admin.call('PUT', '/user/advertiser_invoices', { items });
    expect(status).toBe(201);
    expect(data.items.map(({ advance }: { advance: string }) => advance)).toEqual(['30.5', '19.5']);
    expect(await parts()).toEqual(['0', '50']);
    for (const { id } of data.items) await at.status('advertiser', id, 'deleted');
    expect(await parts()).toEqual(['50', '0']);
    await empty();
  });

  test('is the sum of its movements after any history, and never below zero', async () => {
    const steps = fc.array(
      fc.record({
        act: fc.constantFrom('pay', 'return', 'invoice', 'paid', 'unpaid', 'declined', 'deleted'),
        amount: fc.stringMatching(/^[1-9]\d{0,2}(\.\d{1,2})?$/),
        place: fc.nat(5),
      }),
      { minLength: 3, maxLength: 10 },
    );
    const invoices: number[] = [];
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        for (const { act, amount, place } of history) {
          if (act === 'pay') await pay(amount);
          else if (act === 'return') {
            const { items } = (await product.admin.call('GET', '/user/prepayments?status=received&limit=10')).data;
            const chosen = items[place % Math.max(1, items.length)];
            if (chosen) expect([200, 409]).toContain((await giveBack(chosen.id)).status);
          } else if (act === 'invoice')
            invoices.push((await at.invoice('advertiser', { conversions: await at.conversions(1) })).id);
          else if (invoices.length > 0) {
            const reason = ['declined', 'unpaid'].includes(act) ? { reason: 'Agreed' } : {};
            const answer = await at.status('advertiser', invoices[place % invoices.length]!, act, reason);
            expect([200, 409]).toContain(answer.status);
          }
        }
        const told = await at.rows(`select currency_id, trim_scale(advance)::text as advance,
            trim_scale(advance_hold)::text as hold, least(advance, advance_hold) >= 0 as "isRight"
          from advertiser_amount order by 1`);
        const reserved = await at.rows(`select currency_id, trim_scale(sum(advance))::text as hold
          from advertiser_invoices where status = 'unpaid' group by 1 having sum(advance) > 0 order by 1`);
        expect(told.filter(({ hold }) => hold !== '0').map(({ currency_id, hold }) => ({ currency_id, hold }))).toEqual(
          reserved,
        );
        expect(told.every(({ isRight }) => isRight)).toBe(true);
        const moved =
          await at.rows(`select currency_id, trim_scale(sum(sluice_moved('advance', "from", "to", amount)))::text as advance
          from advertiser_movements group by 1 order by 1`);
        expect(moved).toEqual(told.map(({ currency_id, advance }) => ({ currency_id, advance })));
      }),
      { numRuns: 8 },
    );
  });
});

describe('prepayments', () => {
  test.each([
    ['amount', '0', {}],
    ['amount', '-5', {}],
    ['amount', '1234567890123456', {}],
    ['amount', '10.005', {}],
    ['paymentDate', '5', { paymentDate: null }],
    ['paymentDate', '5', { paymentDate: dayOf(Date.now() + 3 * 86_400_000) }],
    ['advertiser', '5', { advertiser: 1_000_000 }],
  ])('are refused at %s (%s)', async (field, amount, wrong) => {
    const refused = await pay(amount, wrong);
    expect([refused.status, refused.details[0].path]).toEqual([422, `items.0.${field}`]);
  });

  test('are invisible to anyone who does not reach the advertiser', async () => {
    const [{ id }] = (await pay('5')).data.items;
    const stranger = await product.person('advertiser_manager');
    expect((await stranger.call('GET', '/user/prepayments')).data.items).toEqual([]);
    expect((await stranger.call('GET', `/user/prepayments/${id}`)).status).toBe(404);
    expect((await at.affiliate.call('GET', '/user/prepayments')).status).toBe(403);
    await giveBack(id);
  });
});

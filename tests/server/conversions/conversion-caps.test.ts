import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { compare, divide, multiply, round, sum } from '../../../domain/money/decimal.ts';
import { approveDue } from '../../../server/traffic/conversions/approve.ts';
import { connected } from '../../postgres.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';
import { ask } from '../support/serving.ts';

/** Caps of conversions, revenue and payout: counted exactly, and never exceeded if they are hard. */

let product: Product;
let at: Reporting;
let other: FastifyInstance;
const euroRate = '0.9173';
let eur = 0;
let active: number[] = [];
/** Clicks to be reported; created in advance, as no more arrive while a cap is full. */
const clicks: string[] = [];

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReporting(product);
  other = await product.beside();
  await at.rule({});
  await at.rule({
    affiliate: at.affiliate.id,
    paymentType: 2,
    revenueValue: '100',
    payoutValue: '50',
    goal: null,
    revenueCurrency: null,
    payoutCurrency: null,
  });
  const [euro] = await product.admin.make('/user/currencies', { code: 'EUR', title: 'Euro', rate: euroRate });
  eur = euro!.id;
  await click(350);
});
afterAll(() => product.close());

const click = async (count: number): Promise<void> => {
  clicks.push(...(await Promise.all(Array.from({ length: count }, () => at.click()))));
};

const capPath = '/user/caps';
const setStatus = (ids: readonly number[], status: string) =>
  product.admin.call('POST', `${capPath}/change_status`, { items: ids.map((id) => ({ id, status })) });

/** What a process would do with a lead. */
const simulated = async (app: FastifyInstance) => {
  const body = { kind: 'lead', campaign: at.ids.campaign, country: 'DE' };
  return (await ask(app, 'POST', '/stat/simulate', { token: product.admin.token, body })).data;
};
/** The caps that a process uses for its decisions. */
const looked = async (app: FastifyInstance): Promise<number[]> => {
  const data = await simulated(app);
  return data.candidates.flatMap(({ checks }: { checks: { code: string; detail: number }[] }) =>
    checks.flatMap(({ code, detail }) => (code === 'cap_room' ? [detail] : [])),
  );
};
/** Creates caps of the offer and waits until all processes know them. */
const caps = async (...fields: object[]): Promise<number[]> => {
  const usual = { offer: at.ids.offer, type: 'conversions', value: '1000000', processingType: 'soft' };
  const made = await product.admin.make(capPath, ...fields.map((one) => ({ title: 'Cap', ...usual, ...one })));
  const ids = made.map(({ id }) => id);
  active.push(...ids);
  for (const app of [product.app, other]) await expect.poll(() => looked(app)).toEqual(expect.arrayContaining(active));
  return ids;
};
/** Deactivates caps in all processes. */
const off = async (ids: readonly number[]): Promise<void> => {
  await setStatus(ids, 'inactive');
  active = active.filter((id) => !ids.includes(id));
  for (const app of [product.app, other])
    await expect.poll(async () => (await looked(app)).filter((id) => ids.includes(id))).toEqual([]);
};
afterEach(async () => {
  if (active.length > 0) await off(active);
});

const cap = async (id: number) => (await product.admin.call('GET', `${capPath}/${id}`)).data;
const counters = (ids: readonly number[]): Promise<string[]> =>
  Promise.all(ids.map(async (id) => (await cap(id)).counter));
const path = '/stat/conversions';
const act = (action: string, id: number, fields: object = {}) =>
  product.admin.call('PATCH', `${path}${action && `/${action}`}`, { items: [{ id, ...fields }] });
const report = async (query: string, app = product.app) => {
  const said = await app.inject({ url: `/api/v1/public/postback/${at.token}?${query}` });
  expect([said.statusCode, said.body]).toEqual([200, expect.any(String)]);
  return said.json().data;
};
const deposit = async (app = product.app): Promise<number> =>
  (await report(`click_id=${clicks.pop()}&goal=deposit`, app)).id;
const share = async (amount: string): Promise<number> =>
  (await report(`click_id=${clicks.pop()}&amount=${amount}&currency=USD`)).id;
/** Dollars are the base currency. */
const inEuros = (amount: string): string => round(multiply(amount, euroRate), 8);

describe('conversions', () => {
  test('count by their goal, status and money, and so do all their changes', async () => {
    const ids = await caps(
      {},
      { goal: at.ids.goal },
      { conversionStatus: 3 },
      { type: 'revenue', currency: eur },
      { type: 'payout', currency: at.ids.usd },
      { type: 'payout', currency: eur, countries: ['DE'] },
      { type: 'payout', currency: at.ids.usd, goal: at.ids.goal },
    );
    const [first, second] = [await deposit(), await share('10.00000001')];
    const revenue = (...amounts: string[]) => sum(amounts.map(inEuros));
    expect(await counters(ids)).toEqual(['2', '1', '0', revenue('30.5', '10.00000001'), '25.25000001', '0', '20.25']);
    await act('approve', first);
    expect(await counters(ids)).toEqual(['2', '1', '1', revenue('30.5', '10.00000001'), '25.25000001', '0', '20.25']);
    await act('', second, { revenue: '0.1', payout: '7.77777777', changeReason: 'Agreed' });
    expect(await counters(ids)).toEqual(['2', '1', '1', revenue('30.5', '0.1'), '28.02777777', '0', '20.25']);
    // Affiliates are not paid for what is hidden from them; advertisers pay for it.
    await act('hide', first);
    expect(await counters(ids)).toEqual(['2', '1', '1', revenue('30.5', '0.1'), '7.77777777', '0', '0']);
    await act('unhide', first);
    await act('reject', first);
    expect(await counters(ids)).toEqual(['1', '0', '0', inEuros('0.1'), '7.77777777', '0', '0']);
    const [{ id: undoes }] = (await product.admin.call('GET', `${path}/${first}/history`)).data.items;
    await act('', first, { undoes });
    expect(await counters(ids)).toEqual(['2', '1', '1', revenue('30.5', '0.1'), '28.02777777', '0', '20.25']);
  });

  test('that were counted before a reset no longer count, whatever becomes of them', async () => {
    const ids = await caps({}, { conversionStatus: 3 });
    const [counted, waiting] = [await deposit(), await deposit()];
    await act('approve', counted);
    expect(await counters(ids)).toEqual(['2', '1']);
    await product.admin.call('POST', `${capPath}/drop_counter`, { items: ids.map((id) => ({ id })) });
    await act('reject', counted);
    await act('approve', waiting);
    expect(await counters(ids)).toEqual(['0', '1']);
    await deposit();
    expect(await counters(ids)).toEqual(['1', '1']);
    const recount = () => product.admin.call('POST', `${capPath}/recount`, { items: ids.map((id) => ({ id })) });
    expect((await recount()).data.items).toMatchObject([{ counter: '1' }, { counter: '1' }]);
    await connected(product.url, (client) => client.query('update limit_counters set counted = 9'));
    expect((await recount()).data.items).toMatchObject([{ counter: '1' }, { counter: '1' }]);
    expect(await counters(ids)).toEqual(['1', '1']);
  });

  test('start from zero in a cap that now counts something else', async () => {
    const [id] = await caps({});
    await deposit();
    const edited = { items: [{ id, type: 'revenue', currency: at.ids.usd }] };
    expect((await product.admin.call('PATCH', capPath, edited)).status).toBe(200);
    expect(await cap(id!)).toMatchObject({ counter: '0', counterResetAt: expect.any(Number) });
    await deposit();
    expect(await counters([id!])).toEqual(['30.5']);
  });
});

describe('a hard cap', () => {
  test('is filled exactly by more reports than fit, in two processes; the others are stored and wait', async () => {
    const [id] = await caps({ value: '100', processingType: 'hard' });
    const told: { created: boolean }[] = [];
    // So many that they wait for each other, and none so long that it is turned away.
    for (let wave = 0; wave < 5; wave++) {
      const reports = clicks
        .splice(0, 60)
        .map((click, n) => report(`click_id=${click}&goal=deposit`, n % 2 ? product.app : other));
      told.push(...(await Promise.all(reports)));
    }
    expect(told).toHaveLength(300);
    expect(told.every(({ created }) => created)).toBe(true);
    expect(await cap(id!)).toMatchObject({ counter: '100', reserved: 0 });
    const total = async (query: string) =>
      (await product.admin.call('GET', `${path}?withMeta=totalCount&limit=0&${query}`)).data.meta.totalCount;
    expect(await total(`overCap=${id}&conversionStatus=2&marks=over_cap`)).toBe(200);
    expect(await total(`overCap=${id}`)).toBe(200);
  });

  test('refuses what would exceed it, until there is room again', async () => {
    const [id] = await caps({ title: 'Two sales', value: '2', processingType: 'hard' });
    const [first, second, beyond] = [await deposit(), await deposit(), await deposit()];
    expect(await at.conversion(beyond)).toMatchObject({
      conversionStatus: 2,
      marks: ['over_cap'],
      overCap: id,
      approveAt: null,
      payout: '20.25',
    });
    const full = { status: 409, code: 'capFull', message: 'There is no room left in the cap “Two sales”' };
    expect(await act('approve', beyond)).toMatchObject(full);
    expect(await at.conversion(beyond)).toMatchObject({ conversionStatus: 2, version: 1 });
    await act('reject', first);
    expect((await act('approve', beyond)).status).toBe(200);
    expect(await counters([id!])).toEqual(['2']);
    expect(await act('approve', first)).toMatchObject(full);
    await product.admin.call('PATCH', capPath, { items: [{ id, value: '3' }] });
    expect((await act('approve', first)).status).toBe(200);
    expect((await act('approve', second)).status).toBe(200);
    expect(await counters([id!])).toEqual(['3']);
  });

  test('of money takes what fits', async () => {
    const [id] = await caps({ type: 'revenue', currency: at.ids.usd, value: '100', processingType: 'hard' });
    const [, large, small] = [await share('60'), await share('40.00000001'), await share('40')];
    expect(await counters([id!])).toEqual(['100']);
    expect(await at.conversion(large)).toMatchObject({ overCap: id });
    expect(await act('', small, { revenue: '40.00000001', changeReason: 'Agreed' })).toMatchObject({
      status: 409,
      code: 'capFull',
    });
    expect((await act('', small, { revenue: '39', changeReason: 'Agreed' })).status).toBe(200);
    expect(await counters([id!])).toEqual(['99']);
  });

  test('of approved conversions defers due ones that would exceed it', async () => {
    const [id] = await caps({ value: '1', processingType: 'hard', conversionStatus: 3 });
    const ids = [await deposit(), await deposit(), await deposit()];
    await connected(product.url, (client) =>
      client.query(`update conversions set approve_at = now() - interval '1 minute' where id = any($1)`, [ids]),
    );
    expect(await approveDue(product.database)).toBe(1);
    const made = await Promise.all(ids.map((one) => at.conversion(one)));
    expect(made.map(({ conversionStatus }) => conversionStatus).toSorted()).toEqual([2, 2, 3]);
    expect(made.filter(({ overCap }) => overCap === id)).toHaveLength(2);
    expect(await counters([id!])).toEqual(['1']);
  });

  test('that only notifies, or is inactive, holds nothing up', async () => {
    const [, silent] = await caps(
      { value: '1', processingType: 'hard', action: 'notify' },
      { value: '1', processingType: 'hard' },
    );
    await off([silent!]);
    for (const id of [await deposit(), await deposit()])
      expect(await at.conversion(id)).toMatchObject({ conversionStatus: 1, overCap: null });
  });
});

test('a full cap affects where traffic goes', async () => {
  const sent = async () => {
    await at.click();
    return (await product.admin.call('GET', '/stat/clicks?limit=1')).data.items[0];
  };
  const [id] = await caps({ value: '1', action: 'redirect', processingType: 'hard' });
  expect(await sent()).toMatchObject({ outcome: 'sent' });
  await deposit();
  await expect.poll(async () => (await sent()).outcome).not.toBe('sent');
  expect(await sent()).toMatchObject({ reason: 'cap_room' });
  await off([id!]);
  const [waiting] = await caps({ value: '1', action: 'hold' });
  await expect.poll(async () => (await sent()).outcome).toBe('sent');
  await deposit();
  // Asked before a lead is sent: the advertiser can't be reached, and after a few attempts gets none at all.
  await expect.poll(async () => (await simulated(product.app)).outcome).toBe('hold');
  expect((await product.admin.call('GET', `/stat/leads/${await at.lead()}`)).data.apiStatus).toBe('hold');
  const { items } = (await product.admin.call('GET', `${capPath}/overview`)).data;
  expect(items[0]).toMatchObject({ id: waiting, counter: '1', filled: 100, room: '0' });
});

describe('counters', () => {
  const steps = ['approve', 'reject', 'hold', 'hide', 'unhide', 'edit', 'report', 'repeat', 'drop'] as const;
  const step = fc.record({
    step: fc.constantFrom(...steps),
    which: fc.nat({ max: 7 }),
    amount: fc.integer({ min: 1, max: 4_000_000_000 }).map((n) => divide(String(n), '100000000', 8)),
  });

  interface Counted {
    conversion_status: number;
    over_cap_id: string | null;
    is_hidden: boolean;
    type: string;
    revenue: string;
    payout: string;
    unit: string | null;
  }
  /** What a cap's conversions currently add up to, according to their own records. */
  const summed = async (id: number): Promise<string> => {
    const { rows } = await connected(product.url, (client) =>
      client.query<Counted>(
        `select made.conversion_status, made.over_cap_id, made.is_hidden, made.revenue, made.payout, cap.type,
           cap.currency_id as unit
         from conversion_caps as kept join conversions as made on made.id = kept.conversion_id
         join caps as cap on cap.id = kept.cap_id where cap.id = $1`,
        [id],
      ),
    );
    const worth = (row: Counted): string => {
      const { conversion_status: status, over_cap_id: overCap, is_hidden: isHidden, type, revenue, payout, unit } = row;
      if (status === 4 || (overCap !== null && status !== 3)) return '0';
      if (type === 'conversions') return '1';
      const money = type === 'revenue' ? revenue : isHidden ? '0' : payout;
      return Number(unit) === eur ? inEuros(money) : money;
    };
    return sum(rows.map(worth));
  };

  test('are the sum of what they count, whatever happens at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (history) => {
        await click(50);
        const ids = await caps(
          { processingType: 'hard', value: '5' },
          { type: 'revenue', currency: eur, processingType: 'hard', value: '90' },
          { type: 'payout', currency: at.ids.usd },
          { type: 'revenue', currency: at.ids.usd },
        );
        const made = await Promise.all(Array.from({ length: 8 }, () => share('12.5')));
        await Promise.all(
          history.map(async ({ step: name, which, amount }, n) => {
            const app = n % 2 ? product.app : other;
            const id = made[which]!;
            if (name === 'report') await share(amount);
            else if (name === 'repeat')
              await report(
                `click_id=${String((await at.conversion(id))['clickId'])}&amount=${amount}&currency=USD`,
                app,
              );
            else if (name === 'drop')
              await product.admin.call('POST', `${capPath}/drop_counter`, { items: [{ id: ids[which % 4] }] });
            else if (name === 'edit')
              expect([200, 409]).toContain(
                (await act('', id, { revenue: amount, payout: amount, changeReason: 'Agreed' })).status,
              );
            else expect([200, 409]).toContain((await act(name, id)).status);
          }),
        );
        const found = await counters(ids);
        expect(found).toEqual(await Promise.all(ids.map(summed)));
        for (const [n, value] of ['5', '90'].entries()) expect(compare(found[n]!, value)).toBeLessThanOrEqual(0);
        await off(ids);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { periodEnd, lastDue } from '../../../domain/money/invoice-schedules.ts';
import { makeDueInvoices } from '../../../server/invoices/schedules.ts';
import { dayOf, type Invoicing, setUpInvoicing } from '../support/invoicing.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Automatic invoices of affiliates: on which day, for what, and once. */

let product: Product;
let at: Invoicing;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpInvoicing(product);
});
afterAll(() => product.close());

const day = 86_400;
const now = (): number => Math.floor(Date.now() / 1000);
/** Every Monday starting four weeks from now, so that what is approved now is covered. */
const week = (n: number): number => now() + (28 + 7 * n) * day;
let round = 0;

const make = (at: number, isClosing?: () => boolean) =>
  makeDueInvoices(product.database, { at, ...(isClosing && { isClosing }) });
const schedule = (fields: object) =>
  product.admin.call('PUT', '/user/invoice_schedules', { items: [{ threshold: '0', ...fields }] });
const invoices = async () =>
  (await product.admin.call('GET', '/user/affiliate_invoices?orderBy=id:asc&limit=500')).data.items;
const set = (sql: string) => at.rows(`update invoice_schedules set ${sql} returning id`);

beforeEach(async () => {
  round += 3;
  await at.rows('delete from invoice_schedules returning id');
  await at.rows("update affiliate_invoices set status = 'declined' where status = 'unpaid' returning id");
});

describe('a schedule', () => {
  test('creates an unpaid invoice for what was approved until the day before, once, however often it runs', async () => {
    const ids = await at.conversions(2);
    expect((await schedule({ affiliate: at.affiliate.id, frequency: 'weekly' })).status).toBe(201);
    const before = (await invoices()).length;
    await make(week(round));
    const made = (await invoices()).slice(before);
    const due = lastDue('weekly', week(round), 'UTC');
    expect(made).toMatchObject([
      { status: 'unpaid', requested: 'schedule', affiliate: at.affiliate.id, periodTo: periodEnd(due, 0) },
    ]);
    expect(await at.on('affiliate', made[0].id)).toEqual(expect.arrayContaining(ids));
    const [kept] = (await product.admin.call('GET', '/user/invoice_schedules')).data.items;
    expect(kept.lastDue).toBe(due);
    // New conversions wait for the next day, even if the job runs again and two run at the same time.
    await at.conversions(1);
    await set('last_due = null');
    await Promise.all([make(week(round)), make(week(round) + 60)]);
    expect(await invoices()).toHaveLength(before + 1);
    await Promise.all([make(week(round + 1)), make(week(round + 1))]);
    expect(await invoices()).toHaveLength(before + 2);
  });

  test('makes nothing for days before its frequency was changed', async () => {
    await at.conversions(1);
    await schedule({ affiliate: at.affiliate.id, frequency: 'monthly' });
    const [{ id }] = (await product.admin.call('GET', '/user/invoice_schedules')).data.items;
    const edited = await product.admin.call('PATCH', '/user/invoice_schedules', {
      items: [{ id, frequency: 'weekly' }],
    });
    expect(edited.status).toBe(200);
    expect(await at.rows('select from invoice_schedules where frequency_changed_at is not null')).toHaveLength(1);
    const before = (await invoices()).length;
    const monday = Date.parse(`${lastDue('weekly', week(round), 'UTC')}T12:00:00Z`) / 1000;
    await set(`frequency_changed_at = to_timestamp(${monday + 2 * day})`);
    await make(monday + 4 * day);
    expect(await invoices()).toHaveLength(before);
    await make(monday + 7 * day);
    expect(await invoices()).toHaveLength(before + 1);
  });

  test('leaves the rest to the next run if the process ends, and is not done until then', async () => {
    await at.conversions(1);
    await schedule({ affiliate: at.affiliate.id, frequency: 'weekly' });
    const before = (await invoices()).length;
    await make(week(round), () => true);
    const days = () => at.rows('select last_due::text as day from invoice_schedules');
    expect([await invoices(), await days()]).toMatchObject([{ length: before }, [{ day: null }]]);
    await make(week(round));
    expect(await invoices()).toHaveLength(before + 1);
  });

  test('holds up no other if it fails, and runs as soon as it can', async () => {
    await at.conversions(1);
    await schedule({ affiliate: at.affiliate.id, frequency: 'weekly' });
    await schedule({ frequency: 'weekly' });
    const before = (await invoices()).length;
    const due = lastDue('weekly', week(round), 'UTC');
    const days = () => at.rows('select last_due::text as day from invoice_schedules order by affiliate_id nulls last');
    await at.rows('alter table invoice_schedule_run add constraint none_today check (false) not valid');
    await expect(make(week(round))).rejects.toThrow('none_today');
    expect(await days()).toEqual([{ day: null }, { day: due }]);
    await at.rows('alter table invoice_schedule_run drop constraint none_today');
    await make(week(round));
    expect(await days()).toEqual([{ day: due }, { day: due }]);
    expect(await invoices()).toHaveLength(before + 1);
  });

  test('makes up for a day of outage, with what was approved until the day that was due', async () => {
    await at.conversions(1);
    await schedule({ frequency: 'weekly' });
    const before = (await invoices()).length;
    const due = lastDue('weekly', week(round), 'UTC');
    // Two days late.
    await make(Date.parse(`${due}T00:00:00Z`) / 1000 + 2 * day);
    expect((await invoices()).slice(before)).toMatchObject([{ periodTo: periodEnd(due, 0) }]);
  });

  test('leaves to the next time what is on hold, and what is less than its threshold', async () => {
    await at.conversions(1);
    await schedule({ frequency: 'weekly', threshold: '1000000' });
    const before = (await invoices()).length;
    await make(week(round));
    expect(await invoices()).toHaveLength(before);
    await set('threshold = 0, hold_days = 365');
    await make(week(round + 1));
    expect(await invoices()).toHaveLength(before);
    await set('hold_days = 7');
    await make(week(round + 2));
    expect(await invoices()).toHaveLength(before + 1);
  });

  test('skips amounts that round to zero, and includes them once there is something to pay', async () => {
    await at.ask('affiliate', { periodFrom: '2020-01-01' });
    const [tiny] = await at.conversions(1);
    await at.change('', [tiny!], { payout: '0.004', changeReason: 'Agreed' });
    await schedule({ frequency: 'weekly' });
    const before = (await invoices()).length;
    await make(week(round));
    expect(await invoices()).toHaveLength(before);
    const [more] = await at.conversions(1);
    await make(week(round + 1));
    const made = (await invoices()).slice(before);
    expect(made).toMatchObject([{ amount: '20.25', conversionCount: 2 }]);
    expect(await at.on('affiliate', made[0].id)).toEqual([tiny, more]);
  });

  test('later includes, once, what was approved or gained an amount after its period was invoiced', async () => {
    await at.ask('affiliate', { periodFrom: '2020-01-01' });
    const [worthless, waiting] = await at.conversions(3);
    await at.change('', [worthless!], { payout: '0', changeReason: 'Agreed' });
    await at.change('hold', [waiting!]);
    await schedule({ frequency: 'weekly' });
    const before = (await invoices()).length;
    await make(week(round));
    expect((await invoices()).slice(before)).toMatchObject([{ amount: '20.25', conversionCount: 1 }]);
    await at.change('', [worthless!], { payout: '5', changeReason: 'Agreed' });
    await at.change('approve', [waiting!]);
    await make(week(round + 1));
    const [, late] = (await invoices()).slice(before);
    expect(late).toMatchObject({ amount: '25.25', conversionCount: 2 });
    expect(await at.on('affiliate', late.id)).toEqual([worthless, waiting]);
    await make(week(round + 2));
    expect(await invoices()).toHaveLength(before + 2);
  });

  test('of an affiliate replaces the network’s, even when deactivated', async () => {
    await at.conversions(1);
    await schedule({ frequency: 'weekly' });
    const [own] = (await schedule({ affiliate: at.affiliate.id, frequency: 'weekly' })).data.items;
    const off = { items: [{ id: own.id, status: 'inactive' }] };
    expect((await product.admin.call('POST', '/user/invoice_schedules/change_status', off)).status).toBe(200);
    const before = (await invoices()).length;
    await make(week(round));
    expect(await invoices()).toHaveLength(before);
  });

  test('ignores days before it existed, and creates nothing if nothing is approved', async () => {
    const before = (await invoices()).length;
    await at.conversions(1);
    await schedule({ frequency: 'monthly' });
    const first = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 1)).getTime() / 1000;
    await set(`created_at = to_timestamp(${first + 9 * day}), last_due = null`);
    await make(first + 14 * day);
    expect(await invoices()).toHaveLength(before);
    await make(first + 40 * day);
    expect(await invoices()).toHaveLength(before + 1);
    await make(first + 75 * day);
    expect(await invoices()).toHaveLength(before + 1);
  });

  test('uses the days of the network’s time zone, once its period is over in UTC', async () => {
    const { version } = (await product.admin.call('GET', '/user/settings/general')).data;
    await product.admin.call('PATCH', '/user/settings/general', { items: [{ version, timezone: 'Pacific/Auckland' }] });
    await at.conversions(1);
    await schedule({ frequency: 'weekly' });
    const monday = Date.parse(`${lastDue('weekly', week(round), 'UTC')}T00:00:00Z`) / 1000;
    const lastMade = async () => (await product.admin.call('GET', '/user/invoice_schedules')).data.items[0].lastDue;
    // It is Monday there, and conversions still get the Sunday that the invoice covers.
    await make(monday - 6 * 3600);
    expect(await lastMade()).toBe(null);
    await make(monday);
    expect(await lastMade()).toBe(dayOf(monday * 1000));
    // What is left to the next time makes the period end earlier, so that there is nothing to wait for.
    await set('hold_days = 1');
    await make(monday + 7 * day - 6 * 3600);
    expect(await lastMade()).toBe(dayOf((monday + 7 * day) * 1000));
    const { version: later } = (await product.admin.call('GET', '/user/settings/general')).data;
    await product.admin.call('PATCH', '/user/settings/general', { items: [{ version: later, timezone: 'UTC' }] });
  });
});

describe('schedules', () => {
  test('exist once for each affiliate and once for the network', async () => {
    expect((await schedule({ frequency: 'weekly' })).status).toBe(201);
    const second = await schedule({ frequency: 'monthly' });
    expect([second.status, second.details[0].path]).toEqual([422, 'items.0.affiliate']);
    const both = await Promise.all([
      schedule({ affiliate: at.affiliate.id, frequency: 'weekly' }),
      schedule({ affiliate: at.affiliate.id, frequency: 'weekly' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422]);
  });

  test.each([
    ['threshold', { threshold: '-1' }],
    ['holdDays', { holdDays: -1 }],
    ['holdDays', { holdDays: 366 }],
    ['frequency', { frequency: 'daily' }],
  ])('are refused at %s', async (field, wrong) => {
    const refused = await schedule({ frequency: 'weekly', ...wrong });
    expect([refused.status, refused.details[0].path]).toEqual([422, `items.0.${field}`]);
  });

  test('are never visible to affiliates', async () => {
    expect((await at.affiliate.call('GET', '/user/invoice_schedules')).status).toBe(403);
  });
});

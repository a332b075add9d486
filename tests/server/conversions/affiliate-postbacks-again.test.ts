import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';
import { openTracker, type Tracker } from '../support/tracker.ts';

/** Postbacks sent by hand: again, for a conversion, and to try one out. */

let product: Product;
let at: Reporting;
let tracker: Tracker;
let path = '';
let count = 0;

beforeAll(async () => {
  tracker = await openTracker();
  product = await startProduct({ outboundAllow: [tracker.host] });
  at = await setUpReporting(product);
  await at.rule({});
});
afterAll(async () => {
  await product.close();
  await tracker.close();
});
beforeEach(() => {
  path = `/test${(count += 1)}`;
  tracker.answer = { status: 200, body: 'OK' };
});

const postback = async (fields: object = {}): Promise<number> => {
  const url = `${tracker.url}${path}?s={status}&c={click_id}&token=verysecret`;
  const [made] = await at.affiliate.make('/user/postbacks', {
    title: path,
    url,
    events: ['conversion_pending'],
    ...fields,
  });
  return made!.id;
};
const off = async (id: number): Promise<void> => {
  await at.affiliate.call('POST', '/user/postbacks/change_status', { items: [{ id, status: 'inactive' }] });
};
const told = () => tracker.told.filter((one) => one.path === path);
const logOf = async (id: number) =>
  (await at.affiliate.call('GET', `/stat/postback_logs?postback=${id}&orderBy=createdAt:desc`)).data.items;
const logged = async (id: number, number: number) => {
  await vi.waitUntil(async () => (await logOf(id)).length >= number, { timeout: patience.wait });
  return logOf(id);
};
const report = async (): Promise<number> => (await at.report(`?click_id=${await at.click()}&goal=deposit`)).data.id;
const again = (body: object, by: Person = at.affiliate) => by.call('POST', '/stat/postback_logs/send_again', body);

test('staff resend log entries with the postback’s current settings, and compare the results', async () => {
  const id = await postback();
  await report();
  const [first] = await logged(id, 1);
  expect((await again({ ids: [first.id] })).data).toMatchObject({ count: 1, hasMore: false });
  expect((await logged(id, 2))[0]).toMatchObject({ eventId: first.eventId, compared: 'same', result: 'delivered' });
  tracker.answer = { status: 500, body: 'Oh' };
  expect((await again({ ids: [first.id] }, product.admin)).data).toMatchObject({ count: 1, hasMore: false });
  expect((await logged(id, 3))[0]).toMatchObject({ compared: 'different', result: 'failed' });
  expect(new Set(told().map(({ eventId }) => eventId)).size).toBe(1);
  await off(id);
  expect((await again({ ids: [first.id] })).data).toMatchObject({ count: 0, hasMore: false });
});

test('staff resend everything that a filter finds', async () => {
  const id = await postback();
  await Promise.all([report(), report(), report()]);
  await logged(id, 3);
  expect((await again({ filter: { postback: [id], result: ['failed'] } })).data).toMatchObject({
    count: 0,
    hasMore: false,
  });
  expect((await again({ filter: { postback: [id], result: ['delivered'] } })).data).toMatchObject({
    count: 3,
    hasMore: false,
  });
  await logged(id, 6);
  await off(id);
});

test('of what failed, only what no later attempt has delivered is sent again', async () => {
  const id = await postback();
  tracker.answer = { status: 500, body: 'Down' };
  await report();
  const [failed] = await logged(id, 1);
  const failing = { filter: { postback: [id], result: ['failed'] } };
  expect((await again(failing)).data).toMatchObject({ count: 1, hasMore: false });
  await logged(id, 2);
  tracker.answer = { status: 200, body: 'OK' };
  expect((await again(failing)).data.count).toBe(1);
  await logged(id, 3);
  expect((await again(failing)).data.count).toBe(0);
  // Those who name an entry mean it.
  expect((await again({ ids: [failed.id] })).data.count).toBe(1);
  await logged(id, 4);
  await off(id);
});

test('nobody resends what belongs to others, and nothing of hidden conversions', async () => {
  const id = await postback();
  const conversion = await report();
  const [entry] = await logged(id, 1);
  const other = await product.person('affiliate');
  expect((await again({ ids: [entry.id] }, other)).status).toBe(404);
  expect((await again({ filter: { postback: [id] } }, other)).data).toMatchObject({ count: 0, hasMore: false });
  expect((await again({ ids: [entry.id] }, await product.stranger())).status).toBe(404);
  await product.admin.call('PATCH', '/stat/conversions/hide', { items: [{ id: conversion }] });
  expect((await again({ ids: [entry.id] })).data).toMatchObject({ count: 0, hasMore: false });
  expect((await again({})).status).toBe(422);
  await off(id);
});

test('the hourly counts of sent postbacks match the log, for eight days at most', async () => {
  const id = await postback();
  await Promise.all([report(), report()]);
  await logged(id, 2);
  tracker.answer = { status: 500, body: 'Oh' };
  await report();
  await logged(id, 3);
  await off(id);
  const from = Math.floor(Date.now() / 1000) - 86_400 - 1800;
  const to = from + 2 * 86_400;
  const hours = (by: Person, end = to) =>
    by.call('GET', `/stat/postback_logs/hours?createdAtFrom=${from}&createdAtTo=${end}`);
  const listed = async (result: string, range = { from, to }): Promise<number> => {
    const query = `kind=postback_out&result=${result}&createdAtFrom=${range.from}&createdAtTo=${range.to}`;
    const { data } = await at.affiliate.call('GET', `/stat/postback_logs?${query}&withMeta=totalCount&limit=0`);
    return data.meta.totalCount;
  };
  const { items } = (await hours(at.affiliate)).data;
  expect(items).not.toEqual([]);
  for (const { from: start, delivered, failed } of items) {
    expect((start - from) % 3600).toBe(0);
    const range = { from: start, to: start + 3599 };
    expect([delivered, failed]).toEqual([await listed('delivered', range), await listed('failed', range)]);
  }
  const sum = (name: 'delivered' | 'failed') =>
    items.reduce((count: number, one: Record<typeof name, number>) => count + one[name], 0);
  expect([sum('delivered'), sum('failed')]).toEqual([await listed('delivered'), await listed('failed')]);
  expect((await hours(product.admin)).data.items).toEqual(items);
  expect((await hours(await product.person('affiliate'))).data.items).toEqual([]);
  expect((await hours(await product.stranger())).data.items).toEqual([]);
  expect((await hours(at.affiliate, from + 8 * 86_400)).status).toBe(400);
  expect((await hours(at.affiliate, from - 1)).status).toBe(400);
});

test('staff have the postbacks of a conversion sent, including those that were never due', async () => {
  const conversion = await report();
  const send = (by: Person = product.admin) =>
    by.call('PATCH', '/stat/conversions/send_postback', { items: [{ id: conversion }] });
  expect((await send()).data).toEqual({ count: 0 });
  const id = await postback();
  expect((await send()).data).toEqual({ count: 1 });
  await logged(id, 1);
  expect((await send()).data).toEqual({ count: 1 });
  await logged(id, 2);
  expect(told()).toHaveLength(2);
  await product.admin.call('PATCH', '/stat/conversions/hide', { items: [{ id: conversion }] });
  expect((await send()).data).toEqual({ count: 0 });
  expect((await send(at.affiliate)).status).toBe(403);
  expect((await send(await product.stranger())).status).toBe(404);
  await off(id);
});

test('a corrected payout is told to postbacks that report it, and sent by hand as it is now', async () => {
  const reporting = await postback({
    url: `${tracker.url}${path}?s={status}&p={payout}&t={transaction_id}`,
    events: ['conversion_pending', 'conversion_approved'],
  });
  const other = await postback({ title: 'Without', events: ['conversion_pending', 'conversion_approved'] });
  const conversion = await report();
  const reports = () => told().filter(({ query }) => query['p'] !== undefined);
  const payouts = () => reports().map(({ query }) => query['p']);
  const untilTold = (...all: string[]) => expect.poll(payouts, { timeout: patience.wait }).toEqual(all);
  await untilTold('20.25');
  // It is told nothing of what was corrected, as it has never heard of it.
  const later = await postback({ title: 'Later', url: `${tracker.url}${path}?later={payout}` });
  const edit = (fields: object) =>
    product.admin.call('PATCH', '/stat/conversions', {
      items: [{ id: conversion, changeReason: 'Agreed', ...fields }],
    });
  expect((await edit({ payout: '45' })).status).toBe(200);
  await untilTold('20.25', '45');
  expect(new Set(reports().map(({ query }) => query['t']))).toEqual(new Set([String(conversion)]));
  await edit({ revenue: '99' });
  expect(told().filter(({ query }) => query['later'] !== undefined)).toEqual([]);
  await off(later);
  await off(reporting);
  // Nobody hears of it while the postback is off; sent by hand, it is as it is now.
  await edit({ payout: '50' });
  await at.affiliate.call('POST', '/user/postbacks/change_status', { items: [{ id: reporting, status: 'active' }] });
  await product.admin.call('PATCH', '/stat/conversions/send_postback', { items: [{ id: conversion }] });
  await untilTold('20.25', '45', '50');
  expect(await logged(other, 2)).toHaveLength(2);
  await off(reporting);
  await off(other);
});

test('staff try a postback out with sample values, without a trace in the log', async () => {
  const id = await postback({ mappings: [{ event: 'conversion_approved', word: 'sale' }] });
  const fire = (send: boolean, by: Person = at.affiliate) =>
    by.call('POST', `/user/postbacks/${id}/test`, { event: 'conversion_approved', send });
  const shown = (await fire(false)).data;
  expect(shown).toEqual({
    request: { method: 'GET', url: expect.stringContaining('?s=sale&c=01k7x9q2m4&token=•••'), body: null },
    attempt: null,
  });
  expect(told()).toEqual([]);
  expect((await fire(true, product.admin)).data.attempt).toMatchObject({ delivered: true, status: 200, answer: 'OK' });
  tracker.answer = { status: 403, body: 'Wrong verysecret' };
  expect((await fire(true)).data.attempt).toMatchObject({ delivered: false, status: 403, answer: 'Wrong •••' });
  expect(told().map(({ query }) => query['token'])).toEqual(['verysecret', 'verysecret']);
  expect(await logOf(id)).toEqual([]);
  expect((await fire(true, await product.person('affiliate'))).status).toBe(404);
  await off(id);
});

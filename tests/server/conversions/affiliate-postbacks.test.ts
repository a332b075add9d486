import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimDue } from '../../../server/traffic/affiliate-postbacks/claim.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';
import { openTracker, type Tracker } from '../support/tracker.ts';

/** Affiliates are informed about their traffic by calls to their trackers. */

let product: Product;
let at: Reporting;
let tracker: Tracker;
let inbox: Inbox;

beforeAll(async () => {
  [tracker, inbox] = [await openTracker(), await openInbox()];
  product = await startProduct({ outboundAllow: [tracker.host], smtpUrl: inbox.url });
  at = await setUpReporting(product);
  await at.rule({});
});
afterAll(async () => {
  await product.close();
  await tracker.close();
  await inbox.close();
});

let count = 0;
/** A separate path for each test. */
let path = '';
beforeEach(() => {
  path = `/test${(count += 1)}`;
  tracker.answer = { status: 200, body: 'OK' };
});

const postback = async (fields: object = {}, by: Person = at.affiliate): Promise<number> => {
  const url = `${tracker.url}${path}?s={status}&c={click_id}&t={transaction_id}&p={payout}&cur={currency}&g={goal}&sub={sub1}&e={event}`;
  const [made] = await by.make('/user/postbacks', { title: path, url, ...fields });
  return made!.id;
};
const off = async (id: number): Promise<void> => {
  await at.affiliate.call('POST', '/user/postbacks/change_status', { items: [{ id, status: 'inactive' }] });
};
const act = async (action: string, id: number) =>
  expect((await product.admin.call('PATCH', `/stat/conversions/${action}`, { items: [{ id }] })).status).toBe(200);
const told = () => tracker.told.filter((one) => one.path === path);
const toldOf = async (number: number) => {
  await vi.waitUntil(() => told().length >= number, { timeout: patience.wait });
  return told();
};
/** Resolves once nothing is waiting except retries scheduled for later. */
const settled = () =>
  vi.waitUntil(
    async () => (await rows(`select from postback_outbox where state = 'waiting' and attempts = 0`)).length === 0,
    { timeout: patience.wait },
  );
const rows = (text: string): Promise<Record<string, unknown>[]> =>
  connected(product.url, async (client) => (await client.query(text)).rows);
/** Skips the time until the next attempt. */
const comeDue = () =>
  administer(product.url, `update postback_outbox set due_at = now(), last_failed_at = now() - interval '2 minutes'`);
const logOf = async (id: number, by: Person = at.affiliate) =>
  (await by.call('GET', `/stat/postback_logs?postback=${id}&orderBy=createdAt:desc`)).data.items;

describe('a postback', () => {
  test('reports each change of a conversion once, with its macros filled in', async () => {
    const id = await postback({
      events: ['conversion_pending', 'conversion_approved'],
      mappings: [{ event: 'conversion_approved', word: 'sale & more' }],
    });
    const click = await at.click();
    const conversion = (await at.report(`?click_id=${click}&goal=deposit`)).data.id;
    await toldOf(1);
    await act('approve', conversion);
    await act('hold', conversion);
    await toldOf(2);
    await settled();
    const common = { c: click, t: String(conversion), p: '20.25', cur: 'USD', g: 'deposit', sub: 'news' };
    expect(told().map(({ query }) => query)).toEqual([
      { ...common, s: 'pending', e: 'conversion_pending' },
      { ...common, s: 'sale & more', e: 'conversion_approved' },
    ]);
    const [approved] = await logOf(id);
    expect(approved).toMatchObject({
      kind: 'postback_out',
      result: 'delivered',
      event: 'conversion_approved',
      eventId: told()[1]!.eventId,
      attempt: 1,
      httpStatus: 200,
      answer: 'OK',
      conversion,
      clickId: click,
    });
    expect((await at.affiliate.call('GET', `/user/postbacks/${id}`)).data).toMatchObject({
      lastDeliveredAt: expect.any(Number),
      lastFailedAt: null,
      waiting: 0,
    });
    await off(id);
  });

  test('reports leads: what comes in, what becomes of them, and their grade', async () => {
    const id = await postback({
      method: 'POST',
      bodyFormat: 'json',
      body: '{"lead": "{lead_id}", "event": "{event}", "grade": "{lead_grade}"}',
      events: ['event_received', 'event_duplicate', 'event_lead_grade_changed'],
    });
    const lead = await at.lead({ sub1: 'paper' });
    await at.report(`?lead_id=${lead}&status=Sale`);
    const [received, graded] = await toldOf(2);
    expect(JSON.parse(received!.body)).toEqual({ lead: String(lead), event: 'event_received', grade: '' });
    expect(JSON.parse(graded!.body)).toEqual({
      lead: String(lead),
      event: 'event_lead_grade_changed',
      grade: 'Deposited',
    });
    expect(graded!.query).toMatchObject({ sub: 'paper' });
    expect(graded!.eventId).not.toBe(received!.eventId);
    await off(id);
  });

  test('reports only for its own offer, campaign, goals and events', async () => {
    const told = { events: ['conversion_pending'] };
    const [other] = await product.admin.make('/user/offers', { title: 'Another' });
    const reg = (await product.admin.call('GET', `/user/goals?search=Registration`)).data.items[0].id;
    const made = [
      await postback({ title: 'yes', url: `${tracker.url}${path}?n=yes`, offer: at.ids.offer, ...told }),
      await postback({ title: 'all', url: `${tracker.url}${path}?n=all` }),
      await postback({ title: 'goal', url: `${tracker.url}${path}?n=goal`, goalEvents: [at.ids.goal] }),
      await postback({ url: `${tracker.url}${path}?n=no`, offer: other!.id }, product.admin).catch(() => 0),
      await postback({ url: `${tracker.url}${path}?n=event`, events: ['conversion_rejected'] }),
      await postback({ url: `${tracker.url}${path}?n=otherGoal`, goalEvents: [reg] }),
    ];
    await at.report(`?click_id=${await at.click()}&goal=deposit`);
    await settled();
    expect((await toldOf(3)).map(({ query }) => query['n']).sort()).toEqual(['all', 'goal', 'yes']);
    for (const id of made) await off(id);
  });

  test('reports each of many simultaneous conversions once', async () => {
    const [all, others] = [await postback(), await postback({ events: ['conversion_rejected'] })];
    const clicks = await Promise.all(Array.from({ length: 20 }, () => at.click()));
    const reported = await Promise.all(clicks.map((click) => at.report(`?click_id=${click}&goal=deposit`)));
    await settled();
    const conversions = reported.map(({ data }) => String(data.id));
    expect((await toldOf(20)).map(({ query }) => query['t']).sort()).toEqual(conversions.sort());
    for (const id of [all, others]) await off(id);
  });

  test('does not mention a hidden conversion, and reports what changed once it is shown again', async () => {
    const id = await postback({ events: ['conversion_pending', 'conversion_approved', 'conversion_rejected'] });
    const conversion = (await at.report(`?click_id=${await at.click()}&goal=deposit`)).data.id;
    await toldOf(1);
    await act('hide', conversion);
    await act('unhide', conversion);
    await act('hide', conversion);
    await act('reject', conversion);
    await settled();
    expect(told()).toHaveLength(1);
    await act('unhide', conversion);
    expect((await toldOf(2)).map(({ query }) => query['s'])).toEqual(['pending', 'rejected']);
    await off(id);
  });

  test('for a conversion hidden before it was reported is no longer sent', async () => {
    const id = await postback({ events: ['conversion_pending', 'conversion_approved'] });
    tracker.answer = { status: 500, body: '' };
    const conversion = (await at.report(`?click_id=${await at.click()}&goal=deposit`)).data.id;
    await toldOf(1);
    await settled();
    await act('hide', conversion);
    tracker.answer = { status: 200, body: 'OK' };
    await comeDue();
    await settled();
    expect((await at.affiliate.call('GET', `/user/postbacks/${id}`)).data).toMatchObject({ waiting: 0 });
    expect(told()).toHaveLength(1);
    await off(id);
  });

  test('that fails is retried with growing delays, in the order of its click', async () => {
    const id = await postback({ events: ['conversion_pending', 'conversion_approved'] });
    tracker.answer = { status: 503, body: 'Busy' };
    const conversion = (await at.report(`?click_id=${await at.click()}&goal=deposit`)).data.id;
    await toldOf(1);
    await settled();
    await act('approve', conversion);
    await comeDue();
    await toldOf(2);
    await vi.waitUntil(async () => (await logOf(id)).length === 2, { timeout: patience.wait });
    const [second, first] = await logOf(id);
    expect(first).toMatchObject({ result: 'failed', httpStatus: 503, answer: 'Busy', attempt: 1, compared: null });
    expect(second).toMatchObject({ result: 'failed', attempt: 2, compared: 'same' });
    expect(first.nextAttemptAt - first.createdAt).toBeCloseTo(60, -1);
    expect(second.nextAttemptAt - second.createdAt).toBeCloseTo(120, -1);
    expect((await at.affiliate.call('GET', `/user/postbacks/${id}`)).data).toMatchObject({
      lastDeliveredAt: null,
      lastFailedAt: expect.any(Number),
      waiting: 2,
    });
    tracker.answer = { status: 200, body: 'OK' };
    await comeDue();
    const all = await toldOf(4);
    expect(all.map(({ query }) => query['s'])).toEqual(['pending', 'pending', 'pending', 'approved']);
    expect(new Set(all.slice(0, 3).map(({ eventId }) => eventId)).size).toBe(1);
    await vi.waitUntil(async () => (await logOf(id)).length === 4, { timeout: patience.wait });
    expect(await logOf(id)).toMatchObject([{}, { compared: 'different', result: 'delivered' }, {}, {}]);
    await off(id);
  });

  test('goes on if its tracker has accepted something since it last refused something, and rests otherwise', async () => {
    const id = await postback({ events: ['conversion_pending'] });
    const report = async () => at.report(`?click_id=${await at.click()}&goal=deposit`);
    tracker.answer = { status: 404, body: 'No such click' };
    await report();
    await toldOf(1);
    await settled();
    await report();
    expect(await claimDue(product.database, 100, [])).toEqual([]);
    tracker.answer = { status: 200, body: 'OK' };
    await administer(
      product.url,
      `insert into postback_outbox (tenant_id, postback_id, event, cause, subject, affiliate_id, campaign_id, offer_id, happened_at, state, ended_at)
        select tenant_id, postback_id, event, 'accepted', 'accepted', affiliate_id, campaign_id, offer_id, now(), 'delivered', now()
        from postback_outbox where postback_id = ${id} limit 1`,
    );
    await toldOf(2);
    await off(id);
  });

  test('that fails for a week is deactivated, and its people are notified', async () => {
    const id = await postback({ events: ['conversion_pending'] });
    tracker.answer = { status: 500, body: '' };
    await at.report(`?click_id=${await at.click()}&goal=deposit`);
    await toldOf(1);
    await settled();
    await administer(
      product.url,
      `update postback_outbox set failing_since = now() - interval '8 days', due_at = now(),
        last_failed_at = now() - interval '1 day' where postback_id = ${id}`,
    );
    const { email } = (await at.affiliate.call('GET', '/user/users/me')).data;
    expect((await inbox.next(email)).subject).toContain(`Postback switched off: ${path}`);
    expect((await inbox.next('admin@ours.example')).subject).toContain(`Postback switched off: ${path}`);
    expect((await at.affiliate.call('GET', `/user/postbacks/${id}`)).data).toMatchObject({
      status: 'inactive',
      waiting: 0,
    });
    const [change] = (await product.admin.call('GET', `/user/postbacks/${id}/history`)).data.items;
    expect(change).toMatchObject({ user: null, changes: { status: ['active', 'inactive'] } });
  });

  test('that is switched off while it is sent is released, so that it gets a new week once it is fixed', async () => {
    const id = await postback({ events: ['conversion_pending'] });
    // The process that claims it finds it switched off.
    await administer(
      product.url,
      `create function switch_off() returns trigger language plpgsql as $$ begin
         update postbacks set status = 'inactive' where id = ${id}; return null; end $$;
       create trigger switch_off after update on postback_outbox for each row
         when (old.claim is null and new.claim is not null and new.postback_id = ${id}) execute function switch_off()`,
    );
    await at.report(`?click_id=${await at.click()}&goal=deposit`);
    const claims = () =>
      rows(`select claim from postback_outbox join postbacks on postbacks.id = postback_id
      where postback_id = ${id} and postbacks.status = 'inactive'`);
    await expect.poll(claims, { timeout: patience.wait }).toEqual([{ claim: null }]);
    await administer(product.url, 'drop trigger switch_off on postback_outbox; drop function switch_off()');
    expect(told()).toEqual([]);
    await at.affiliate.call('POST', '/user/postbacks/change_status', { items: [{ id, status: 'active' }] });
    await toldOf(1);
    await settled();
    await off(id);
  });

  test('waits while it is inactive, and is sent once it is fixed', async () => {
    const id = await postback({ events: ['conversion_pending'] });
    tracker.answer = { status: 404, body: '' };
    await at.report(`?click_id=${await at.click()}&goal=deposit`);
    await toldOf(1);
    await settled();
    tracker.answer = { status: 200, body: 'OK' };
    const edited = await at.affiliate.call('PATCH', '/user/postbacks', {
      items: [{ id, url: `${tracker.url}${path}?right=yes` }],
    });
    expect(edited.status).toBe(200);
    expect((await toldOf(2))[1]!.query).toEqual({ right: 'yes' });
    await off(id);
  });
});

test('two processes send each postback once', async () => {
  await product.beside();
  const id = await postback({ events: ['conversion_pending'] });
  const clicks = await Promise.all(Array.from({ length: 30 }, () => at.click()));
  const reports = await Promise.all(clicks.map((click) => at.report(`?click_id=${click}&goal=deposit`)));
  expect(reports.map(({ status }) => status)).toEqual(clicks.map(() => 200));
  await toldOf(clicks.length);
  await settled();
  expect(
    told()
      .map(({ query }) => query['c'])
      .sort(),
  ).toEqual(clicks.sort());
  await off(id);
});

test('the log is shown to its owners, without secrets', async () => {
  const id = await postback({
    url: `${tracker.url}${path}?token=verysecret&c={click_id}`,
    events: ['conversion_pending'],
  });
  tracker.answer = { status: 200, body: 'Welcome, verysecret' };
  await at.report(`?click_id=${await at.click()}&goal=deposit`);
  await toldOf(1);
  await settled();
  await vi.waitUntil(async () => (await logOf(id)).length === 1, { timeout: patience.wait });
  expect(told()[0]!.query['token']).toBe('verysecret');
  for (const person of [at.affiliate, product.admin]) {
    const items = await logOf(id, person);
    expect(items).toMatchObject([{ answer: 'Welcome, •••' }]);
    expect(JSON.stringify(items)).not.toContain('verysecret');
  }
  expect(await logOf(id, await product.person('affiliate'))).toEqual([]);
  expect(await logOf(id, await product.person('manager'))).toEqual([]);
  await off(id);
});

test('no internal address is called', async () => {
  const id = await postback({ url: 'http://169.254.169.254/latest', events: ['conversion_pending'] });
  await at.report(`?click_id=${await at.click()}&goal=deposit`);
  await vi.waitUntil(async () => (await logOf(id)).length === 1, { timeout: patience.wait });
  expect(await logOf(id)).toMatchObject([{ result: 'failed', failure: 'inside', httpStatus: null }]);
  await off(id);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { claimMails } from '../../../server/mail/outbox.ts';
import { claimDeliveries } from '../../../server/notifications/delivery/claim.ts';
import { notify } from '../../../server/notify/notify.ts';
import { createHoldQueue } from '../../../server/traffic/leads/hold-queue.ts';
import { claimDue } from '../../../server/traffic/affiliate-postbacks/claim.ts';
import { claimRounds } from '../../../server/traffic/sync/claim.ts';
import { statusRounds } from '../../../server/traffic/sync/rounds.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { type Listener, openListener } from '../support/listener.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';
import { ask } from '../support/serving.ts';
import { openTracker, type Tracker } from '../support/tracker.ts';

/** Outgoing queues are stopped and started: nothing is sent in between, and nothing is lost. */

let product: Product;
let inbox: Inbox;
let tracker: Tracker;
let hook: Listener;
let at: Reporting;

beforeAll(async () => {
  [inbox, tracker, hook] = await Promise.all([openInbox(), openTracker(), openListener()]);
  product = await startProduct({ smtpUrl: inbox.url, outboundAllow: ['127.0.0.1', tracker.host] });
  at = await setUpReporting(product);
  await at.rule({});
  // Two processes send at the same time.
  await product.beside();
});
afterAll(async () => {
  await product.close();
  await Promise.all([inbox.close(), tracker.close(), hook.close()]);
});

const path = '/user/background_work';
const act = (what: 'stop' | 'start', queue: string, by: Person = product.admin) =>
  by.call('POST', `${path}/${what}`, { queue });
const done = async (what: 'stop' | 'start', queue: string): Promise<number | null> => {
  const { status, data } = await act(what, queue);
  expect(status).toBe(200);
  return data.stoppedAt;
};
const standing = async (name: string, by: Person = product.admin) =>
  (await by.call('GET', path)).data.queues.find((one: { name: string }) => one.name === name) as {
    waiting: number;
    running: number;
    failed: number;
    oldestAt: number | null;
    stoppedAt: number | null;
  };
const stops = async (by: Person = product.admin) => (await by.call('GET', `${path}/stops`)).data;
const rows = (sql: string) => connected(product.url, async (client) => (await client.query(sql)).rows);
/** Resolves once nothing is waiting, and the last of it has arrived. */
const drained = (name: string) =>
  expect.poll(() => standing(name), { timeout: patience.wait }).toMatchObject({ waiting: 0, running: 0 });

test('messages to affiliates wait in their order, and are sent once each when the queue continues', async () => {
  await at.affiliate.make('/user/postbacks', {
    title: 'Told',
    url: `${tracker.url}/told?e={event}&t={transaction_id}`,
    events: ['conversion_pending', 'conversion_approved', 'conversion_rejected'],
  });
  const stoppedAt = await done('stop', 'postbacks');
  expect(stoppedAt).toEqual(expect.any(Number));
  const conversions: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { id } = (await at.report(`?click_id=${await at.click()}&goal=deposit`)).data;
    conversions.push(id);
    for (const action of ['approve', 'reject'])
      expect((await product.admin.call('PATCH', `/stat/conversions/${action}`, { items: [{ id }] })).status).toBe(200);
  }
  await expect
    .poll(() => standing('postbacks'), { timeout: patience.wait })
    .toMatchObject({
      waiting: 9,
      running: 0,
      failed: 0,
      oldestAt: expect.any(Number),
      stoppedAt,
    });
  // No process gets anything to send, however often it looks.
  expect(await claimDue(product.database, 50, [])).toEqual([]);
  expect(tracker.told).toEqual([]);

  expect(await done('start', 'postbacks')).toBeNull();
  await drained('postbacks');
  expect(tracker.told).toHaveLength(9);
  for (const id of conversions) {
    const told = tracker.told.filter(({ query }) => query['t'] === String(id)).map(({ query }) => query['e']);
    expect(told).toEqual(['conversion_pending', 'conversion_approved', 'conversion_rejected']);
  }
  expect(new Set(tracker.told.map(({ eventId }) => eventId)).size).toBe(9);
});

test('a postback that has failed for long is not given up because of the time it was stopped', async () => {
  tracker.answer = { status: 500, body: '' };
  await at.report(`?click_id=${await at.click()}&goal=deposit`);
  const failing = `select from postback_outbox where state = 'waiting' and attempts > 0 and claim is null`;
  await vi.waitUntil(async () => (await rows(failing)).length === 1, { timeout: patience.wait });
  await done('stop', 'postbacks');
  // Twenty days later: a week of failing would be the end of any.
  await administer(
    product.url,
    `update queue_stop set stopped_at = stopped_at - interval '20 days' where started_at is null;
    update postback_outbox set failing_since = failing_since - interval '20 days', due_at = now(),
      last_failed_at = now() - interval '2 minutes' where state = 'waiting'`,
  );
  expect(await claimDue(product.database, 50, [])).toEqual([]);
  const before = tracker.told.length;
  await done('start', 'postbacks');
  await vi.waitUntil(() => tracker.told.length > before, { timeout: patience.wait });
  await vi.waitUntil(async () => (await rows(failing)).length === 1, { timeout: patience.wait });
  expect(await standing('postbacks')).toMatchObject({ waiting: 1, failed: 0 });
  tracker.answer = { status: 200, body: 'OK' };
  expect((await product.admin.call('POST', `${path}/retry`, { queue: 'postbacks' })).data.count).toBe(1);
  await drained('postbacks');
});

test('emails wait, and purely informative ones are useful however long it took', async () => {
  const { email } = (await at.affiliate.call('GET', '/user/users/me')).data;
  await done('stop', 'mails');
  await ask(product.app, 'POST', '/public/password/recovery', { body: { email } });
  await expect.poll(async () => (await standing('mails')).waiting, { timeout: patience.wait }).toBe(1);
  expect(await claimMails(product.database, 20)).toEqual([]);
  expect(inbox.given).toEqual([]);
  await administer(
    product.url,
    `update queue_stop set stopped_at = stopped_at - interval '9 days' where started_at is null;
    update mail_outbox set kind = 'new_sign_in', created_at = created_at - interval '8 days',
      expires_at = now() - interval '5 days' where state = 'waiting'`,
  );
  await done('start', 'mails');
  expect((await inbox.next(email)).to?.[0]?.address).toBe(email);
  await drained('mails');
  expect(inbox.given).toHaveLength(1);
  expect(await standing('mails')).toMatchObject({ failed: 0, stoppedAt: null });
});

test('what notification rules send waits', async () => {
  const [channel] = await product.admin.make('/user/notification_channel_integrations', {
    title: 'Hook',
    kind: 'webhook',
    url: `${hook.url}/events`,
    secret: 'a signing secret',
  });
  await product.admin.make('/user/notifications', {
    description: 'Rule',
    groupSlug: 'tasks',
    channel: 'webhook',
    notificationChannelIntegration: channel!.id,
  });
  await done('stop', 'notices');
  const titles = ['First', 'Second', 'Third'];
  for (const title of titles)
    await product.database
      .tenant(product.tenant.tenantId)
      .write((db) => notify(db, { type: 'task.assigned', params: { title } }));
  await expect.poll(async () => (await standing('notices')).waiting, { timeout: patience.wait }).toBe(3);
  expect(await claimDeliveries(product.database, 20)).toEqual([]);
  expect(hook.asked).toEqual([]);
  await done('start', 'notices');
  await drained('notices');
  expect(hook.asked.flatMap(({ body }) => JSON.parse(body).items).map(({ params }) => params.title)).toEqual(titles);
});

test('advertisers are not asked for statuses', async () => {
  await done('stop', 'synchronizations');
  await administer(
    product.url,
    `update integrations set api_sync_enabled = true, api_sync_status = 'on' where id = ${at.ids.integration}`,
  );
  expect(await claimRounds(product.database, statusRounds, 10)).toEqual([]);
  const begun = `select from integration_sync where integration_id = ${at.ids.integration}`;
  expect(await rows(begun)).toEqual([]);
  await done('start', 'synchronizations');
  await vi.waitUntil(async () => (await rows(begun)).length === 1, { timeout: patience.wait });
});

test('held leads stay where they are, also those of a requested round', async () => {
  const [geo] = await product.admin.make('/user/geos', { title: 'Latvia', countries: ['LV'] });
  const [config] = await product.admin.make('/user/hold_configs', {
    title: 'Queue',
    geo: geo!.id,
    timezone: 'UTC',
    periodStart: '00:00',
    periodEnd: '00:00',
    freshLeads: 5,
  });
  await done('stop', 'heldLeads');
  const lead = await at.lead();
  await administer(product.url, `update leads set api_status = 'hold' where id = ${lead}`);
  await product.admin.call('POST', '/user/hold_configs/release', { items: [{ id: config!.id }] });
  const sent: number[] = [];
  const queue = createHoldQueue({
    database: product.database,
    snapshots: { of: async () => expect.fail('Nothing is decided') },
    resends: { resend: async (_, id) => void sent.push(id) },
    report: (error) => expect.fail(String(error)),
  });
  expect([await queue.release(), sent]).toEqual([0, []]);
  expect(await standing('heldLeads')).toMatchObject({ waiting: 1 });
  const round = `select from hold_round where hold_config_id = ${config!.id}`;
  expect(await rows(round)).toEqual([]);
  await done('start', 'heldLeads');
  await vi.waitUntil(async () => (await rows(round)).length === 1, { timeout: patience.wait });
});

test('the people who stopped and started a queue are recorded, once for each stop', async () => {
  const before = (await stops()).meta.totalCount;
  const both = await Promise.all([act('stop', 'notices'), act('stop', 'notices')]);
  const [first, second] = both.map(({ data }) => data.stoppedAt);
  expect(second).toBe(first);
  expect(await done('stop', 'notices')).toBe(first);
  const other = await product.personWith('admin', 'background_work.read', 'background_work.stop');
  const name = (id: number) => ({ id, name: expect.any(String) });
  expect((await stops()).items[0]).toEqual({
    id: expect.any(Number),
    queue: 'notices',
    stoppedAt: first,
    stoppedBy: name(product.admin.id),
    startedAt: null,
    startedBy: null,
  });
  expect((await act('start', 'notices', other)).data).toEqual({ stoppedAt: null });
  expect((await act('start', 'notices', other)).status).toBe(200);
  const { items, meta } = await stops();
  expect(items[0]).toMatchObject({ startedAt: expect.any(Number), startedBy: name(other.id) });
  expect(meta.totalCount).toBe(before + 1);
  expect((await product.admin.call('GET', `${path}/stops?limit=1&offset=1`)).data.items).toEqual([items[1]]);
});

test('a queue is stopped only by those with permission, for their own network', async () => {
  const stranger = await product.stranger();
  await done('stop', 'mails');
  expect(await standing('mails', stranger)).toMatchObject({ stoppedAt: null });
  expect(await stops(stranger)).toEqual({ items: [], meta: { totalCount: 0 } });
  expect((await act('start', 'mails', stranger)).status).toBe(200);
  expect(await standing('mails')).toMatchObject({ stoppedAt: expect.any(Number) });
  const { email } = (await stranger.call('GET', '/user/users/me')).data;
  const host = email.split('@')[1];
  await ask(product.app, 'POST', '/public/password/recovery', { body: { email }, headers: { host } });
  expect((await inbox.next(email)).to?.[0]?.address).toBe(email);
  await done('start', 'mails');

  const reader = await product.personWith('admin', 'background_work.read');
  const manager = await product.person('manager');
  for (const person of [reader, manager])
    for (const what of ['stop', 'start'] as const) expect((await act(what, 'mails', person)).status).toBe(403);
  expect((await manager.call('GET', `${path}/stops`)).status).toBe(403);
  for (const queue of ['exports', 'pushes', 'nothing']) expect((await act('stop', queue)).status).toBe(422);
});

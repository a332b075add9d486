import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { claimRounds, leaveRound } from '../../../server/traffic/sync/claim.ts';
import { customerRounds } from '../../../server/traffic/sync/rounds.ts';
import { type CustomerFeed, openCustomerFeed, path } from '../support/customer-feed.ts';
import { untilWaiting } from '../support/lock-waits.ts';
import { ask } from '../support/serving.ts';

/** When advertisers are asked for customers, by which process, and what becomes of a failed round. */

let feed: CustomerFeed;

beforeAll(async () => {
  feed = await openCustomerFeed();
});
afterAll(() => feed.close());

const endless = (response: ServerResponse): void => {
  response.writeHead(200);
  const timer = setInterval(() => response.write('x'.repeat(65_536)), 1);
  response.on('close', () => clearInterval(timer));
};

test.each<[string, string, (response: ServerResponse) => void]>([
  [
    'The response is not a list of customers',
    'В ответе нет списка клиентов',
    (response) => void response.end('{"data":{"rows":['),
  ],
  [
    'The response is not a list of customers',
    'В ответе нет списка клиентов',
    (response) => void response.end('{"data":{"rows":{}}}'),
  ],
  [
    'The response is not a list of customers',
    'В ответе нет списка клиентов',
    (response) => void response.end(Buffer.from('{"data":{"rows":[]}}', 'utf16le')),
  ],
  ['The response is too large', 'Ответ слишком большой', endless],
  ['HTTP 302', 'HTTP 302', (response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ['The response can’t be read', 'Ответ нельзя прочитать', (response) => void response.destroy()],
])('an invalid answer ends the run with a reason: %s', async (reason, russian, answer) => {
  const sync = await feed.synchronized(answer);
  await feed.endOfRun(sync);
  expect(await feed.told(sync)).toMatchObject({ lastError: { en: reason, ru: russian }, state: 'on' });
  expect(await feed.log(sync, 'failed')).toMatchObject([
    { reason: { en: reason, ru: russian }, advertiser: feed.at.ids.advertiser },
  ]);
});

test('internal addresses are not called', async () => {
  const sync = await feed.synchronized([], { url: 'http://10.0.0.001/customers' });
  await feed.endOfRun(sync);
  expect(await feed.told(sync)).toMatchObject({ lastError: { en: 'The address is inside the network' } });
});

test('repeated failures pause a synchronisation and staff are notified; a run that succeeds resumes it', async () => {
  const sync = await feed.synchronized((response) => void response.writeHead(401).end());
  await feed.endOfRun(sync);
  await administer(feed.product.url, `update customer_sync_round set failures = 7 where customer_sync_id = ${sync.id}`);
  await feed.run(sync);
  expect(await feed.told(sync)).toMatchObject({
    state: 'paused',
    pauseReason: { en: 'HTTP 401 (8 times in a row)', ru: 'HTTP 401 (неудач подряд: 8)' },
    nextRunAt: null,
  });
  expect((await feed.inbox.next('admin@ours.example')).subject).toContain('Synchronisation paused');
  feed.lists.set(sync.list, []);
  await feed.run(sync);
  expect(await feed.told(sync)).toMatchObject({ state: 'on', pauseReason: null, lastError: null });
});

test('only one of several processes asks, and another continues where it was killed or ended', async () => {
  await feed.product.beside();
  const rows = [1, 2, 3].map((n) => ({ player: `S-nobody-${n}`, day: '2026-11-01', sum: 1 }));
  const sync = await feed.synchronized(rows);
  await feed.endOfRun(sync);
  const pages = () => feed.askedBy(sync).map(({ searchParams }) => searchParams.get('page'));
  expect(pages()).toEqual(['1', '2']);
  const claim = randomUUID();
  const claimed = (until: string) =>
    administer(
      feed.product.url,
      `update customer_sync_round set claim = '${claim}', claimed_until = now() + interval '${until}', page = 2,
        ended_at = null where customer_sync_id = ${sync.id}`,
    );
  await claimed('-1 second');
  await feed.endOfRun(sync);
  expect(pages()).toEqual(['1', '2', '2']);
  await claimed('1 hour');
  const { database, tenant } = feed.product;
  const round = { tenantId: tenant.tenantId, of: sync.id, claim, beganAt: 0, page: 2 };
  await leaveRound(database.tenant(tenant.tenantId), customerRounds, round);
  await feed.endOfRun(sync);
  expect(pages()).toEqual(['1', '2', '2', '2']);
});

test('fifty parallel requests for a run start one, and requests during it or just after it are refused with the reason', async () => {
  const sync = await feed.synchronized([]);
  await feed.endOfRun(sync);
  await feed.rested(sync);
  const held: ServerResponse[] = [];
  feed.lists.set(sync.list, (response) => void held.push(response));
  const other = await feed.product.beside();
  const { admin } = feed;
  const asked = { items: [{ id: sync.id }] };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      n % 2
        ? admin.call('POST', `${path}/run`, asked)
        : ask(other, 'POST', `${path}/run`, { token: admin.token, body: asked }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(49);
  for (const one of refused) expect(one).toMatchObject({ status: 409, details: [{ type: 'runsAlready' }] });
  await vi.waitUntil(() => held.length > 0, { timeout: patience.wait });
  const again = (language: string) =>
    admin.call('POST', `${path}/run`, asked, { headers: { 'accept-language': language } });
  expect(await again('ru')).toMatchObject({
    details: [{ message: 'Запрос уже выполняется или вот-вот начнётся', path: 'items.0' }],
  });
  held[0]!.end(JSON.stringify({ data: { rows: [] } }));
  await feed.endOfRun(sync);
  expect(await claimRounds(feed.product.database, customerRounds, 10)).toEqual([]);
  expect([held.length, feed.askedBy(sync).length]).toEqual([1, 2]);
  // However slow the machine is, that was a moment ago.
  await administer(
    feed.product.url,
    `update customer_sync_round set asked_at = now() + interval '1 hour', began_at = now() + interval '1 hour'
      where customer_sync_id = ${sync.id}`,
  );
  expect(await again('en')).toMatchObject({ status: 409, details: [{ type: 'ranJustNow' }] });
  await feed.run(sync);
});

test('a round that another process has completed meanwhile is not started again', async () => {
  const sync = await feed.synchronized([]);
  await feed.endOfRun(sync);
  const own = `where customer_sync_id = ${sync.id}`;
  await connected(feed.product.url, async (client) => {
    await client.query(`update customer_sync_round set due_at = now() ${own}`);
    await client.query('begin');
    await client.query(`select from customer_sync_round ${own} for update`);
    const claimed = claimRounds(feed.product.database, customerRounds, 10);
    await untilWaiting(client);
    await client.query(`update customer_sync_round set due_at = now() + interval '1 day' ${own}`);
    await client.query('commit');
    expect((await claimed).filter(({ of }) => of === sync.id)).toEqual([]);
  });
});

test('while the queue is stopped nothing is requested', async () => {
  const queue = { queue: 'synchronizations' };
  expect((await feed.admin.call('POST', '/user/background_work/stop', queue)).status).toBe(200);
  const sync = await feed.synchronized([]);
  expect(await claimRounds(feed.product.database, customerRounds, 10)).toEqual([]);
  expect((await feed.admin.call('POST', '/user/background_work/start', queue)).status).toBe(200);
  await feed.endOfRun(sync);
  await connected(feed.product.url, (client) =>
    client.query(`update customer_sync_round set due_at = now() + interval '1 day'`),
  );
  const { count: retried } = (await feed.admin.call('POST', '/user/background_work/retry', queue)).data;
  expect(retried).toBeGreaterThan(0);
});

test('a deactivated synchronisation does not run, and runs again when reactivated', async () => {
  const sync = await feed.synchronized([]);
  await feed.endOfRun(sync);
  const set = (status: string) =>
    feed.admin.call('POST', `${path}/change_status`, { items: [{ id: sync.id, status }] });
  await set('inactive');
  expect(await feed.told(sync)).toMatchObject({ nextRunAt: null });
  expect(await feed.admin.call('POST', `${path}/run`, { items: [{ id: sync.id }] })).toMatchObject({
    status: 409,
    details: [{ type: 'notActive' }],
  });
  await administer(
    feed.product.url,
    `update customer_syncs set state = 'paused', pause_reason = '{"en":"HTTP 401","ru":"HTTP 401"}' where id = ${sync.id};
     update customer_sync_round set failures = 8, due_at = now() + interval '6 hours', ended_at = null where customer_sync_id = ${sync.id}`,
  );
  feed.lists.set(sync.list, (response) => void response.writeHead(503).end());
  await set('active');
  // It asks immediately, and one more failure is the first of new ones.
  await feed.endOfRun(sync);
  expect(await feed.told(sync)).toMatchObject({ state: 'on', pauseReason: null, nextRunAt: expect.any(Number) });
});

test('only staff have access to synchronisations, each to their own', async () => {
  const sync = await feed.synchronized([]);
  const stranger = await feed.product.stranger();
  const manager = await feed.product.personWith('advertiser_manager', 'customer_sync.read', 'customer_sync.run');
  expect((await feed.at.affiliate.call('GET', path)).status).toBe(403);
  expect((await feed.at.affiliate.call('POST', `${path}/${sync.id}/test`)).status).toBe(403);
  for (const person of [stranger, manager]) {
    expect((await person.call('GET', `${path}/${sync.id}`)).status).toBe(404);
    expect((await person.call('POST', `${path}/${sync.id}/test`)).status).toBe(404);
    expect((await person.call('POST', `${path}/run`, { items: [{ id: sync.id }] })).status).toBe(404);
  }
});

test('a synchronisation belongs to its integration’s advertiser, within what the platform allows', async () => {
  const sync = await feed.synchronized([]);
  expect(await feed.told(sync)).toMatchObject({
    advertiser: feed.at.ids.advertiser,
    integration: feed.at.ids.integration,
  });
  const { template } = await feed.read(`/user/integrations/${feed.at.ids.integration}`);
  const { platform } = await feed.read(`/user/integration_templates/${template}`);
  const bound = async (bounds: object) => {
    const answer = await feed.admin.call('PATCH', '/user/platforms', { items: [{ id: platform, ...bounds }] });
    expect([answer.status, answer.details]).toEqual([200, undefined]);
  };
  const { apiSyncEnabled, apiSyncSettings } = await feed.read(`/user/platforms/${platform}`);
  await bound({ apiSyncEnabled: true, apiSyncSettings: { minInterval: 300, maxInterval: 3600, pageSize: 100 } });
  const request = { ...feed.requestAt('/none'), interval: 60, pageSize: 500 };
  const item = { title: 'Too often', integration: feed.at.ids.integration, request };
  expect(await feed.admin.call('PUT', path, { items: [item] })).toMatchObject({
    status: 422,
    details: [
      { path: 'items.0.request.interval', type: 'platformBounds' },
      { path: 'items.0.request.pageSize', type: 'platformBounds' },
    ],
  });
  // The tests around ask as often as they like.
  await bound({ apiSyncEnabled, apiSyncSettings });
});

test('an endless list fails with a reason, and does not count as read', async () => {
  const sync = await feed.synchronized([]);
  await feed.endOfRun(sync);
  let count = 0;
  const row = () => ({ player: `S-nobody-${(count += 1)}`, day: '2026-11-01', sum: 1 });
  feed.lists.set(sync.list, (response) => void response.end(JSON.stringify({ data: { rows: [row(), row()] } })));
  await administer(
    feed.product.url,
    `update customer_sync_round set claim = '${randomUUID()}', claimed_until = now(), page = 1000, ended_at = null
      where customer_sync_id = ${sync.id}`,
  );
  await feed.endOfRun(sync);
  expect(await feed.told(sync)).toMatchObject({ lastError: { en: 'The list has more than 1000 pages' }, state: 'on' });
  expect(feed.askedBy(sync).map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '1000']);
});

import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Row } from '../contract/answer.ts';
import { patience } from '../patience.ts';
import { administer, connected } from '../postgres.ts';
import { claimRounds } from '../../server/traffic/sync/claim.ts';
import { customerRounds } from '../../server/traffic/sync/rounds.ts';
import { type Inbox, openInbox } from './inbox.ts';
import { type Person, type Product, startProduct } from './product.ts';
import { type Reporting, setUpReporting } from './reporting.ts';

/** Advertisers are asked for figures of their customers, page by page and day by day. */

let product: Product;
let admin: Person;
let at: Reporting;
let inbox: Inbox;
let server: Server;

/** What the advertiser tells at each address: rows, or how it answers. */
const lists = new Map<string, object[] | ((response: ServerResponse) => void)>();
/** The addresses that were asked, in order. */
const asked: URL[] = [];
const pageSize = 2;

beforeAll(async () => {
  inbox = await openInbox();
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://list');
    asked.push(url);
    const list = lists.get(url.pathname) ?? ((unknown) => void unknown.writeHead(404).end());
    if (typeof list === 'function') return list(response);
    const page = Number(url.searchParams.get('page'));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { rows: list.slice((page - 1) * pageSize, page * pageSize) } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  product = await startProduct({ outboundAllow: [host()], smtpUrl: inbox.url });
  ({ admin } = product);
  at = await setUpReporting(product);
});
afterAll(async () => {
  await product.close();
  await inbox.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const host = () => `127.0.0.1:${Object(server.address()).port}`;
const read = async (path: string) => {
  const { status, data, details } = await admin.call('GET', path);
  expect([status, details]).toEqual([200, undefined]);
  return data;
};
const customer = async (customerId: string): Promise<Row | undefined> =>
  (await read(`/stat/customers?customerId=${customerId}`)).items[0];
const askedAt = (path: string) => asked.filter(({ pathname }) => pathname === path);

let count = 0;
const path = '/user/customer_syncs';

interface Sync {
  id: number;
  /** Where the advertiser is asked. */
  list: string;
}

const requestAt = (list: string) => ({
  ...{ method: 'GET', headers: [{ name: 'X-Key', value: 'k' }], bodyFormat: 'none', body: null },
  // As the form takes it: the last part of a host has two signs.
  url: `http://${host().replace('0.0.1', '0.0.001')}${list}?page={page}&from={from}&to={to}`,
  ...{ timeout: 5, interval: 86_400, days: 3, pageSize, itemsPath: 'data.rows', customerIdPath: 'player' },
  ...{ clickIdPath: 'sub.click', datePath: 'day', depositsPath: 'count', depositPath: 'sum' },
  ...{ turnoverPath: 'bets', ngrPath: 'ngr', currencyPath: 'money' },
});

/** A synchronisation of this answer; it begins by itself. */
const synchronized = async (rows: object[] | ((response: ServerResponse) => void), request = {}): Promise<Sync> => {
  const list = `/customers/${(count += 1)}`;
  lists.set(list, rows);
  const [made] = await admin.make(path, {
    ...{ title: `By day ${count}`, integration: at.ids.integration, request: { ...requestAt(list), ...request } },
  });
  return { id: made!.id, list };
};
const told = ({ id }: Sync) => read(`${path}/${id}?with=lastRunAt,lastError,nextRunAt`);
const endOfRun = (sync: Sync) =>
  vi.waitUntil(async () => (await told(sync)).lastRunAt !== null, { timeout: patience.wait });
/** Has it run now, and waits until it has. */
const run = async (sync: Sync): Promise<void> => {
  await administer(
    product.url,
    `update customer_sync_round set ended_at = null, began_at = now() - interval '1 hour' where customer_sync_id = ${sync.id}`,
  );
  const { status, details } = await admin.call('POST', `${path}/run`, { items: [{ id: sync.id }] });
  expect([status, details]).toEqual([200, undefined]);
  await endOfRun(sync);
};
const log = async ({ id }: Sync, result: string): Promise<Row[]> =>
  (await read(`/stat/postback_logs?kind=customer_data_import&customerSync=${id}&result=${result}&limit=50&offset=0`))
    .items;
const reasons = (entries: readonly Row[]) => entries.map(({ reason }) => reason).toSorted();

test('rows of all pages become customers with figures by day, once', async () => {
  const clicks = [await at.click(), await at.click()];
  const rows = [
    { player: 'S-1', sub: { click: clicks[0] }, day: '2026-11-01', count: 2, sum: 150.5, bets: 900, ngr: -3.25 },
    { player: 'S-2', sub: { click: clicks[1] }, day: '2026-11-01T10:00:00Z', sum: 10, money: 'USD' },
    { player: 'S-1', day: '2026-11-02', count: 1, sum: '20' },
  ];
  const sync = await synchronized(rows);
  await endOfRun(sync);
  expect(await customer('S-1')).toMatchObject({
    ...{ clickId: clicks[0], offer: at.ids.offer, advertiser: at.ids.advertiser, affiliate: at.affiliate.id },
    ...{ deposits: 3, deposited: '170.5', turnover: '900', ngr: '-3.25' },
  });
  expect(await customer('S-2')).toMatchObject({ deposits: 1, deposited: '10', currency: at.ids.usd });
  const [first] = askedAt(sync.list);
  const day = 86_400_000;
  const days = ['from', 'to'].map((name) => Date.parse(String(first!.searchParams.get(name))));
  expect(days[1]! - days[0]!).toBe(3 * day);
  expect(askedAt(sync.list).map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2']);
  expect(reasons(await log(sync, 'read'))).toEqual(['1 rows, 1 changed, 0 refused', '2 rows, 2 changed, 0 refused']);
  expect(await log(sync, 'customer')).toHaveLength(3);
  expect(await told(sync)).toMatchObject({ state: 'on', lastError: null, nextRunAt: expect.any(Number) });

  // The same once more changes nothing; what a day comes to replaces what was told of it before.
  const before = await customer('S-1');
  await run(sync);
  expect(await customer('S-1')).toEqual(before);
  expect(await log(sync, 'customer')).toHaveLength(3);
  lists.set(sync.list, [{ player: 'S-1', day: '2026-11-01', count: 1, sum: 100 }]);
  await run(sync);
  expect(await customer('S-1')).toMatchObject({ deposits: 2, deposited: '120', turnover: '900', ngr: '-3.25' });
  expect(await log(sync, 'customer')).toHaveLength(4);
});

test('amounts are those that are written, to the last digit', async () => {
  const click = await at.click();
  const text = `{"data":{"rows":[{"player":"S-exact","sub":{"click":"${click}"},"day":"2026-11-01","sum":123456789012345.12345678}]}}`;
  const sync = await synchronized((response) => void response.end(text));
  await endOfRun(sync);
  expect(await customer('S-exact')).toMatchObject({ deposited: '123456789012345.12345678' });
});

test('rows that are refused are told once, and taken as soon as they can be', async () => {
  const click = await at.click();
  const row = { player: 'S-later', day: '2026-11-03', sum: 5 };
  const sync = await synchronized([row, { player: 'S-faulty', sub: { click }, day: 'soon', sum: 5 }]);
  await endOfRun(sync);
  await run(sync);
  expect(reasons(await log(sync, 'read'))).toEqual(['2 rows, 0 changed, 2 refused', '2 rows, 0 changed, 2 refused']);
  const refused = await log(sync, 'refused');
  expect(refused).toHaveLength(2);
  expect(reasons(refused)[1]).toContain('S-later');
  await at.report(`?click_id=${click}&customer_id=S-later&ngr=1&date=2026-11-02`);
  await run(sync);
  expect(await customer('S-later')).toMatchObject({ deposited: '5', ngr: '1' });
  expect(await customer('S-faulty')).toBeUndefined();
  // Once it was right it is told anew when it is wrong again.
  lists.set(sync.list, [row]);
  await run(sync);
  lists.set(sync.list, [{ player: 'S-faulty', sub: { click }, day: 'soon', sum: 5 }]);
  await run(sync);
  expect(await log(sync, 'refused')).toHaveLength(3);
});

test('a test tells what would become of each row, and keeps nothing', async () => {
  const clicks = [await at.click(), await at.click()];
  await at.report(`?click_id=${clicks[0]}&customer_id=S-known&deposit=5&date=2026-11-01`);
  const sync = await synchronized([]);
  await endOfRun(sync);
  await admin.call('POST', `${path}/change_status`, { items: [{ id: sync.id, status: 'inactive' }] });
  const tested = async (rows: object[] | ((response: ServerResponse) => void)) => {
    lists.set(sync.list, rows);
    const { status, data } = await admin.call('POST', `${path}/${sync.id}/test`);
    expect(status).toBe(200);
    return data;
  };
  const entries = async () => (await read(`/stat/postback_logs?customerSync=${sync.id}&withMeta=totalCount`)).meta;
  const before = await entries();
  const known = await customer('S-known');
  const verdicts = async (rows: object[]) =>
    (await tested(rows)).rows.map(({ verdict, field }: Row) => [verdict, field]);
  expect(
    await verdicts([
      { player: 'S-known', day: '2026-11-01', sum: known!['deposited'] },
      { player: 'S-known', day: '2026-11-01', sum: 77 },
    ]),
  ).toEqual([
    ['known', null],
    ['changed', null],
  ]);
  expect(
    await verdicts([
      { player: 'S-new', sub: { click: clicks[1] }, day: '2026-11-01', sum: 5 },
      { player: 'S-stranger', day: '2026-11-01', sum: 5 },
    ]),
  ).toEqual([
    ['new', null],
    ['unknown', 'customer_id'],
  ]);
  expect(await verdicts([{ player: 'S-known', sum: 5 }, { day: '2026-11-01' }])).toEqual([
    ['faulty', 'txid'],
    ['faulty', 'customer_id'],
  ]);
  expect(await tested((response) => void response.writeHead(503).end('Busy'))).toMatchObject({
    ...{ problem: 'HTTP 503', httpStatus: 503, answer: 'Busy', total: 0, rows: [] },
    request: { method: 'GET', headers: [{ name: 'x-key', value: 'k' }] },
  });
  expect(await customer('S-new')).toBeUndefined();
  expect(await customer('S-known')).toEqual(known);
  expect(await entries()).toEqual(before);
});

const endless = (response: ServerResponse): void => {
  response.writeHead(200);
  const timer = setInterval(() => response.write('x'.repeat(65_536)), 1);
  response.on('close', () => clearInterval(timer));
};

test.each<[string, (response: ServerResponse) => void]>([
  ['The answer is no list of customers', (response) => void response.end('{"data":{"rows":[')],
  ['The answer is no list of customers', (response) => void response.end('{"data":{"rows":{}}}')],
  ['The answer is too large', endless],
  ['HTTP 302', (response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ['The answer can’t be read', (response) => void response.destroy()],
])('an answer that is none ends the run with a reason: %s', async (reason, answer) => {
  const sync = await synchronized(answer);
  await endOfRun(sync);
  expect(await told(sync)).toMatchObject({ lastError: reason, state: 'on' });
  expect(await log(sync, 'failed')).toMatchObject([{ reason, advertiser: at.ids.advertiser }]);
});

test('nobody inside is asked', async () => {
  const sync = await synchronized([], { url: 'http://10.0.0.001/customers' });
  await endOfRun(sync);
  expect(await told(sync)).toMatchObject({ lastError: 'The address is inside the network' });
});

test('failures pause it at last, staff are told, and a run that succeeds resumes it', async () => {
  const sync = await synchronized((response) => void response.writeHead(401).end());
  await endOfRun(sync);
  await administer(product.url, `update customer_sync_round set failures = 7 where customer_sync_id = ${sync.id}`);
  await run(sync);
  expect(await told(sync)).toMatchObject({
    ...{ state: 'paused', pauseReason: 'HTTP 401 (8 times in a row)', nextRunAt: null },
  });
  expect((await inbox.next('admin@ours.example')).subject).toContain('Synchronisation paused');
  lists.set(sync.list, []);
  await run(sync);
  expect(await told(sync)).toMatchObject({ state: 'on', pauseReason: null, lastError: null });
});

test('of several processes one asks, and one goes on where another was killed', async () => {
  await product.beside();
  const rows = [1, 2, 3].map((n) => ({ player: `S-nobody-${n}`, day: '2026-11-01', sum: 1 }));
  const sync = await synchronized(rows);
  await endOfRun(sync);
  const pages = () => askedAt(sync.list).map(({ searchParams }) => searchParams.get('page'));
  expect(pages()).toEqual(['1', '2']);
  await administer(
    product.url,
    `update customer_sync_round set claim = gen_random_uuid(), claimed_until = now() - interval '1 second',
      page = 2, ended_at = null, due_at = now() where customer_sync_id = ${sync.id}`,
  );
  await endOfRun(sync);
  expect(pages()).toEqual(['1', '2', '2']);
});

test('while the queue is stopped nothing is asked', async () => {
  const queue = { queue: 'synchronizations' };
  expect((await admin.call('POST', '/user/background_work/stop', queue)).status).toBe(200);
  const sync = await synchronized([]);
  expect(await claimRounds(product.database, customerRounds, 10)).toEqual([]);
  expect((await admin.call('POST', '/user/background_work/start', queue)).status).toBe(200);
  await endOfRun(sync);
  await connected(product.url, (client) =>
    client.query(`update customer_sync_round set due_at = now() + interval '1 day'`),
  );
  const { count: retried } = (await admin.call('POST', '/user/background_work/retry', queue)).data;
  expect(retried).toBeGreaterThan(0);
});

test('what is switched off is not run, and comes back running', async () => {
  const sync = await synchronized([]);
  await endOfRun(sync);
  const set = (status: string) => admin.call('POST', `${path}/change_status`, { items: [{ id: sync.id, status }] });
  await set('inactive');
  expect(await told(sync)).toMatchObject({ nextRunAt: null });
  expect(await admin.call('POST', `${path}/run`, { items: [{ id: sync.id }] })).toMatchObject({
    ...{ status: 409, details: [{ type: 'notActive' }] },
  });
  await administer(
    product.url,
    `update customer_syncs set state = 'paused', pause_reason = 'HTTP 401' where id = ${sync.id}`,
  );
  await set('active');
  expect(await told(sync)).toMatchObject({ state: 'on', pauseReason: null, nextRunAt: expect.any(Number) });
});

test('staff alone reach it, each what is theirs', async () => {
  const sync = await synchronized([]);
  const stranger = await product.stranger();
  const manager = await product.person('advertiser_manager');
  expect((await at.affiliate.call('GET', path)).status).toBe(403);
  expect((await at.affiliate.call('POST', `${path}/${sync.id}/test`)).status).toBe(403);
  for (const person of [stranger, manager]) {
    expect((await person.call('GET', `${path}/${sync.id}`)).status).toBe(404);
    expect((await person.call('POST', `${path}/${sync.id}/test`)).status).toBe(404);
    expect((await person.call('POST', `${path}/run`, { items: [{ id: sync.id }] })).status).toBe(404);
  }
});

test('it is of its integration’s advertiser, within what the platform allows', async () => {
  const sync = await synchronized([]);
  expect(await told(sync)).toMatchObject({ advertiser: at.ids.advertiser, integration: at.ids.integration });
  const { template } = await read(`/user/integrations/${at.ids.integration}`);
  const { platform } = await read(`/user/integration_templates/${template}`);
  const apiSyncSettings = { minInterval: 300, maxInterval: 3600, pageSize: 100 };
  await admin.call('PATCH', '/user/platforms', { items: [{ id: platform, apiSyncEnabled: true, apiSyncSettings }] });
  const request = { ...requestAt('/none'), interval: 60, pageSize: 500 };
  const item = { title: 'Too often', integration: at.ids.integration, request };
  expect(await admin.call('PUT', path, { items: [item] })).toMatchObject({
    status: 422,
    details: [
      { path: 'items.0.request.interval', type: 'platformBounds' },
      { path: 'items.0.request.pageSize', type: 'platformBounds' },
    ],
  });
});

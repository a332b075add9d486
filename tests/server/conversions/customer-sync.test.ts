import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '../../contract/answer.ts';
import type { CustomerRow } from '../../../domain/traffic/customer-lists.ts';
import { connected } from '../../postgres.ts';
import { loadEntities } from '../../../openapi/entities.ts';
import { modelOf } from '../../../server/collections/model.ts';
import { customerReporterOf } from '../../../server/traffic/sync/customers.ts';
import { applyRows } from '../../../server/traffic/sync/rows.ts';
import { exported } from '../support/exporting.ts';
import { type CustomerFeed, openCustomerFeed, path, reasonsOf } from '../support/customer-feed.ts';

/** Advertisers are asked for figures of their customers, and their answers become customers, day by day. */

let feed: CustomerFeed;

beforeAll(async () => {
  feed = await openCustomerFeed();
});
afterAll(() => feed.close());

test('rows of all pages become customers with figures by day, once', async () => {
  const clicks = [await feed.at.click(), await feed.at.click()];
  const rows = [
    { player: 'S-1', sub: { click: clicks[0] }, day: '2026-11-01', count: 2, sum: 150.5, bets: 900, ngr: -3.25 },
    { player: 'S-2', sub: { click: clicks[1] }, day: '2026-11-01T10:00:00Z', sum: 10, money: 'USD' },
    { player: 'S-1', day: '2026-11-02', count: 1, sum: '20' },
  ];
  const sync = await feed.synchronized(rows);
  await feed.endOfRun(sync);
  expect(await feed.customer('S-1')).toMatchObject({
    clickId: clicks[0],
    offer: feed.at.ids.offer,
    advertiser: feed.at.ids.advertiser,
    affiliate: feed.at.affiliate.id,
    deposits: 3,
    deposited: '170.5',
    turnover: '900',
    ngr: '-3.25',
  });
  expect(await feed.customer('S-2')).toMatchObject({ deposits: 1, deposited: '10', currency: feed.at.ids.usd });
  const [first] = feed.askedBy(sync);
  const day = 86_400_000;
  const days = ['from', 'to'].map((name) => Date.parse(String(first!.searchParams.get(name))));
  expect(days[1]! - days[0]!).toBe(3 * day);
  expect(feed.askedBy(sync).map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2']);
  expect(reasonsOf(await feed.log(sync, 'read'))).toEqual([
    '1 row, 1 changed, 0 refused',
    '2 rows, 2 changed, 0 refused',
  ]);
  expect(await feed.log(sync, 'customer')).toHaveLength(3);
  expect(await feed.told(sync)).toMatchObject({ state: 'on', lastError: null, nextRunAt: expect.any(Number) });

  // The same again changes nothing; a day's new figure replaces the previous one.
  const before = await feed.customer('S-1');
  await feed.run(sync);
  expect(await feed.customer('S-1')).toEqual(before);
  expect(await feed.log(sync, 'customer')).toHaveLength(3);
  feed.lists.set(sync.list, [{ player: 'S-1', day: '2026-11-01', count: 1, sum: 100 }]);
  await feed.run(sync);
  expect(await feed.customer('S-1')).toMatchObject({ deposits: 2, deposited: '120', turnover: '900', ngr: '-3.25' });
  expect(await feed.log(sync, 'customer')).toHaveLength(4);
});

test('amounts are stored as written, to the last digit', async () => {
  const click = await feed.at.click();
  const text = `{"data":{"rows":[{"player":"S-exact","sub":{"click":"${click}"},"day":"2026-11-01","sum":123456789012345.12345678}]}}`;
  const sync = await feed.synchronized((response) => void response.end(text));
  await feed.endOfRun(sync);
  expect(await feed.customer('S-exact')).toMatchObject({ deposited: '123456789012345.12345678' });
});

test('refused rows are reported once, and accepted as soon as they can be', async () => {
  const click = await feed.at.click();
  const row = { player: 'S-later', day: '2026-11-03', sum: 5 };
  const sync = await feed.synchronized([row, { player: 'S-faulty', sub: { click }, day: 'soon', sum: 5 }]);
  await feed.endOfRun(sync);
  await feed.run(sync);
  const pages = reasonsOf(await feed.log(sync, 'read'));
  expect(pages.filter((reason) => reason !== '0 rows, 0 changed, 0 refused')).toEqual([
    '2 rows, 0 changed, 2 refused',
    '2 rows, 0 changed, 2 refused',
  ]);
  const refused = await feed.log(sync, 'refused');
  expect(refused).toHaveLength(2);
  expect(refused.map(({ reason }) => reason)).toContainEqual({
    en: expect.stringMatching(/This customer is new.*S-later/),
    ru: expect.stringMatching(/Об этом клиенте пока ничего не известно.*S-later/),
  });
  await feed.at.report(`?click_id=${click}&customer_id=S-later&ngr=1&date=2026-11-02`);
  await feed.run(sync);
  expect(await feed.customer('S-later')).toMatchObject({ deposited: '5', ngr: '1' });
  expect(await feed.customer('S-faulty')).toBeUndefined();
  // Having been right once, it is reported again when it is wrong again.
  feed.lists.set(sync.list, [row]);
  await feed.run(sync);
  feed.lists.set(sync.list, [{ player: 'S-faulty', sub: { click }, day: 'soon', sum: 5 }]);
  await feed.run(sync);
  expect(await feed.log(sync, 'refused')).toHaveLength(3);
});

test('a figure that makes a sum too large to be stored is refused, and no other row with it', async () => {
  const click = await feed.at.click();
  const huge = Array.from({ length: 11 }, (_, n) => ({
    player: 'S-huge',
    sub: { click },
    day: `2026-11-${10 + n}`,
    bets: 999_999_999_999_999,
  }));
  const rows = [...huge, { player: 'S-after', sub: { click }, day: '2026-11-01', sum: 5 }];
  const sync = await feed.synchronized((response) => void response.end(JSON.stringify({ data: { rows } })));
  await feed.endOfRun(sync);
  expect(await feed.customer('S-after')).toMatchObject({ deposited: '5' });
  expect(await feed.log(sync, 'refused')).toMatchObject([
    { reason: { en: expect.stringContaining('The total would become too large') } },
  ]);
  expect(await feed.told(sync)).toMatchObject({ state: 'on', lastError: null });
});

test('a second sum for the same day is refused, and one click may bring several customers', async () => {
  const click = await feed.at.click();
  const of = (player: string, sum: number) => ({ player, sub: { click }, day: '2026-11-01', sum });
  const sync = await feed.synchronized((response) => {
    response.end(JSON.stringify({ data: { rows: [of('S-twice', 5), of('S-other', 7), of('S-twice', 9)] } }));
  });
  await feed.endOfRun(sync);
  expect([await feed.customer('S-twice'), await feed.customer('S-other')]).toMatchObject([
    { deposited: '5', clickId: click },
    { deposited: '7', clickId: click },
  ]);
  expect(await feed.log(sync, 'refused')).toMatchObject([
    { reason: { en: expect.stringContaining('This row contradicts an earlier row') } },
  ]);
  // Nothing flips back and forth.
  await feed.run(sync);
  expect(await feed.log(sync, 'customer')).toHaveLength(2);
  expect(await feed.log(sync, 'refused')).toHaveLength(1);
});

test('a second sum for the same day is refused on a later page as well, until a run has only one', async () => {
  const click = await feed.at.click();
  const of = (player: string, sum: number) => ({ player, sub: { click }, day: '2026-11-01', sum });
  const sync = await feed.synchronized([of('S-pages', 5), of('S-else', 7), of('S-else', 7), of('S-pages', 9)]);
  await feed.endOfRun(sync);
  expect(feed.askedBy(sync)).toHaveLength(3);
  const reached = async () => [
    (await feed.customer('S-pages'))?.['deposited'],
    (await feed.log(sync, 'refused')).length,
  ];
  expect(await reached()).toEqual(['5', 1]);
  await feed.run(sync);
  expect(await reached()).toEqual(['5', 1]);
  expect(await feed.log(sync, 'customer')).toHaveLength(2);
  feed.lists.set(sync.list, [of('S-pages', 9)]);
  await feed.run(sync);
  expect(await reached()).toEqual(['9', 1]);
  const kept = await connected(feed.product.url, (client) =>
    client.query(`select from customer_sync_told where customer_sync_id = ${sync.id}`),
  );
  expect(kept.rowCount).toBe(0);
});

test('an amount in another currency stays as it was converted until a different one is reported', async () => {
  const click = await feed.at.click();
  const [crown] = await feed.admin.make('/user/currencies', { code: 'XTS', title: 'Test', rate: '2' });
  const row = { player: 'S-rates', sub: { click }, day: '2026-11-01', sum: 10, ngr: 4, money: 'XTS' };
  await feed.at.report(`?click_id=${click}&customer_id=S-rates&turnover=1&currency=USD&date=2026-11-01`);
  const sync = await feed.synchronized([row]);
  await feed.endOfRun(sync);
  const before = await feed.customer('S-rates');
  expect(before).toMatchObject({ currency: feed.at.ids.usd, deposited: '5', ngr: '2', turnover: '1' });
  const { status } = await feed.admin.call('PATCH', '/user/currencies', { items: [{ id: crown!.id, rate: '4' }] });
  expect(status).toBe(200);
  await feed.run(sync);
  expect(await feed.customer('S-rates')).toEqual(before);
  expect(await feed.log(sync, 'customer')).toHaveLength(1);
  feed.lists.set(sync.list, [{ ...row, sum: 12 }]);
  await feed.run(sync);
  expect(await feed.customer('S-rates')).toMatchObject({ deposited: '3', ngr: '2', turnover: '1' });
  expect(await feed.log(sync, 'customer')).toHaveLength(2);
});

/** Applies pages of a round by hand, and may leave them between two batches of rows. */
const roundByHand = async () => {
  const sync = await feed.synchronized([]);
  await feed.endOfRun(sync);
  const db = feed.product.database.tenant(feed.product.tenant.tenantId);
  const reporter = await customerReporterOf(db, sync.id);
  const model = modelOf(await loadEntities(), {});
  const request = { method: 'GET', url: 'http://list', headers: {} } as const;
  const asked = { request, httpStatus: 200, answer: '', took: 1 };
  return {
    sync,
    applied: (rows: readonly CustomerRow[], goesOn: () => Promise<boolean>, page = 1) =>
      applyRows(db, rows, { page, model, reporter, asked, goesOn }),
  };
};

test('a long page can be left between two batches, with a log entry for each row that was done', async () => {
  const click = await feed.at.click();
  const rows = Array.from({ length: 120 }, (_, n) => ({ customer_id: `S-long-${n}`, click_id: click }));
  const { sync, applied } = await roundByHand();
  const answers = [true, false];
  expect(await applied(rows, async () => answers.shift()!)).toBeUndefined();
  const entries = async () =>
    (await feed.read(`/stat/postback_logs?customerSync=${sync.id}&result=customer&withMeta=totalCount`)).meta
      .totalCount;
  expect(await entries()).toBe(100);
  expect(await applied(rows, async () => true)).toEqual({ changed: 20, refused: 0 });
  expect(await entries()).toBe(120);
});

test('figures that change before an unfinished page is read again are not a second sum for the day', async () => {
  const click = await feed.at.click();
  const row = (n: number, deposit: number) => ({
    customer_id: `S-left-${n}`,
    click_id: click,
    date: '2026-11-01',
    deposit: String(deposit),
  });
  const rows = (deposit: number) => Array.from({ length: 60 }, (_, n) => row(n, deposit));
  const { applied } = await roundByHand();
  const onward = async () => true;
  expect(await applied([row(100, 1)], onward)).toEqual({ changed: 1, refused: 0 });
  expect(await applied(rows(5), async () => false, 2)).toBeUndefined();
  // One of its rows has moved to the next page by now.
  const [moved, ...others] = rows(7);
  expect(await applied([...others, row(100, 2)], onward, 2)).toEqual({ changed: 59, refused: 1 });
  expect(await applied([moved!, row(1, 9)], onward, 3)).toEqual({ changed: 1, refused: 1 });
  for (const [n, deposited] of [
    [0, '7'],
    [1, '7'],
    [59, '7'],
    [100, '1'],
  ] as const)
    expect(await feed.customer(`S-left-${n}`)).toMatchObject({ deposited });
  // The next round starts from scratch.
  expect(await applied([row(100, 2), row(1, 9)], onward)).toEqual({ changed: 2, refused: 0 });
});

test('a log file gives reasons in the language of the person who requested it', async () => {
  const sync = await feed.synchronized([]);
  await feed.endOfRun(sync);
  const lines = async (language: string) => {
    const address = `/stat/postback_logs/export?customerSync=${sync.id}&fields=reason`;
    const { response } = await exported(feed.admin, address, { headers: { 'accept-language': language } });
    return response.payload
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line: string) => line.replace(/^\d+,/, ''));
  };
  expect(await lines('en')).toEqual(['"0 rows, 0 changed, 0 refused"']);
  expect(await lines('ru')).toEqual(['"Строк: 0, изменено: 0, отклонено: 0"']);
});

test('a test shows what would become of each row, and stores nothing', async () => {
  const clicks = [await feed.at.click(), await feed.at.click()];
  await feed.at.report(`?click_id=${clicks[0]}&customer_id=S-known&deposit=5&date=2026-11-01`);
  const sync = await feed.synchronized([]);
  await feed.endOfRun(sync);
  await feed.admin.call('POST', `${path}/change_status`, { items: [{ id: sync.id, status: 'inactive' }] });
  const tested = async (rows: object[] | ((response: ServerResponse) => void)) => {
    feed.lists.set(sync.list, rows);
    const { status, data } = await feed.admin.call('POST', `${path}/${sync.id}/test`);
    expect(status).toBe(200);
    return data;
  };
  const entries = async () => (await feed.read(`/stat/postback_logs?customerSync=${sync.id}&withMeta=totalCount`)).meta;
  const before = await entries();
  const known = await feed.customer('S-known');
  const verdicts = async (rows: object[]) =>
    (await tested(rows)).rows.map(({ verdict, field }: Row) => [verdict, field]);
  const same = { player: 'S-known', day: '2026-11-01', sum: known!['deposited'] };
  expect(await verdicts([same, { ...same, sum: 77 }])).toEqual([
    ['known', null],
    ['faulty', 'date'],
  ]);
  expect(await verdicts([{ ...same, sum: 77 }])).toEqual([['changed', null]]);
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
    ['faulty', 'date'],
    ['faulty', 'customer_id'],
  ]);
  expect(await tested((response) => void response.writeHead(503).end('Busy'))).toMatchObject({
    problem: 'HTTP 503',
    httpStatus: 503,
    answer: 'Busy',
    total: 0,
    rows: [],
    request: { method: 'GET', headers: [{ name: 'x-key', value: 'k' }] },
  });
  expect(await feed.customer('S-new')).toBeUndefined();
  expect(await feed.customer('S-known')).toEqual(known);
  expect(await entries()).toEqual(before);
});

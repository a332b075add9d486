import { rmSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverFolder } from '../../folder.ts';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';
import { killServers, type ServerProcess, startServer } from '../support/server-process.ts';
import { openTracker, type Tracker } from '../support/tracker.ts';

/**
 * One conversion is reported over and over, to two processes at the same time. `npm run storm` reports it ten thousand
 * times.
 */

const usualReports = 400;
const reports = Number(process.env['REPORTS'] ?? usualReports);
const connections = 40;

let product: Product;
let tracker: Tracker;
let at: Reporting;
let folder: string;
let cap: number;
let clickId: string;
let processes: ServerProcess[];

beforeAll(async () => {
  tracker = await openTracker();
  product = await startProduct();
  folder = serverFolder('sluice-reports-');
  at = await setUpReporting(product);
  await at.rule({});
  const url = `${tracker.url}/told?conversion={transaction_id}&payout={payout}`;
  await at.affiliate.make('/user/postbacks', { title: 'Told', url, events: ['conversion_pending'] });
  const [made] = await product.admin.make('/user/caps', {
    title: 'Payout',
    offer: at.ids.offer,
    type: 'payout',
    value: '1000000',
    currency: at.ids.usd,
  });
  cap = made!.id;
  clickId = await at.click();
  // It would send postbacks, too.
  await product.app.close();
  const start = (role: string) => startServer(product.url, folder, tracker.host, { SLUICE_ROLES: role });
  processes = await Promise.all([start('traffic'), start('traffic,jobs')]);
});
afterAll(async () => {
  await killServers();
  await tracker.close();
  await product.drop();
  rmSync(folder, { recursive: true, force: true });
});

const rows = (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  connected(product.url, async (client) => (await client.query(sql, values)).rows);

test('however often a conversion is reported, it is one, paid once and told once, and every report is in the log', {
  timeout: patience.walk * Math.max(1, reports / 10_000),
}, async () => {
  const query = `click_id=${clickId}&goal=deposit&txid=STORM`;
  const answers: { id: number; created: boolean }[] = [];
  let sent = 0;
  const report = async (n: number): Promise<void> => {
    const address = `${processes[n % 2]!.address}/api/v1/public/postback/${at.token}`;
    // As advertisers do: some by the address, some as a form.
    const form = { method: 'POST', body: new URLSearchParams(query) };
    for (;;) {
      const response = await (n % 3 ? fetch(`${address}?${query}`) : fetch(address, form));
      const { data } = await response.json();
      if (response.status === 200) return void answers.push(data);
      // A process that has too much to do refuses what it didn’t begin; it is sent again.
      expect(response.status).toBe(503);
      await pass(100);
    }
  };
  const sender = async (): Promise<void> => {
    while (sent < reports) await report(sent++);
  };
  await Promise.all(Array.from({ length: connections }, sender));

  expect(answers).toHaveLength(reports);
  const id = answers[0]!.id;
  expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
  expect(answers.filter(({ created }) => created)).toHaveLength(1);
  expect(
    await rows(
      'select id::integer, trim_scale(payout)::text as payout, trim_scale(revenue)::text as revenue from conversions',
    ),
  ).toEqual([{ id, payout: '20.25', revenue: '30.5' }]);
  expect(
    await rows(
      `select result, count(*)::integer as n from postback_logs where conversion_id = $1 and result in ('created', 'repeated') group by 1 order by 1`,
      [id],
    ),
  ).toEqual([
    { result: 'created', n: 1 },
    { result: 'repeated', n: reports - 1 },
  ]);

  // The money moved once, and was counted once.
  for (const [side, amount] of [
    ['affiliate', '20.25'],
    ['advertiser', '30.5'],
  ] as const) {
    expect(await rows(`select "to", trim_scale(amount)::text as amount from ${side}_movements`)).toEqual([
      { to: 'hold', amount },
    ]);
    expect(
      await rows(`select trim_scale(hold)::text as hold, trim_scale(approved)::text as approved from ${side}_amount`),
    ).toEqual([{ hold: amount, approved: '0' }]);
  }
  expect(
    await rows(
      `select trim_scale(sum(counted))::text as counted, sum(reserved)::integer as reserved from limit_counters
    where holder = 'cap' and record_id = $1`,
      [cap],
    ),
  ).toEqual([{ counted: '20.25', reserved: 0 }]);
  expect(
    await rows('select sum(conversions)::integer as conversions, trim_scale(sum(payout))::text as payout from fact'),
  ).toEqual([{ conversions: 1, payout: '20.25' }]);
  const waiting = `select count(*)::integer as n from postback_outbox where state = 'waiting'`;
  await expect.poll(async () => (await rows(waiting))[0]!['n'], { timeout: patience.wait }).toBe(0);
  expect(tracker.told.map((told) => told.query)).toEqual([{ conversion: String(id), payout: '20.25' }]);
});

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serverFolder } from '../../folder.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';
import { killServer, killServers, startServer } from '../support/server-process.ts';
import { openTracker, type Tracker } from '../support/tracker.ts';

/** Postbacks are sent while a process that sends them is killed. */

let product: Product;
let tracker: Tracker;
let at: Reporting;
let folder: string;

beforeAll(async () => {
  tracker = await openTracker();
  product = await startProduct({ outboundAllow: [tracker.host] });
  folder = serverFolder('sluice-outbox-');
  at = await setUpReporting(product);
  await at.rule({});
});
afterAll(async () => {
  await killServers();
  await tracker.close();
  await product.drop();
  rmSync(folder, { recursive: true, force: true });
});

const waiting = (): Promise<{ id: string; claimed: boolean }[]> =>
  connected(product.url, async (client) => {
    const { rows } = await client.query(
      `select id, claim is not null as claimed from postback_outbox where state = 'waiting'`,
    );
    return rows;
  });

test('nothing is lost, and what was in progress is sent again with the same event ID', async () => {
  const url = `${tracker.url}/killed?t={transaction_id}`;
  await at.affiliate.make('/user/postbacks', { title: 'Killed', url, events: ['conversion_pending'] });
  tracker.answer = undefined;
  const ids: number[] = [];
  for (let n = 0; n < 12; n += 1) ids.push((await at.report(`?click_id=${await at.click()}&goal=deposit`)).data.id);
  await vi.waitUntil(() => tracker.told.length > 0, { timeout: patience.wait });
  await product.app.close();
  // Skips the time after which a silent process is presumed dead.
  const comeDue = () =>
    administer(product.url, `update postback_outbox set due_at = now(), last_failed_at = null where state = 'waiting'`);
  await comeDue();
  // Counted before the other process is there, which immediately sends what is due.
  const before = tracker.told.length;
  const started = await startServer(product.url, folder, tracker.host);
  await vi.waitUntil(() => tracker.told.length > before, { timeout: patience.wait });
  await killServer(started);
  expect((await waiting()).some(({ claimed }) => claimed)).toBe(true);
  expect(await waiting()).toHaveLength(ids.length);

  tracker.answer = { status: 200, body: 'OK' };
  await comeDue();
  await startServer(product.url, folder, tracker.host);
  await vi.waitUntil(async () => (await waiting()).length === 0, { timeout: patience.wait });
  const events = Map.groupBy(tracker.told, ({ query }) => Number(query['t']));
  expect([...events.keys()].sort((one, other) => one - other)).toEqual(ids);
  for (const told of events.values()) expect(new Set(told.map(({ eventId }) => eventId)).size).toBe(1);
  expect(tracker.told.length).toBeGreaterThan(ids.length);
});

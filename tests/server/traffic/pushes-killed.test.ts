import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serverFolder } from '../../folder.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { type Product, startProduct } from '../support/product.ts';
import { killServer, killServers, type ServerProcess, startServer } from '../support/server-process.ts';

/** Leads are sent while the processes that send them are killed, one after another. */

let product: Product;
let advertisers: AdvertiserServer;
let market: Market;
let cap: number;
let folder: string;
/** Whether the first advertiser answers, how many leads they were sent, and how many of these they left unanswered. */
let [isAnswering, late, unanswered] = [true, 0, 0];

beforeAll(async () => {
  advertisers = await openAdvertisers(({ manner, answer }) => {
    if (manner !== 'late') return;
    late += 1;
    // They alternately accept and refuse what comes in.
    if (isAnswering) answer(late % 2 ? 'accept' : 'refuse');
    else unanswered += 1;
  });
  product = await startProduct({ outboundAllow: [advertisers.host] });
  folder = serverFolder('sluice-pushes-');
  market = await openMarket(product, advertisers, ['late', 'accept']);
  const { advertiser } = market.takers[0]!;
  const [made] = await product.admin.make('/user/caps', {
    title: 'Leads',
    offer: market.offer,
    advertiser,
    value: '500',
  });
  cap = made!.id;
  // Only the processes of this test send leads.
  await product.app.close();
});
afterAll(async () => {
  await killServers();
  await advertisers.close();
  await product.drop();
  rmSync(folder, { recursive: true, force: true });
});

const start = (): Promise<ServerProcess> => startServer(product.url, folder, advertisers.host);

/** Sends leads until the process dies; returns those that were acknowledged. */
const sendAll = async (address: string): Promise<number[]> => {
  const kept: number[] = [];
  const send = async (): Promise<void> => {
    try {
      const answer = await fetch(`${address}/api/v1/public/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${market.token}` },
        body: JSON.stringify({ campaign: market.campaign, ...somebody() }),
      });
      kept.push((await answer.json()).data.id);
    } catch {
      return;
    }
    await send();
  };
  await Promise.all(Array.from({ length: 8 }, send));
  return kept;
};

const rounds = 3;

test('no acknowledged lead is lost, none is sent to an advertiser twice, and counters are right', async () => {
  const kept: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const started = await start();
    [isAnswering, late, unanswered] = [true, 0, 0];
    const sending = sendAll(started.address);
    await vi.waitUntil(() => late >= 30, { timeout: patience.wait });
    // In the middle of pushes.
    isAnswering = false;
    await vi.waitUntil(() => unanswered >= 4, { timeout: patience.wait });
    await killServer(started);
    kept.push(...(await sending));
  }
  const pending = await one(`select count(*) as n from lead_attempts where outcome = 'pending'`);
  expect(Number(pending['n'])).toBeGreaterThan(0);
  expect(Number((await one(`select sum(reserved) as n from limit_counters`))['n'])).toBeGreaterThan(0);

  // Skips the time after which a silent process is presumed dead.
  await administer(product.url, `update lead_push set expires_at = now() - interval '1 second'`);
  await start();
  await expect
    .poll(async () => Number((await one('select count(*) as n from lead_push'))['n']), {
      timeout: patience.wait,
    })
    .toBe(0);

  const there = await one(`select count(*) as n from leads where id = any($1) and api_status <> 'new'`, [kept]);
  expect(Number(there['n'])).toBe(kept.length);
  const sent = advertisers.heard.map(({ manner, lead }) => `${manner} ${lead}`);
  expect(new Set(sent).size).toBe(sent.length);
  expect(await one(`select count(*) as n from lead_attempts where outcome = 'pending'`)).toEqual({ n: '0' });
  const told = await one(
    `select counted, reserved, (
        select count(*) from lead_attempts where advertiser_id = $1 and outcome in ('accepted', 'unknown')
      )::numeric as settled
      from limit_counters where holder = 'cap' and record_id = $2`,
    [market.takers[0]!.advertiser, cap],
  );
  expect(Number(told['reserved'])).toBe(0);
  expect(Number(told['counted'])).toBe(Number(told['settled']));
  const wrong = await one(
    `select count(*) as n from leads where (api_status = 'sent') <> exists (
        select from lead_attempts as made where made.lead_id = leads.id and made.outcome = 'accepted')`,
  );
  expect(wrong).toEqual({ n: '0' });
});

const one = (text: string, values: unknown[] = []): Promise<Record<string, unknown>> =>
  connected(product.url, async (client) => (await client.query(text, values)).rows[0]);

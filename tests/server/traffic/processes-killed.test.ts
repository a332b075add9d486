import { rmSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverFolder } from '../../folder.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';
import { killServer, killServers, type ServerProcess, startServer } from '../support/server-process.ts';
import { password } from '../support/serving.ts';
import { openTracker, type Tracker } from '../support/tracker.ts';

/**
 * The product as several processes, under traffic, while one after another is killed at random: two that serve traffic,
 * one that serves the admin, one that does background work. `npm run storm`
 * kills more than the six of every run.
 */

const usualKills = 6;
const kills = Number(process.env['KILLS'] ?? usualKills);
const roles = ['traffic', 'traffic', 'admin', 'jobs'];
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

let product: Product;
let advertisers: AdvertiserServer;
let tracker: Tracker;
let market: Market;
let at: Reporting;
let folder: string;
/** Caps that count clicks, accepted leads and conversions. */
let caps: Record<'clicks' | 'leads' | 'conversions', number>;
/** Public ID of the campaign whose clicks are reported. */
let campaign: string;
const children: ServerProcess[] = [];

beforeAll(async () => {
  let heard = 0;
  advertisers = await openAdvertisers(({ manner, answer }) => {
    if (manner !== 'late') return;
    // They take their time, and alternately accept and refuse what comes in.
    const turn = (heard += 1);
    setTimeout(() => answer(turn % 2 ? 'accept' : 'refuse'), (turn * 37) % 400);
  });
  tracker = await openTracker();
  product = await startProduct();
  folder = serverFolder('sluice-storm-');
  market = await openMarket(product, advertisers, ['late', 'accept']);
  at = await setUpReporting(product);
  await at.rule({});
  const url = `${tracker.url}/told?conversion={transaction_id}`;
  const [postback] = await at.affiliate.make('/user/postbacks', { title: 'Told', url, events: ['conversion_pending'] });
  expect(postback).toBeDefined();
  const cap = async (fields: object) =>
    (await product.admin.make('/user/caps', { title: 'Cap', value: '1000000', ...fields }))[0]!.id;
  caps = {
    clicks: await cap({ offer: at.ids.offer, type: 'clicks' }),
    leads: await cap({ offer: market.offer, advertiser: market.takers[0]!.advertiser }),
    conversions: await cap({ offer: at.ids.offer, type: 'conversions' }),
  };
  campaign = String((await one('select secure_id from campaigns where id = $1', [at.ids.campaign]))['secure_id']);
  await product.app.close();
  // These caps did not count what came before this test's processes.
  await administer(product.url, 'delete from clicks');
});
afterAll(async () => {
  await killServers();
  await tracker.close();
  await advertisers.close();
  await product.drop();
  rmSync(folder, { recursive: true, force: true });
});

const one = (text: string, values: unknown[] = []): Promise<Record<string, unknown>> =>
  connected(product.url, async (client) => (await client.query(text, values)).rows[0]);
const counted = async (text: string, values: unknown[] = []): Promise<number> =>
  Number((await one(`select count(*) as n ${text}`, values))['n']);

const start = async (place: number): Promise<void> => {
  children[place] = await startServer(product.url, folder, `${advertisers.host},${tracker.host}`, {
    SLUICE_ROLES: roles[place]!,
  });
};

/** What callers were told had been stored. */
const kept = { clicks: [] as string[], leads: [] as number[], conversions: [] as number[], tags: [] as number[] };
let isOver = false;
let [reports, tags] = [0, 0];
let token = '';

/** The response of any one process with this role; undefined if it was cut off. */
const ask = async (role: string, path: string, init: RequestInit = {}) => {
  const able = roles.flatMap((name, place) => (name === role ? [place] : []));
  const { address } = children[able[Math.floor(Math.random() * able.length)]!]!;
  try {
    const answer = await fetch(address + path, init);
    const text = await answer.text();
    if (answer.status >= 500 || answer.status === 429) return undefined;
    return { status: answer.status, data: JSON.parse(text).data };
  } catch {
    await pass(20);
    return undefined;
  }
};
/** The same, retried until it gets a response. */
const askUntilAnswered = async (role: string, path: string, init: RequestInit = {}) => {
  for (;;) {
    const answer = await ask(role, path, init);
    if (answer) return answer;
    await pass(50);
  }
};

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const headers = { 'user-agent': browser, 'x-forwarded-for': '212.93.97.145' };

/** A visitor whose advertiser reports a deposit until it gets a response, and then once more. */
const visit = async (): Promise<void> => {
  const click = await ask('traffic', `/c/${campaign}?format=json`, { headers });
  if (!click) return;
  kept.clicks.push(click.data.clickId);
  reports += 1;
  const report = `/api/v1/public/postback/${at.token}?click_id=${click.data.clickId}&goal=deposit&txid=t${reports}`;
  const first = await askUntilAnswered('traffic', report);
  kept.conversions.push(first.data.id);
  const again = await ask('traffic', report);
  if (again) expect(again.data).toMatchObject({ id: first.data.id, created: false });
};

const sendLead = async (): Promise<void> => {
  const body = { campaign: market.campaign, ...somebody() };
  const lead = await ask('traffic', '/api/v1/public/leads', json(body, { authorization: `Bearer ${market.token}` }));
  if (lead) kept.leads.push(lead.data.id);
};

/** A staff member, who retries saving until it succeeds. */
const saveTag = async (): Promise<void> => {
  tags += 1;
  const init = json(
    { items: [{ title: `Tag ${tags}`, type: 'offer' }] },
    { authorization: `Bearer ${token}`, 'idempotency-key': `tag-${tags}` },
  );
  const { data } = await askUntilAnswered('admin', '/api/v1/user/tags', { ...init, method: 'PUT' });
  kept.tags.push(data.items[0].id);
};

const goOn = async (work: () => Promise<void>): Promise<void> => {
  while (!isOver) {
    await work();
    // Processes must start quickly, too.
    await pass(200);
  }
};

test('whichever process is killed, nothing that was acknowledged is lost, and nothing happens twice', {
  timeout: patience.walk * Math.max(1, kills / usualKills),
}, async () => {
  await Promise.all(roles.map((_, place) => start(place)));
  const login = json({ email: 'admin@ours.example', password });
  token = (await askUntilAnswered('admin', '/api/v1/login', login)).data.token;

  const work = [...[visit, visit, visit, visit], ...[sendLead, sendLead, sendLead, sendLead], saveTag].map(goOn);
  for (let n = 0; n < kills; n += 1) {
    await pass(Math.random() * 500);
    const place = Math.floor(Math.random() * roles.length);
    await killServer(children[place]!);
    await start(place);
  }
  isOver = true;
  await Promise.all(work);
  await settled();

  // Everything acknowledged is there, once.
  const { clicks, leads, conversions } = kept;
  expect(new Set(clicks).size).toBe(clicks.length);
  expect(await counted('from clicks where secure_id = any($1)', [clicks])).toBe(clicks.length);
  expect(new Set(leads).size).toBe(leads.length);
  expect(await counted(`from leads where id = any($1) and api_status <> 'new'`, [leads])).toBe(leads.length);
  expect(await counted('from tags where id = any($1)', [kept.tags])).toBe(tags);
  expect(await counted(`from tags where title like 'Tag %'`)).toBe(tags);

  // A reported deposit is paid once, however often it was reported.
  expect(new Set(conversions).size).toBe(reports);
  expect(await one('select count(*)::integer as n, sum(payout)::float8 as payout from conversions')).toEqual({
    n: reports,
    payout: reports * 20.25,
  });

  // No advertiser was sent a lead twice, and the outcome of each is known, or known to be unknown.
  const sent = advertisers.heard.map(({ manner, lead }) => `${manner} ${lead}`);
  expect(new Set(sent).size).toBe(sent.length);
  expect(await counted(`from lead_attempts where outcome = 'pending'`)).toBe(0);
  expect(await counted('from lead_attempts')).toBeGreaterThanOrEqual(sent.length);
  expect(
    await counted(`from leads where (api_status = 'sent') <> exists (
      select from lead_attempts as made where made.lead_id = leads.id and made.outcome = 'accepted')`),
  ).toBe(0);

  // Counters match what happened.
  const accepted = `from lead_attempts where advertiser_id = $1 and outcome in ('accepted', 'unknown')`;
  expect(await counterOf(caps.leads)).toEqual([await counted(accepted, [market.takers[0]!.advertiser]), 0]);
  expect(await counterOf(caps.clicks)).toEqual([
    await counted('from clicks where campaign_id = $1', [at.ids.campaign]),
    0,
  ]);
  expect(await counterOf(caps.conversions)).toEqual([reports, 0]);

  // Affiliates were informed of every conversion, each under one ID.
  const told = Map.groupBy(tracker.told, ({ query }) => Number(query['conversion']));
  expect(new Set(told.keys())).toEqual(new Set(conversions));
  for (const events of told.values()) expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(1);

  console.info(
    `${kills} kills: ${clicks.length} clicks, ${leads.length} leads, ${sent.length} pushes, ${reports} conversions, ` +
      `${tracker.told.length} postbacks, ${tags} tags; ` +
      `${await counted(`from lead_attempts where outcome = 'unknown'`)} pushes of unknown outcome`,
  );
});

/** Waits until everything that killed processes left is done, skipping the time after which they are presumed dead. */
const settled = async (): Promise<void> => {
  await killServer(children[roles.indexOf('jobs')]!);
  await administer(product.url, `update lead_push set expires_at = now() - interval '1 second'`);
  await administer(
    product.url,
    `update postback_outbox set due_at = now(), last_failed_at = null where state = 'waiting'`,
  );
  await start(roles.indexOf('jobs'));
  const left = async (): Promise<number> =>
    (await counted('from lead_push')) + (await counted(`from postback_outbox where state = 'waiting'`));
  await expect.poll(left, { timeout: patience.test, interval: 500 }).toBe(0);
};

const counterOf = async (cap: number): Promise<[counted: number, reserved: number]> => {
  const row = await one(
    `select coalesce(sum(counted), 0) as counted, coalesce(sum(reserved), 0) as reserved
      from limit_counters where holder = 'cap' and record_id = $1`,
    [cap],
  );
  return [Number(row['counted']), Number(row['reserved'])];
};

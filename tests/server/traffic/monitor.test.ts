import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { administer } from '../../postgres.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

/** An integration whose advertiser stops accepting leads is skipped, tried now and then, and resumed. */

let product: Product;
let admin: Person;
let advertisers: AdvertiserServer;
let inbox: Inbox;

beforeAll(async () => {
  [advertisers, inbox] = [await openAdvertisers(), await openInbox()];
  product = await startProduct({ outboundAllow: [advertisers.host], pushBudget: 5, smtpUrl: inbox.url });
  ({ admin } = product);
  await setLimits({ circuitFailures: 2, circuitRefusals: 3, circuitPause: 3600 });
});
afterAll(async () => {
  for (const one of advertisers.heard.filter(({ manner }) => manner.startsWith('wait'))) one.answer('cut');
  await product.close();
  await advertisers.close();
  await inbox.close();
});

const setLimits = async (limits: object) =>
  expect((await admin.call('PATCH', '/user/settings/general', { items: [limits] })).status).toBe(200);
const simulated = async ({ offer }: Market, app = product.app) => {
  const { id: campaign } = (await admin.call('GET', `/user/campaigns?offer=${offer}`)).data.items[0];
  const body = { kind: 'lead', campaign };
  return (await ask(app, 'POST', '/stat/simulate', { token: admin.token, body })).data;
};
/** The codes of the checks that the first candidate fails, as a process knows them. */
const failedBy = async (at: Market, app = product.app): Promise<string[]> => {
  const { candidates } = await simulated(at, app);
  const first = candidates.find((one: { advertiser: number }) => one.advertiser === at.takers[0]!.advertiser);
  return first.checks.flatMap(({ passed, code }: { passed: boolean; code: string }) => (passed ? [] : [code]));
};
const market = async (...manners: string[]): Promise<Market> => {
  const at = await openMarket(product, advertisers, manners);
  await expect
    .poll(async () => (await simulated(at))?.candidates.length, { timeout: patience.wait })
    .toBe(manners.length);
  return at;
};
const send = async ({ token, campaign }: Market, app = product.app) =>
  (await ask(app, 'POST', '/public/leads', { token, body: { campaign, ...somebody() } })).data;
const integration = async ({ takers }: Market) =>
  (await admin.call('GET', `/user/integrations/${takers[0]!.integration}`)).data;
const act = (action: 'pause' | 'resume', { takers }: Market, person = admin) =>
  person.call('PATCH', `/user/integrations/${action}`, { items: [{ id: takers[0]!.integration }] });
const isPaused = (at: Market, app = product.app) =>
  expect.poll(() => failedBy(at, app), { timeout: patience.wait }).toEqual(['circuit_closed']);
const isRunning = (at: Market, app = product.app) =>
  expect.poll(() => failedBy(at, app), { timeout: patience.wait }).toEqual([]);
/** Skips to the time of the next try. */
const letTry = async (at: Market): Promise<void> => {
  await administer(
    product.url,
    `update integrations set circuit_try_at = now() - interval '1 second' where id = ${at.takers[0]!.integration}`,
  );
  await isRunning(at);
};
const heardBy = (manner: string) => advertisers.heard.filter((one) => one.manner === manner).length;

describe('the integration of an advertiser who gives no clear answers', () => {
  let at: Market;

  test('is skipped in every process, and those who look after the advertiser are notified', async () => {
    at = await market('broken/first', 'accept');
    const other = await product.beside();
    expect(await send(at)).toMatchObject({ apiStatus: 'failed' });
    expect(await integration(at)).toMatchObject({ circuit: 'closed', circuitReason: null });
    await send(at);
    expect(await integration(at)).toMatchObject({
      circuit: 'open',
      circuitReason: 'unreadable',
      circuitSince: expect.any(Number),
      circuitTryAt: expect.any(Number),
    });
    await isPaused(at);
    await isPaused(at, other);
    const { id, apiStatus } = await send(at, other);
    expect(apiStatus).toBe('sent');
    const card = (await admin.call('GET', `/stat/leads/${id}/decision`)).data.candidates;
    expect(card.find((one: { order: number | null }) => one.order === null).checks).toContainEqual(
      expect.objectContaining({ code: 'circuit_closed', passed: false }),
    );
    expect(heardBy('broken/first')).toBe(2);
    const mail = await inbox.next('admin@ours.example');
    expect(mail.subject).toContain('Integration paused');
    expect(mail.text).toContain('Unclear responses several times in a row');
  });

  test('is tried with one lead at a time, whatever the process', async () => {
    const path = `/user/integrations/${at.takers[0]!.integration}`;
    const { outApi } = (await admin.call('GET', `${path}?with=outApi`)).data;
    const data = { outApi: { ...outApi, url: outApi.url.replace('broken/first', 'wait/first') } };
    expect((await admin.call('POST', `${path}/edit_out_api_mappings`, { data })).status).toBe(200);
    const other = await product.beside();
    await letTry(at);
    await isRunning(at, other);
    const under = Promise.all(Array.from({ length: 6 }, (_, n) => send(at, n % 2 ? other : product.app)));
    await vi.waitUntil(() => heardBy('accept') >= 6 && heardBy('wait/first') === 1, { timeout: patience.wait });
    advertisers.heard.find(({ manner }) => manner === 'wait/first')!.answer('accept');
    expect((await under).map(({ apiStatus }) => apiStatus)).toEqual(Array(6).fill('sent'));
    expect(heardBy('wait/first')).toBe(1);
    expect(await integration(at)).toMatchObject({ circuit: 'closed', circuitReason: null, circuitTryAt: null });
    await isRunning(at);
  });

  test('has both in its history, with no user', async () => {
    const { items } = (await admin.call('GET', `/user/integrations/${at.takers[0]!.integration}/history`)).data;
    expect(items.filter((one: { user: number | null }) => one.user === null)).toMatchObject([
      { changes: { circuit: ['open', 'closed'] } },
      { changes: { circuit: ['closed', 'open'], circuitReason: [null, 'unreadable'] } },
    ]);
  });
});

test('an integration waits twice as long after a failed try', async () => {
  const at = await market('refuse', 'accept');
  for (let n = 0; n < 3; n += 1) expect(await send(at)).toMatchObject({ apiStatus: 'sent' });
  expect(await integration(at)).toMatchObject({ circuit: 'open', circuitReason: 'refused' });
  await setLimits({ circuitPause: 60 });
  await isPaused(at);
  await letTry(at);
  await send(at);
  const { circuit, circuitTryAt } = await integration(at);
  expect(circuit).toBe('open');
  const wait = circuitTryAt - Date.now() / 1000;
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(121);
  await setLimits({ circuitPause: 3600 });
});

test.each(['duplicate', 'invalid'])('a failure caused by the lead pauses nobody: %s', async (manner) => {
  const at = await market(manner, 'accept');
  for (let n = 0; n < 5; n += 1) await send(at);
  expect(await integration(at)).toMatchObject({ circuit: 'closed', acceptance: '0' });
});

describe('staff', () => {
  test('pause and resume it, with a separate permission; until they resume it nothing tries it', async () => {
    const at = await market('accept/by-hand', 'accept');
    const clerk = await product.personWith('admin', 'integration.read', 'integration.update');
    expect((await act('pause', at, clerk)).status).toBe(403);
    expect((await act('pause', at)).status).toBe(200);
    expect(await integration(at)).toMatchObject({ circuit: 'open', circuitReason: 'by_hand', circuitTryAt: null });
    await isPaused(at);
    expect(await send(at)).toMatchObject({ apiStatus: 'sent' });
    expect(heardBy('accept/by-hand')).toBe(0);
    expect((await act('resume', at)).status).toBe(200);
    await isRunning(at);
    await send(at);
    expect(heardBy('accept/by-hand')).toBe(1);
    const { items } = (await admin.call('GET', `/user/integrations/${at.takers[0]!.integration}/history`)).data;
    expect(items[0]).toMatchObject({ user: admin.id, changes: { circuit: ['open', 'closed'] } });
  });

  test('see how it is doing, for those that they reach', async () => {
    const at = await market('refuse/figures', 'accept');
    await send(at);
    const [first, second] = at.takers.map(({ integration: id }) => `/user/integrations/${id}/monitor`);
    expect((await admin.call('GET', first!)).data).toEqual({
      attempts: 1,
      accepted: 0,
      since: expect.any(Number),
      outcomes: [{ outcome: 'refused', count: 1 }],
      took: { median: expect.any(Number), p95: expect.any(Number) },
    });
    expect((await admin.call('GET', second!)).data).toMatchObject({ attempts: 1, accepted: 1 });
    const stranger = await product.stranger();
    expect((await stranger.call('GET', first!)).status).toBe(404);
    expect((await at.affiliate.call('GET', first!)).status).toBe(403);
  });
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { weekdays } from '../../../domain/time/schedule.ts';
import { patience } from '../../patience.ts';
import { administer } from '../../postgres.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

/** Leads that nobody accepts wait if a hold queue covers their geo, and are sent on in rounds. */

let product: Product;
let admin: Person;
let advertisers: AdvertiserServer;
/** Whether the slow advertiser withholds its answers. */
let isLate = true;

beforeAll(async () => {
  advertisers = await openAdvertisers(({ manner, answer }) => {
    if (manner === 'late' && !isLate) answer('accept');
  });
  product = await startProduct({ outboundAllow: [advertisers.host], pushBudget: 5 });
  ({ admin } = product);
});
afterAll(async () => {
  await product.close();
  await advertisers.close();
});

const simulated = async ({ offer, affiliate }: Market) => {
  const path = `/user/campaigns?offer=${offer}&affiliate=${affiliate.id}`;
  const { id: campaign } = (await admin.call('GET', path)).data.items[0];
  return (await admin.call('POST', '/stat/simulate', { kind: 'lead', campaign, country: 'LV' })).data;
};
const sent = async ({ token, campaign }: Market) =>
  (await ask(product.app, 'POST', '/public/leads', { token, body: { campaign, ...somebody() } })).data;
const read = async (id: number) => (await admin.call('GET', `/stat/leads/${id}`)).data;
const queue = async (id: number) => (await admin.call('GET', `/user/hold_configs/${id}`)).data;
const lastChange = async (id: number) =>
  (await admin.call('GET', `/stat/lead_changes?lead=${id}&orderBy=createdAt:desc&limit=1`)).data.items[0];

/**
 * An offer whose only advertiser has no room, so that leads wait in a queue for Latvia. A queue with an interval has its
 * first round behind it: one that has only just begun may take the first of the leads that are sent next. No leads of
 * earlier tests wait.
 */
const waiting = async (fields: object, manner = 'accept') => {
  await administer(product.url, `update leads set api_status = 'unsent' where api_status = 'hold'`);
  const at = await openMarket(product, advertisers, [manner]);
  const { advertiser } = at.takers[0]!;
  const [cap] = await admin.make('/user/caps', {
    title: 'Full',
    type: 'leads',
    offer: at.offer,
    advertiser,
    value: '0',
  });
  const [geo] = await admin.make('/user/geos', { title: `Latvia ${at.offer}`, countries: ['LV'] });
  const [made] = await admin.make('/user/hold_configs', {
    title: `Queue ${at.offer}`,
    geo: geo!.id,
    timezone: 'UTC',
    periodStart: '00:00',
    periodEnd: '00:00',
    ...fields,
  });
  if ('interval' in fields)
    await administer(
      product.url,
      `insert into hold_round (tenant_id, hold_config_id, began_at)
        select tenant_id, id, now() from hold_configs where id = ${made!.id}`,
    );
  await admin.call('POST', '/user/hold_configs/change_status', { items: [{ id: made!.id, status: 'active' }] });
  await expect.poll(async () => (await simulated(at))?.outcome, { timeout: patience.wait }).toBe('hold');
  const makeRoom = async () => {
    await admin.call('PATCH', '/user/caps', { items: [{ id: cap!.id, value: '100' }] });
    await expect.poll(async () => (await simulated(at)).outcome, { timeout: patience.wait }).toBe('offered');
  };
  const stop = () =>
    admin.call('POST', '/user/hold_configs/change_status', { items: [{ id: made!.id, status: 'inactive' }] });
  return { at, id: made!.id, makeRoom, stop };
};
/** Another affiliate of the offer. */
const another = async (at: Market): Promise<Market> => {
  const affiliate = await product.person('affiliate');
  const [campaign] = await admin.make('/user/campaigns', {
    title: 'Autumn',
    affiliate: affiliate.id,
    offer: at.offer,
  });
  const token = (await admin.call('GET', `/user/users/${affiliate.id}?with=apiToken`)).data.apiToken;
  return { ...at, affiliate, token, campaign: String(campaign!['secureId']) };
};
/** The first lead of an affiliate whose campaign processes may not know yet. */
const firstOf = async (market: Market): Promise<number> => {
  await expect.poll(async () => (await sent(market))?.id, { timeout: patience.wait }).toEqual(expect.any(Number));
  return (await admin.call('GET', `/stat/leads?affiliate=${market.affiliate.id}`)).data.items[0].id;
};
const beginRounds = () => administer(product.url, `update hold_round set began_at = now() - interval '2 days'`);
const statusesOf = async (leads: readonly number[]) => Promise.all(leads.map(async (id) => (await read(id)).apiStatus));

test('leads whose assignment has more weight come first, however long others have waited', async () => {
  const { at, id, makeRoom, stop } = await waiting({ interval: 1440, freshLeads: 1, oldLeads: 0 });
  /** A lead of another affiliate, whose assignment has this weight. */
  const leadOf = async (weight?: number) => {
    const market = await another(at);
    if (weight !== undefined)
      await admin.make('/user/affiliate_assignments', { offer: at.offer, affiliate: market.affiliate.id, weight });
    return firstOf(market);
  };
  const leads = [await leadOf(0), await leadOf(1), await leadOf(), await leadOf(1000)];
  await makeRoom();
  for (const sentOn of [1, 2, 3, 4]) {
    await beginRounds();
    await vi.waitUntil(async () => (await queue(id)).waiting === leads.length - sentOn, { timeout: patience.wait });
    const statuses = await statusesOf(leads);
    expect(statuses).toEqual(leads.map((_, place) => (place < leads.length - sentOn ? 'hold' : 'sent')));
  }
  await stop();
});

test('each round sends a fixed number, fresh and old ones, and the history says so', async () => {
  const { at, id, makeRoom, stop } = await waiting({ interval: 1440, freshLeads: 2, oldLeads: 1 });
  const leads: number[] = [];
  for (let n = 0; n < 5; n += 1) leads.push((await sent(at)).id);
  expect(await statusesOf(leads)).toEqual(['hold', 'hold', 'hold', 'hold', 'hold']);
  expect(await queue(id)).toMatchObject({ waiting: 5, nextRoundAt: expect.any(Number) });
  await makeRoom();
  expect(await statusesOf(leads)).toEqual(['hold', 'hold', 'hold', 'hold', 'hold']);
  await beginRounds();
  await vi.waitUntil(async () => (await queue(id)).waiting === 3, { timeout: patience.wait });
  expect((await statusesOf(leads)).filter((status) => status === 'sent')).toHaveLength(2);
  const [first] = leads;
  expect(await lastChange(first!)).toMatchObject({
    changedBy: 'hold_queue',
    previousStatus: 'hold',
    apiStatus: 'sent',
  });
  // Not before the interval has passed.
  const { lastRoundAt, nextRoundAt } = await queue(id);
  expect(nextRoundAt).toBeGreaterThanOrEqual(lastRoundAt + 1440 * 60 - 1);
  await stop();
});

test('a lead that is put in the trash while those before it are sent goes to nobody', async () => {
  const { at, makeRoom, stop } = await waiting({ interval: 1440, freshLeads: 10, oldLeads: 0 }, 'late');
  // Four are sent at a time.
  const leads: number[] = [];
  for (let n = 0; n < 6; n += 1) leads.push((await sent(at)).id);
  await makeRoom();
  const before = advertisers.heard.length;
  await beginRounds();
  await vi.waitUntil(() => advertisers.heard.length === before + 4, { timeout: patience.wait });
  const trashed = await admin.call('PATCH', `/stat/leads/${leads[4]}/trash`, { items: [{ note: 'Fraud' }] });
  expect(trashed.status).toBe(200);
  isLate = false;
  for (const one of advertisers.heard.slice(before, before + 4)) one.answer('accept');
  await expect.poll(async () => (await read(leads[5]!)).apiStatus, { timeout: patience.wait }).toBe('sent');
  expect(await statusesOf(leads)).toEqual(['sent', 'sent', 'sent', 'sent', 'trash', 'sent']);
  expect(await lastChange(leads[4]!)).toMatchObject({ changedBy: 'person', apiStatus: 'trash' });
  await stop();
});

test('a lead whose person was forgotten meanwhile waits no longer and goes to nobody', async () => {
  const { at, id, makeRoom, stop } = await waiting({ interval: 1440, freshLeads: 2, oldLeads: 0 });
  const body = { campaign: at.campaign, ...somebody(), email: 'forgotten@mail.example' };
  const { id: forgotten } = (await ask(product.app, 'POST', '/public/leads', { token: at.token, body })).data;
  const { id: other } = await sent(at);
  expect((await admin.call('POST', '/user/people/forget', { email: body.email })).data).toMatchObject({ leads: 1 });
  expect((await queue(id)).waiting).toBe(1);
  await makeRoom();
  await beginRounds();
  await expect.poll(async () => (await read(other)).apiStatus, { timeout: patience.wait }).toBe('sent');
  expect((await read(forgotten)).apiStatus).toBe('hold');
  await stop();
});

test('leads whose offer is paused keep waiting, and are sent once it works again', async () => {
  const { at, id, makeRoom, stop } = await waiting({ interval: 1440, freshLeads: 2, oldLeads: 0 });
  const lead = (await sent(at)).id;
  await makeRoom();
  const setOffer = (status: string) =>
    admin.call('POST', '/user/offers/change_block', { items: [{ id: at.offer, status }] });
  expect((await setOffer('inactive')).status).toBe(200);
  await expect.poll(async () => (await simulated(at)).outcome, { timeout: patience.wait }).toBe('refused');
  const before = Math.floor(Date.now() / 1000) - 86_400;
  await beginRounds();
  await expect.poll(async () => (await queue(id)).lastRoundAt, { timeout: patience.wait }).toBeGreaterThan(before);
  expect((await queue(id)).waiting).toBe(1);
  expect((await setOffer('active')).status).toBe(200);
  await expect.poll(async () => (await simulated(at)).outcome, { timeout: patience.wait }).toBe('offered');
  await beginRounds();
  await expect.poll(async () => (await read(lead)).apiStatus, { timeout: patience.wait }).toBe('sent');
  await stop();
});

test('leads that their source refuses take nobody’s place, and hours that end meanwhile are no reason', async () => {
  const { at, makeRoom, stop } = await waiting({ interval: 1440, freshLeads: 1, oldLeads: 0 });
  const refused = [(await sent(at)).id, (await sent(at)).id];
  const other = await another(at);
  const lead = await firstOf(other);
  await makeRoom();
  const day = weekdays[(new Date().getUTCDay() + 2) % 7]!;
  const schedule = { timezone: 'UTC', ranges: [{ days: [day], from: '00:00', to: '01:00' }] };
  await admin.make('/user/affiliate_assignments', { offer: at.offer, affiliate: other.affiliate.id, schedule });
  await admin.make('/user/affiliate_assignments', { offer: at.offer, affiliate: at.affiliate.id, countries: ['DE'] });
  await expect.poll(async () => (await simulated(other)).reason, { timeout: patience.wait }).toBe('affiliate_schedule');
  await expect.poll(async () => (await simulated(at)).reason, { timeout: patience.wait }).toBe('affiliate_country');
  await beginRounds();
  await expect.poll(async () => (await read(lead)).apiStatus, { timeout: patience.wait }).toBe('sent');
  expect(await statusesOf(refused)).toEqual(['hold', 'hold']);
  // They were not even tried.
  expect(await lastChange(refused[0])).not.toMatchObject({ changedBy: 'hold_queue' });
  await stop();
});

test('leads of a deleted campaign are given up, and hold up no others', async () => {
  const { at, makeRoom, stop } = await waiting({ interval: 1440, freshLeads: 2, oldLeads: 0 });
  const { id: campaign } = (await admin.call('GET', `/user/campaigns?offer=${at.offer}`)).data.items[0];
  const given = [(await sent(at)).id, (await sent(at)).id];
  const lead = await firstOf(await another(at));
  await makeRoom();
  const deleted = await admin.call('POST', '/user/campaigns/change_status', {
    items: [{ id: campaign, status: 'deleted' }],
  });
  expect(deleted.status).toBe(200);
  // Processes learn of it a moment later.
  const visit = async () => (await product.app.inject(`/c/${at.campaign}`)).statusCode;
  await expect.poll(visit, { timeout: patience.wait }).toBe(404);
  const afterAnotherRound = async () => {
    await beginRounds();
    return (await read(lead)).apiStatus;
  };
  await expect.poll(afterAnotherRound, { timeout: patience.wait }).toBe('sent');
  expect(await statusesOf(given)).toEqual(['unsent', 'unsent']);
  expect(await lastChange(given[0])).toMatchObject({ changedBy: 'hold_queue', apiStatus: 'unsent' });
  expect(await read(given[0])).toMatchObject({ reason: 'campaign_active' });
  await stop();
});

test('a person may request a round, even of a stopped queue', async () => {
  const { at, id, makeRoom, stop } = await waiting({ interval: 1440, freshLeads: 10, oldLeads: 0 });
  const lead = (await sent(at)).id;
  await stop();
  await makeRoom();
  expect(await queue(id)).toMatchObject({ nextRoundAt: null });
  expect((await read(lead)).apiStatus).toBe('hold');
  await administer(product.url, `update hold_round set began_at = now() - interval '1 minute'`);
  expect((await admin.call('POST', '/user/hold_configs/release', { items: [{ id }] })).status).toBe(200);
  await vi.waitUntil(async () => (await read(lead)).apiStatus === 'sent', { timeout: patience.wait });
});

test('a queue waits for its hours before it sends', async () => {
  const now = new Date().getUTCHours();
  const [periodStart, periodEnd] = [3, 5].map((add) => `${String((now + add) % 24).padStart(2, '0')}:00`);
  const { id, stop } = await waiting({ periodStart, periodEnd });
  const { nextRoundAt, lastRoundAt } = await queue(id);
  expect(lastRoundAt).toBeNull();
  expect(new Date(nextRoundAt * 1000).toISOString().slice(11, 16)).toBe(periodStart);
  expect(nextRoundAt * 1000).toBeGreaterThan(Date.now());
  await stop();
});

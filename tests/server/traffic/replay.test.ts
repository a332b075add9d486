import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readCounts, readPast } from '../../../server/traffic/replay/past.ts';
import { readPaid, readRules } from '../../../server/traffic/replay/earnings.ts';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { copyRows } from '../support/copies.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** What past traffic would have met if a change had been made. */

let product: Product;
let advertisers: AdvertiserServer;
let admin: Person;
let market: Market;

const count = 6;
const first = () => market.takers[0]!.advertiser;
const second = () => market.takers[1]!.advertiser;

const send = async () => {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/v1/public/leads',
    headers: { authorization: `Bearer ${market.token}` },
    payload: { campaign: market.campaign, ...somebody() },
  });
  return answer.json().data;
};

const replay = (draft: object, person = admin) =>
  person.call('POST', '/stat/replay', { offer: market.offer, days: 7, call: 'create', ...draft });

/** A cap on the first advertiser's leads. */
const cap = (fields: object = {}) => ({
  collection: 'user/caps',
  items: [
    {
      title: 'Two a day',
      offer: market.offer,
      advertiser: first(),
      type: 'leads',
      value: '2',
      period: 'total',
      timezone: 'UTC',
      processingType: 'hard',
      action: 'stop',
      ...fields,
    },
  ],
});

/** Leads that each advertiser accepts before and after. */
const leadsOf = (data: {
  advertisers: { advertiser: number; before: { leads: number }; after: { leads: number } }[];
}) =>
  Object.fromEntries(
    data.advertisers.map(({ advertiser, before, after }) => [advertiser, [before.leads, after.leads]]),
  );

/** Enables reports from the first advertiser through its integration. */
const openPostbacks = async () => {
  const edit = async (path: string, id: number, item: object) => {
    const { data } = await admin.call('GET', `${path}/${id}`);
    const { status } = await admin.call('PATCH', path, { items: [{ id, version: data.version, ...item }] });
    expect(status).toBe(200);
    return data;
  };
  const { template } = (await admin.call('GET', `/user/integrations/${market.takers[0]!.integration}`)).data;
  const { platform } = (await admin.call('GET', `/user/integration_templates/${template}`)).data;
  await edit('/user/platforms', platform, { postbackEnabled: true });
  await edit('/user/integration_templates', template, { integrationMethodsRestrictions: ['outApi', 'postback'] });
  await edit('/user/integrations', market.takers[0]!.integration, { postbackEnabled: true });
};

beforeAll(async () => {
  advertisers = await openAdvertisers();
  product = await startProduct({ outboundAllow: [advertisers.host] });
  ({ admin } = product);
  market = await openMarket(product, advertisers, ['accept', 'accept']);
  await vi.waitFor(async () => expect((await send()).apiStatus).toBe('sent'), patience.wait);
  for (let n = 1; n < count; n++) expect((await send()).apiStatus).toBe('sent');
});
afterAll(async () => {
  await product.close();
  await advertisers.close();
});

test('a replay shows who accepts what before and after, and how often a cap had no room', async () => {
  const { status, data } = await replay(cap());
  expect(status).toBe(200);
  expect(data).toMatchObject({ every: 1, before: { leads: count }, after: { leads: count } });
  expect(leadsOf(data)).toEqual({ [first()]: [count, 2], [second()]: [0, count - 2] });
  expect(data.affiliates).toMatchObject([{ affiliate: market.affiliate.id, after: { leads: count } }]);
  expect(data.caps).toEqual([{ cap: null, before: 0, after: count - 2 }]);
});

test('a replay leaves no trace: no record, no history, nothing counted', async () => {
  const all = async () => {
    const { rows } = await product.database.owner((db) =>
      sql`select (select count(*) from caps) as caps, (select count(*) from history) as history,
        (select count(*) from limit_counters) as counted, (select count(*) from leads) as leads`.execute(db),
    );
    return rows;
  };
  const before = await all();
  expect((await replay(cap())).status).toBe(200);
  expect(await all()).toEqual(before);
});

test('simultaneous replays give the same results, one after another', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => replay(cap())));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const { data } of answers) expect(leadsOf(data)).toEqual({ [first()]: [count, 2], [second()]: [0, count - 2] });
});

test('a replay tries out edits and status changes as their own calls would make them', async () => {
  const { data } = await admin.call('GET', `/user/targetings?offer=${market.offer}&orderBy=priority:asc`);
  const [one] = data.items;
  const later = {
    collection: 'user/targetings',
    call: 'edit',
    items: [{ id: one.id, version: one.version, priority: 9 }],
  };
  expect(leadsOf((await replay(later)).data)).toEqual({ [first()]: [count, 0], [second()]: [0, count] });
  const off = { ...later, call: 'status', items: [{ id: one.id, version: one.version, status: 'inactive' }] };
  expect(leadsOf((await replay(off)).data)).toEqual({ [first()]: [count, 0], [second()]: [0, count] });
  const stale = { ...later, items: [{ id: one.id, version: one.version + 3, priority: 9 }] };
  expect((await replay(stale)).status).toBe(409);
});

test('a replay tries out pausing an integration, an offer or a campaign', async () => {
  const [integration] = (await admin.call('GET', `/user/integrations?advertiser=${first()}`)).data.items;
  const [campaign] = (await admin.call('GET', `/user/campaigns?offer=${market.offer}`)).data.items;
  const paused = async (collection: string, id: number, how: object = { status: 'inactive' }) =>
    leadsOf((await replay({ collection, call: 'status', items: [{ id, ...how }] })).data);
  expect(await paused('user/integrations', integration.id)).toEqual({ [first()]: [count, 0], [second()]: [0, count] });
  const blocked = { status: 'blocked', reason: 'Owes us' };
  expect(await paused('user/advertisers', second(), blocked)).toEqual({ [first()]: [count, count] });
  expect(await paused('user/offers', market.offer)).toEqual({ [first()]: [count, 0], null: [0, count] });
  expect(await paused('user/campaigns', campaign.id)).toEqual({ [first()]: [count, 0], null: [0, count] });
  expect((await admin.call('GET', `/user/offers/${market.offer}`)).data.status).toBe('active');
});

test('a replay shows what other payment rules would have paid', async () => {
  const { data: models } = await admin.call('GET', '/user/payment_models?limit=1');
  const { data: currencies } = await admin.call('GET', '/user/currencies?limit=1');
  const [usd] = currencies.items;
  const rule = {
    title: 'Leads',
    offer: market.offer,
    paymentModel: models.items[0].id,
    paymentType: 1,
    revenueValue: '10',
    payoutValue: '6',
    revenueCurrency: usd.id,
    payoutCurrency: usd.id,
  };
  const [made] = await admin.make('/user/payment_rules', rule);
  const { data: sent } = await admin.call('GET', `/stat/leads?offer=${market.offer}&limit=1`);
  await openPostbacks();
  const { data: advertiser } = await admin.call('GET', `/user/advertisers/${first()}?with=apiToken`);
  const reported = await product.app.inject({
    url: `/api/v1/public/postback/${advertiser.apiToken}?lead_id=${sent.items[0].id}&txid=one`,
  });
  expect(reported.json()).toMatchObject({ data: { created: true } });
  const dearer = { id: made!.id, version: made!.version, revenueValue: '30' };
  const { data } = await replay({ collection: 'user/payment_rules', call: 'edit', items: [dearer] });
  expect([data.before.revenue, data.before.payout]).toEqual(['10', '6']);
  expect([data.after.revenue, data.after.payout]).toEqual(['30', '6']);

  // Among equally specific rules the heaviest pays; the existing one weighs 100.
  const rival = async (weight: number) => {
    const items = [{ ...rule, title: 'Rival', revenueValue: '50', weight }];
    return (await replay({ collection: 'user/payment_rules', call: 'create', items })).data.after.revenue;
  };
  expect(await rival(101)).toBe('50');
  expect(await rival(99)).toBe('10');

  // Each of the leads was accepted, whether reported or not.
  const accepted = { ...rule, title: 'Accepted', paidFor: 'accepted_lead', revenueValue: '7', payoutValue: '5' };
  const paid = (await replay({ collection: 'user/payment_rules', call: 'create', items: [accepted] })).data;
  expect([paid.before.revenue, paid.after.revenue, paid.after.payout]).toEqual(['10', '42', '30']);

  // Ten dollars for six leads are one and two thirds each, so two of them fill a cap of three.
  const money = (fields: object) => replay(cap({ currency: usd.id, ...fields }));
  const limited = (taken: number) => ({ [first()]: [count, taken], [second()]: [0, count - taken] });
  expect(leadsOf((await money({ type: 'revenue', value: '3' })).data)).toEqual(limited(2));
  expect(leadsOf((await money({ type: 'payout', value: '3' })).data)).toEqual(limited(3));
  const rejected = { type: 'revenue', conversionStatus: 4, value: '3' };
  expect(leadsOf((await money(rejected)).data)).toEqual({ [first()]: [count, count] });
  const one = replay(cap({ type: 'conversions', value: '1' }));
  expect(leadsOf((await one).data)).toEqual({ [first()]: [count, count] });
});

test('of very much traffic an even sample is read, and of what it brought', async () => {
  const copies = 400;
  await connected(product.url, async (client) => {
    const named = { secure_id: 'substr(secure_id, 1, 12) || substr(md5(n::text), 1, 20)', click_id: 'md5(n::text)' };
    const one = `id = (select min(lead_id) from conversions where offer_id = ${market.offer})`;
    await copyRows(client, 'leads', { where: one, count: copies, changed: { id: '1000000 + n', ...named } });
    const keys = { id: '1000000 + n', lead_id: '1000000 + n', transaction_key: 'null', goal_key: 'null' };
    await copyRows(client, 'conversions', { where: `offer_id = ${market.offer}`, count: copies, changed: keys });
  });
  const span = { offer: market.offer, since: Math.floor(Date.now() / 1000) - 86_400 };
  await product.database.tenant(product.tenant.tenantId).read(async (db) => {
    const counts = await readCounts(db, span);
    expect(counts).toEqual({
      came: count + copies,
      accepted: count + copies,
      passedOn: new Map([[first(), count + copies]]),
    });
    const past = await readPast(db, span, counts.came, 40);
    expect(past.every).toBe(11);
    expect(past.traffic.length).toBeGreaterThan(10);
    expect(past.traffic.length).toBeLessThan(100);
    const side = { rules: await readRules(db, span.offer), caps: [] };
    const paid = await readPaid(db, span, counts, [side, side], 40);
    expect(new Set(paid.map(({ weight }) => weight))).toEqual(new Set([11]));
    expect(paid.length).toBeGreaterThan(10);
    expect(paid.length).toBeLessThan(100);
    expect(await readPaid(db, span, counts, [side, side])).toHaveLength(1 + copies);
  });
});

test('a replay reports an invalid change at its place, and accepts none that its caller may not make', async () => {
  const wrong = await replay(cap({ value: '-1' }));
  expect([wrong.status, wrong.details?.map(({ path }: { path: string }) => path)]).toEqual([422, ['items.0.value']]);
  expect((await replay({ ...cap(), collection: 'user/offers' })).details).toMatchObject([{ path: 'collection' }]);
  expect((await replay({ ...cap(), days: 31 })).status).toBe(422);
  expect((await replay({ ...cap(), offer: 999 })).status).toBe(404);
  const looking = await product.personWith('manager', 'traffic.simulate', 'cap.read', 'offer.read');
  expect((await replay(cap(), looking)).status).toBe(403);
  const rights = ['traffic.simulate', 'cap.read', 'cap.create', 'cap.update', 'offer.read'];
  const withoutMoney = await product.personWith('admin', ...rights);
  const withMoney = await product.personWith('admin', ...rights, 'conversion.read');
  expect([(await replay(cap(), withoutMoney)).status, (await replay(cap(), withMoney)).status]).toEqual([403, 200]);
  expect((await replay(cap(), market.affiliate)).status).toBe(403);
  const stranger = await product.stranger();
  expect((await replay(cap(), stranger)).status).toBe(404);
});

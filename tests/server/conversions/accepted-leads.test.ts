import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAcceptedLeads } from '../../../server/traffic/conversions/accepted-leads.ts';
import { createSnapshots } from '../../../server/traffic/snapshot/snapshots.ts';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

/** Leads that advertisers accept are each paid once, without a report, if a payment rule covers accepted leads. */

let product: Product;
let admin: Person;
let advertisers: AdvertiserServer;
let [usd, model] = [0, 0];

beforeAll(async () => {
  advertisers = await openAdvertisers();
  product = await startProduct({ outboundAllow: [advertisers.host], pushBudget: 5 });
  ({ admin } = product);
  const first = async (path: string) => (await admin.call('GET', `${path}?limit=1`)).data.items[0].id;
  [usd, model] = [await first('/user/currencies'), await first('/user/payment_models')];
});
afterAll(async () => {
  for (const one of advertisers.heard.filter(({ manner }) => manner.startsWith('wait'))) one.answer('cut');
  await product.close();
  await advertisers.close();
});

const simulated = async ({ offer }: Market) => {
  const { id: campaign } = (await admin.call('GET', `/user/campaigns?offer=${offer}`)).data.items[0];
  return (await admin.call('POST', '/stat/simulate', { kind: 'lead', campaign })).data;
};
const market = async (...manners: string[]): Promise<Market> => {
  const at = await openMarket(product, advertisers, manners);
  const isThere = async () => (await simulated(at))?.candidates?.length === manners.length;
  await vi.waitUntil(isThere, { timeout: patience.wait });
  return at;
};
const send = async ({ token, campaign }: Market, lead: object = somebody()) =>
  (await ask(product.app, 'POST', '/public/leads', { token, body: { campaign, ...lead } })).data;
const ruleOf = (offer: number, fields: object) => ({
  title: 'Accepted',
  offer,
  paymentModel: model,
  paidFor: 'accepted_lead',
  revenueValue: '6',
  revenueCurrency: usd,
  payoutValue: '4.5',
  payoutCurrency: usd,
  ...fields,
});
/** Creates an active payment rule, for accepted leads by default. */
const rule = async ({ offer }: Market, fields: object = {}): Promise<number> => {
  const [made] = await admin.make('/user/payment_rules', ruleOf(offer, fields));
  const items = [{ id: made!.id, status: 'active' }];
  expect((await admin.call('POST', '/user/payment_rules/change_status', { items })).status).toBe(200);
  return made!.id;
};
const conversionsOf = async (lead: number) =>
  (await admin.call('GET', `/stat/conversions?lead=${lead}&orderBy=id:asc`)).data.items;
const paid = async (lead: number) => {
  await expect.poll(async () => (await conversionsOf(lead)).length, { timeout: patience.wait }).toBe(1);
  return (await conversionsOf(lead))[0];
};
/** Resolves once no lead is waiting to be paid. */
const allPaid = () =>
  expect
    .poll(() => connected(product.url, async (client) => (await client.query('select from lead_accepted')).rowCount), {
      timeout: patience.wait,
    })
    .toBe(0);
/** The response to a report from the first advertiser, or another one. */
const report = async ({ takers }: Market, query: string, place = 0) => {
  const taker = takers[place];
  const items = [{ id: taker!.integration, postbackEnabled: true }];
  expect((await admin.call('PATCH', '/user/integrations', { items })).status).toBe(200);
  const path = `/user/advertisers/${taker!.advertiser}?with=apiToken`;
  const { apiToken } = (await admin.call('GET', path)).data;
  const { body } = await product.app.inject({ url: `/api/v1/public/postback/${apiToken}?${query}` });
  return JSON.parse(body);
};
const act = (name: string, id: number, item: object = {}) =>
  admin.call('PATCH', `/stat/leads/${id}/${name}`, { items: [item] });

test('a lead that its advertiser accepts becomes a conversion with the rule’s revenue and payout, and moves money', async () => {
  const at = await market('accept');
  const id = await rule(at, { targetConversionStatus: 3 });
  const lead = await send(at);
  expect(lead.apiStatus).toBe('sent');
  const conversion = await paid(lead.id);
  expect(conversion).toMatchObject({
    lead: lead.id,
    offer: at.offer,
    affiliate: at.affiliate.id,
    advertiser: at.takers[0]!.advertiser,
    goal: null,
    paymentRule: id,
    revenue: '6',
    payout: '4.5',
    conversionStatus: 3,
    amount: null,
  });
  const { data } = await admin.call('GET', `/user/payment_rules/${id}`);
  expect(data).toMatchObject({ paidFor: 'accepted_lead', goal: null });
  const balance = await at.affiliate.call('GET', '/user/affiliate_balances');
  expect(JSON.stringify(balance.data)).toContain('4.5');
});

test('a later report without a goal changes nothing, numbered or not, however often the rule pays', async () => {
  const at = await market('accept');
  await rule(at);
  await rule(at, { title: 'Reports', paidFor: 'report', isMultiConversion: true, weight: 900, revenueValue: '99' });
  const lead = await send(at);
  const { id } = await paid(lead.id);
  for (const query of [`lead_id=${lead.id}`, `lead_id=${lead.id}&txid=abc`, `lead_id=${lead.id}&amount=50`])
    expect((await report(at, query)).data).toMatchObject({ id, created: false });
  expect(await conversionsOf(lead.id)).toHaveLength(1);
});

test('a report without a goal that arrives first is paid as the accepted lead, and once', async () => {
  const at = await market('wait/first');
  const id = await rule(at);
  const sending = send(at);
  await expect.poll(() => advertisers.heard.find(({ manner }) => manner === 'wait/first')).toBeDefined();
  advertisers.heard.find(({ manner }) => manner === 'wait/first')!.answer('cut');
  const lead = await sending;
  expect(lead.apiStatus).toBe('failed');
  const { data } = await report(at, `lead_id=${lead.id}`);
  expect(data.created).toBe(true);
  expect(await conversionsOf(lead.id)).toMatchObject([{ id: data.id, paymentRule: id, revenue: '6' }]);
  expect((await act('settle', lead.id, { accepted: true })).status).toBe(200);
  await allPaid();
  expect(await conversionsOf(lead.id)).toHaveLength(1);
});

test('a goal that is reported later is paid in addition', async () => {
  const at = await market('accept');
  await rule(at);
  const lead = await send(at);
  await paid(lead.id);
  const { vertical } = (await admin.call('GET', `/user/offers/${at.offer}`)).data;
  const items = [{ id: vertical, goals: [{ title: 'Deposit', key: 'deposit' }] }];
  const [goal] = (await admin.call('PATCH', '/user/verticals', { items })).data.items[0].goals;
  await rule(at, { paidFor: 'report', goal: goal.id, revenueValue: '80' });
  expect((await report(at, `lead_id=${lead.id}&goal=deposit`)).data.created).toBe(true);
  expect((await conversionsOf(lead.id)).map(({ revenue }: { revenue: string }) => revenue)).toEqual(['6', '80']);
});

test('a refused lead, a test lead, and a lead of an offer without such a rule are not paid', async () => {
  const refusing = await market('refuse');
  await rule(refusing);
  const refused = await send(refusing);
  expect(refused.apiStatus).toBe('unsent');
  const other = await market('accept');
  await rule(other, { paidFor: 'report' });
  const unpaid = await send(other);
  const elsewhere = await market('accept');
  await rule(elsewhere, { countries: ['DE'] });
  const foreign = await send(elsewhere);
  const tested = await market('accept');
  await rule(tested);
  const trial = await send(tested, { ...somebody(), test: true });
  expect(trial.apiStatus).toBe('test');
  await allPaid();
  for (const { id } of [refused, unpaid, foreign, trial]) expect(await conversionsOf(id)).toEqual([]);
});

/** Two leads that are accepted at the same moment. */
const twoAtOnce = async (at: Market, manner: string) => {
  const sending = [send(at), send(at)];
  const asked = () => advertisers.heard.filter((one) => one.manner === manner);
  await expect.poll(() => asked().length, { timeout: patience.wait }).toBe(2);
  for (const one of asked()) one.answer('accept');
  return Promise.all(sending);
};

test.for([
  ['conversions', '1'],
  ['payout', '5'],
])('the most specific rule pays, while a hard cap of %s has room', async ([type, value]) => {
  const manner = `wait/${type}`;
  const at = await market(manner);
  await rule(at);
  const amounts = { revenueValue: '8', payoutValue: '5', autoApprovePeriod: 24 };
  const own = await rule(at, { affiliate: at.affiliate.id, ...amounts });
  const [cap] = await admin.make('/user/caps', {
    title: 'One',
    type,
    offer: at.offer,
    value,
    processingType: 'hard',
    ...(type === 'payout' && { currency: usd }),
  });
  const isInForce = async () => JSON.stringify(await simulated(at)).includes(`"detail":${cap!.id}`);
  await vi.waitUntil(isInForce, { timeout: patience.wait });
  const leads = await twoAtOnce(at, manner);
  const both = [await paid(leads[0].id), await paid(leads[1].id)].toSorted((one) => (one.overCap === null ? -1 : 1));
  expect(both).toMatchObject([
    { paymentRule: own, revenue: '8', payout: '5', conversionStatus: 1, approveAt: expect.any(Number), overCap: null },
    { paymentRule: own, conversionStatus: 2, approveAt: null, overCap: cap!.id },
  ]);
});

describe('a lead that is sent again after it was put in the trash', () => {
  let at: Market;
  beforeAll(async () => {
    at = await market('accept', 'accept');
    await rule(at);
    const { vertical } = (await admin.call('GET', `/user/offers/${at.offer}`)).data;
    const items = [{ id: vertical, goals: [{ title: 'Deposit', key: 'deposit' }] }];
    const [goal] = (await admin.call('PATCH', '/user/verticals', { items })).data.items[0].goals;
    await rule(at, { paidFor: 'report', goal: goal.id, revenueValue: '80' });
  });

  /** Sends a lead, and again once what it was paid for is rejected, if it is. */
  const sendTwice = async ({ isRejected }: { isRejected: boolean }) => {
    const lead = await send(at);
    const first = await paid(lead.id);
    const taker = at.takers.findIndex(({ advertiser }) => advertiser === first.advertiser);
    const { data } = await report(at, `lead_id=${lead.id}&goal=deposit`, taker);
    const items = [first.id, data.id].map((id) => ({ id }));
    if (isRejected) expect((await admin.call('PATCH', '/stat/conversions/reject', { items })).status).toBe(200);
    expect((await act('trash', lead.id)).status).toBe(200);
    expect((await act('resend', lead.id, { skip: ['duplicates'] })).data.items[0]).toMatchObject({ apiStatus: 'sent' });
    await allPaid();
    const again = await report(at, `lead_id=${lead.id}&goal=deposit`, 1 - taker);
    expect(again.data.created).toBe(true);
    // What an advertiser repeats is found by that advertiser.
    expect((await report(at, `lead_id=${lead.id}&goal=deposit`, 1 - taker)).data.id).toBe(again.data.id);
    expect((await report(at, `lead_id=${lead.id}`, 1 - taker)).data.created).toBe(false);
    const conversions = await conversionsOf(lead.id);
    expect(conversions.map(({ revenue }: { revenue: string }) => revenue)).toEqual(['6', '80', '6', '80']);
    const { advertiser } = at.takers[1 - taker]!;
    return conversions.filter((one: { advertiser: number }) => one.advertiser === advertiser);
  };

  test('is paid by the advertiser who takes it then, too', async () => {
    const paidThen = await sendTwice({ isRejected: true });
    expect(paidThen).toMatchObject([
      { revenue: '6', conversionStatus: 1, marks: [] },
      { revenue: '80', conversionStatus: 1, marks: [] },
    ]);
  });

  test('waits for staff to decide while the first advertiser pays', async () => {
    const paidThen = await sendTwice({ isRejected: false });
    expect(paidThen).toMatchObject([
      { revenue: '6', conversionStatus: 2, marks: ['second_advertiser'], approveAt: null },
      { revenue: '80', conversionStatus: 2, marks: ['second_advertiser'] },
    ]);
  });
});

test('an attempt with an unknown outcome is paid once staff say that the advertiser has the lead', async () => {
  const at = await market('cut');
  const id = await rule(at);
  const lead = await send(at);
  expect(lead.apiStatus).toBe('failed');
  await allPaid();
  expect(await conversionsOf(lead.id)).toEqual([]);
  expect((await act('settle', lead.id, { accepted: true })).status).toBe(200);
  expect(await paid(lead.id)).toMatchObject({ paymentRule: id, revenue: '6' });
  const lost = await send(at);
  expect((await act('settle', lost.id, { accepted: false })).status).toBe(200);
  await allPaid();
  expect(await conversionsOf(lost.id)).toEqual([]);
});

test('a held lead is paid once it is accepted, just like one that was sent immediately', async () => {
  const at = await market('accept');
  await rule(at);
  const { advertiser } = at.takers[0]!;
  const full = { title: 'Full', type: 'leads', offer: at.offer, advertiser, value: '0' };
  const [cap] = await admin.make('/user/caps', full);
  const [geo] = await admin.make('/user/geos', { title: 'Latvia', countries: ['LV'] });
  const [queue] = await admin.make('/user/hold_configs', {
    title: 'Latvia',
    geo: geo!.id,
    timezone: 'UTC',
    periodStart: '00:00',
    periodEnd: '00:00',
    interval: 1,
    freshLeads: 10,
    oldLeads: 0,
  });
  const set = (status: string) =>
    admin.call('POST', '/user/hold_configs/change_status', { items: [{ id: queue!.id, status }] });
  await expect.poll(async () => (await simulated(at)).outcome, { timeout: patience.wait }).toBe('unsent');
  await set('active');
  const outcome = async () => {
    const { id: campaign } = (await admin.call('GET', `/user/campaigns?offer=${at.offer}`)).data.items[0];
    return (await admin.call('POST', '/stat/simulate', { kind: 'lead', campaign, country: 'LV' })).data.outcome;
  };
  await expect.poll(outcome, { timeout: patience.wait }).toBe('hold');
  const lead = await send(at, { ...somebody(), country: 'LV' });
  expect(lead.apiStatus).toBe('hold');
  await admin.call('PATCH', '/user/caps', { items: [{ id: cap!.id, value: '100' }] });
  await expect.poll(outcome, { timeout: patience.wait }).toBe('offered');
  // Sent by a person, who need not wait for the queue’s next round.
  await act('resend', lead.id, { skip: ['duplicates'] });
  expect(await paid(lead.id)).toMatchObject({ revenue: '6', advertiser });
  await set('inactive');
});

test('what a process killed between the acceptance and the conversion leaves is paid by another, once, unless it is in the trash', async () => {
  const traffic = await startProduct({
    outboundAllow: [advertisers.host],
    pushBudget: 5,
    roles: new Set(['admin', 'traffic']),
  });
  const { admin: owner, database } = traffic;
  try {
    const at = await openMarket(traffic, advertisers, ['accept']);
    const first = async (path: string) => (await owner.call('GET', `${path}?limit=1`)).data.items[0].id;
    const [currency, paymentModel] = [await first('/user/currencies'), await first('/user/payment_models')];
    const fields = { revenueCurrency: currency, payoutCurrency: currency, paymentModel };
    const [made] = await owner.make('/user/payment_rules', ruleOf(at.offer, fields));
    await owner.call('POST', '/user/payment_rules/change_status', { items: [{ id: made!.id, status: 'active' }] });
    const deliver = () =>
      ask(traffic.app, 'POST', '/public/leads', { token: at.token, body: { campaign: at.campaign, ...somebody() } });
    await vi.waitUntil(async () => (await deliver()).data.apiStatus === 'sent', { timeout: patience.wait });
    const waiting = async (sql = 'select from lead_accepted') =>
      connected(traffic.url, async (client) => (await client.query(sql)).rowCount);
    expect(await waiting()).toBe(1);
    // Staff put another one in the trash before anyone came to it.
    const { id: fraud } = (await deliver()).data;
    const trashed = await owner.call('PATCH', `/stat/leads/${fraud}/trash`, { items: [{ note: 'Fraud' }] });
    expect([trashed.status, await waiting()]).toEqual([200, 2]);
    // It had started and never finished.
    await connected(traffic.url, async (client) => {
      await client.query('begin');
      await client.query('delete from lead_accepted');
    });
    expect(await waiting()).toBe(2);
    const snapshots = createSnapshots(database);
    const failed: unknown[] = [];
    const report = (error: unknown) => void failed.push(error);
    const workers = Array.from({ length: 3 }, () => createAcceptedLeads({ database, snapshots, report }));
    for (const worker of workers) worker.start();
    await expect.poll(() => waiting(), { timeout: patience.wait }).toBe(0);
    await Promise.all(workers.map((worker) => worker.close()));
    await snapshots.close();
    expect(failed).toEqual([]);
    expect(await waiting('select from conversions')).toBe(1);
  } finally {
    await traffic.close();
  }
});

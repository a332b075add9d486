import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

/** Staff enter single leads. */

let product: Product;
let admin: Person;
let advertisers: AdvertiserServer;
let at: Market;
let campaign = 0;

const enter = (lead: object, { person = admin, ...sent }: { person?: Person; headers?: Record<string, string> } = {}) =>
  person.call('POST', '/stat/leads', { campaign, ...lead }, sent);
const entered = async (lead: object) => {
  const { status, data, details } = await enter(lead);
  expect([status, details]).toEqual([201, undefined]);
  return data;
};
const read = async (id: number) => (await admin.call('GET', `/stat/leads/${id}?with=params`)).data;
const history = async (id: number, person = admin) =>
  (await person.call('GET', `/stat/lead_changes?lead=${id}&orderBy=createdAt:asc`)).data.items;
const count = async (): Promise<number> =>
  (await admin.call('GET', '/stat/leads?withMeta=totalCount&limit=1')).data.meta.totalCount;
const faults = async (lead: object) => {
  const before = await count();
  const { status, details } = await enter(lead);
  expect([status, await count()]).toEqual([422, before]);
  return Object.fromEntries(details.map(({ path, message }: { path: string; message: string }) => [path, message]));
};

beforeAll(async () => {
  advertisers = await openAdvertisers();
  product = await startProduct({ outboundAllow: [advertisers.host], pushBudget: 5 });
  ({ admin } = product);
  at = await openMarket(product, advertisers, ['accept']);
  campaign = (await admin.call('GET', `/user/campaigns?offer=${at.offer}`)).data.items[0].id;
  await vi.waitFor(async () => expect(await entered(somebody())).toMatchObject({ apiStatus: 'sent' }), {
    timeout: patience.wait,
  });
});
afterAll(async () => {
  await product.close();
  await advertisers.close();
});

test('a lead entered by staff goes the way of one that was sent, and its history says who entered it', async () => {
  const contact = somebody();
  const heard = advertisers.heard.length;
  const { id, apiStatus } = await entered({ ...contact, sub1: 'call centre', params: { age: '34' } });
  expect(apiStatus).toBe('sent');
  expect(await read(id)).toMatchObject({
    affiliate: at.affiliate.id,
    campaign,
    offer: at.offer,
    apiStatus: 'sent',
    country: 'LV',
    sub1: 'call centre',
    isCold: false,
    isTest: false,
    advertiser: at.takers[0]!.advertiser,
  });
  expect(advertisers.heard).toHaveLength(heard + 1);
  expect(await history(id)).toMatchObject([
    { changedBy: 'entry', user: admin.id, previousStatus: null, apiStatus: 'new' },
    { changedBy: 'push', user: null, previousStatus: 'new', apiStatus: 'sent' },
  ]);
  const { data: card } = await admin.call('GET', `/stat/leads/${id}/decision`);
  expect(card).toMatchObject({ outcome: 'offered', reason: null });

  const again = await entered(contact);
  expect(await read(again.id)).toMatchObject({ apiStatus: 'duplicate', reason: 'lead_duplicate' });
});

test('the simulator finds who has come in before, by the moment it is asked about, and says nothing of nobody', async () => {
  const { phone, email, ...rest } = somebody();
  const { id } = await entered({ ...rest, phone, email });
  const simulated = async (parameters: object, more: object = {}) => {
    const { data } = await admin.call('POST', '/stat/simulate', { kind: 'lead', campaign, parameters, ...more });
    return [data.outcome, data.checks.find(({ code }: { code: string }) => code === 'lead_duplicate')?.passed];
  };
  expect(await simulated({ phone })).toEqual(['duplicate', false]);
  expect(await simulated({ email: email.toUpperCase() })).toEqual(['duplicate', false]);
  expect(await simulated(somebody())).toEqual(['offered', true]);
  expect(await simulated({ phone }, { at: (await read(id)).createdAt - 60 })).toEqual(['offered', true]);
  expect(await simulated({ firstName: 'Anna' })).toEqual(['offered', undefined]);
});

test('affiliates see that staff entered their lead, but not who', async () => {
  const { id } = await entered(somebody());
  const [first] = await history(id, at.affiliate);
  expect(first).toMatchObject({ changedBy: 'entry', apiStatus: 'new' });
  expect(first).not.toHaveProperty('user');
});

test('it waits in the hold queue, or for someone to send it, if it is meant to', async () => {
  const heard = advertisers.heard.length;
  const held = await entered({ ...somebody(), sending: 'hold' });
  const later = await entered({ ...somebody(), sending: 'later' });
  expect([held.apiStatus, later.apiStatus]).toEqual(['hold', 'unsent']);
  expect(await history(held.id)).toMatchObject([{ changedBy: 'entry', apiStatus: 'hold' }]);
  expect(advertisers.heard).toHaveLength(heard);
  const { data } = await admin.call('PATCH', '/stat/leads/resend', { items: [{ id: held.id }, { id: later.id }] });
  expect(data.items).toMatchObject([{ apiStatus: 'sent' }, { apiStatus: 'sent' }]);
});

test('a test lead is checked and sent to nobody', async () => {
  const heard = advertisers.heard.length;
  expect(await entered({ ...somebody(), test: true })).toMatchObject({ apiStatus: 'test' });
  expect(advertisers.heard).toHaveLength(heard);
});

test('entered twice with the same key it is one lead, which gets the same answer', async () => {
  const lead = somebody();
  const sent = { headers: { 'idempotency-key': 'form 1' } };
  const [first, second] = await Promise.all([enter(lead, sent), enter(lead, sent)]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.data).toEqual(first.data);
  expect(await history(first.data.id)).toHaveLength(2);
  expect(await enter(somebody(), sent)).toMatchObject({ status: 409, code: 'keyReused' });
});

describe('what is wrong is told at its field, and nothing is kept:', () => {
  test('contact data that can’t be any', async () => {
    expect(await faults({ ...somebody(), email: 'anna', phone: 'call me', country: 'XX' })).toEqual({
      email: 'Enter a valid email address',
      phone: 'Enter a valid phone number',
      country: 'Choose one of the options',
    });
  });

  test('what the vertical asks for', async () => {
    const { vertical } = (await admin.call('GET', `/user/offers/${at.offer}`)).data;
    const asked = [
      { name: 'lastName', title: 'Last name', required: true },
      { name: 'age', title: 'Age', required: true, format: 'number' },
      { name: 'born', title: 'Born', format: 'date' },
      { name: 'plan', title: 'Plan', format: 'choice', choices: ['Basic', 'Pro'] },
      { name: 'code', title: 'Code', format: 'pattern', pattern: '[A-Z]{2}' },
    ];
    const settings = (incomingParameters: object[]) =>
      admin.call('POST', `/user/verticals/${vertical}/edit_api_settings`, { data: { incomingParameters } });
    expect((await settings(asked)).status).toBe(200);
    const { lastName: _, ...nameless } = somebody();
    await vi.waitFor(
      async () =>
        expect(await faults({ ...nameless, params: { born: '1.2.1990', plan: 'Gold', code: 'x' } })).toEqual({
          lastName: 'This is a required field',
          'params.age': 'This is a required field',
          'params.born': 'Enter a valid date',
          'params.plan': 'Choose one of the options',
          'params.code': 'Invalid format',
        }),
      { timeout: patience.wait },
    );
    const russian = await enter(nameless, { headers: { 'accept-language': 'ru' } });
    expect(russian.details[0].message).toBe('Обязательное поле');
    const { apiStatus } = await entered({ ...somebody(), params: { age: '34', plan: 'pro' } });
    expect(apiStatus).toBe('sent');
    await settings([]);
  });

  test('a campaign that there is not', async () => {
    expect(await faults({ ...somebody(), campaign: 999_999 })).toEqual({ campaign: 'Record not found: 999999' });
  });
});

test('only staff with the permission enter leads, for campaigns that they reach', async () => {
  expect((await enter(somebody(), { person: at.affiliate })).status).toBe(403);
  expect((await enter(somebody(), { person: await product.personWith('manager', 'lead.read') })).status).toBe(403);
  const manager = await product.personWith('manager', 'lead.create', 'campaign.read');
  const { status, details } = await enter(somebody(), { person: manager });
  expect([status, details[0].path]).toEqual([422, 'campaign']);
  const stranger = await product.stranger();
  const { status: other } = await ask(product.app, 'POST', '/stat/leads', {
    token: stranger.token,
    body: { campaign, ...somebody() },
  });
  expect(other).not.toBe(201);
});

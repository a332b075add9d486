import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connected } from '../../postgres.ts';
import { type AdvertiserServer, openAdvertisers, openMarket } from '../support/advertisers.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';
import { patience } from '../../patience.ts';

/** Affiliates send leads: what becomes of them, and what each side sees of it. */

let product: Product;
let advertisers: AdvertiserServer;
let admin: Person;
let affiliate: Person;
let token = '';
let campaign = '';
const ids = { campaign: 0, offer: 0, vertical: 0, advertiser: 0, integration: 0 };

const setStatus = async (path: string, id: number, status: string, more: object = {}) =>
  expect((await admin.call('POST', path, { items: [{ id, status, ...more }] })).status).toBe(200);

const anna = { firstName: 'Anna', lastName: 'Ozola', phone: '+371 2000-1234', email: 'anna@mail.example' };
let people = 0;
/** Someone who has not come before. */
const somebody = () => {
  people += 1;
  return { ...anna, phone: `+371 2100${String(people).padStart(4, '0')}`, email: `person${people}@mail.example` };
};

type Sent = NonNullable<Parameters<typeof ask>[3]>;
const send = (lead: object, sent: Sent = {}) =>
  ask(product.app, 'POST', '/public/leads', { token, body: { campaign, ...lead }, ...sent });
const sent = async (lead: object, more: Sent = {}) => {
  const answer = await send(lead, more);
  expect([answer.status, answer.details]).toEqual([201, undefined]);
  return answer.data;
};
const lead = async (id: number, person = admin) => (await person.call('GET', `/stat/leads/${id}?with=params`)).data;
const count = async (): Promise<number> =>
  connected(product.url, async (client) => (await client.query('select count(*)::int as n from leads')).rows[0].n);
const tokenOf = async (person: Person) =>
  (await admin.call('GET', `/user/users/${person.id}?with=apiToken`)).data.apiToken;

beforeAll(async () => {
  advertisers = await openAdvertisers();
  product = await startProduct({ outboundAllow: [advertisers.host] });
  ({ admin } = product);
  const market = await openMarket(product, advertisers, ['accept']);
  ({ affiliate, token, campaign } = market);
  const { data } = await admin.call('GET', `/user/campaigns?offer=${market.offer}`);
  ids.campaign = data.items[0].id;
  ids.offer = market.offer;
  ids.vertical = (await admin.call('GET', `/user/offers/${market.offer}`)).data.vertical;
  Object.assign(ids, market.takers[0]);
  await vi.waitFor(async () => {
    const { status, message, details, data } = await send(somebody());
    expect([status, message, details, data?.apiStatus]).toEqual([201, undefined, undefined, 'sent']);
  }, patience.wait);
});
afterAll(async () => {
  await product.close();
  await advertisers.close();
});

describe('a lead', () => {
  test('is stored with everything that came, and is sent', async () => {
    const { id, ...told } = await sent({
      ...anna,
      ip: '212.93.97.145',
      language: 'lv',
      sourceUrl: 'https://quiz.example/?a=1',
      clickId: 'abc123',
      sub1: 'news',
      sub9: '“x”',
      params: { age: '34', country: 'XX' },
    });
    expect(told).toEqual({ apiStatus: 'sent', redirectUrl: expect.any(String) });
    expect(await lead(id)).toMatchObject({
      affiliate: affiliate.id,
      campaign: ids.campaign,
      offer: ids.offer,
      apiStatus: 'sent',
      reason: null,
      refusal: null,
      country: 'LV',
      language: 'lv',
      clickId: 'abc123',
      sub1: 'news',
      sub2: null,
      sub9: '“x”',
      isTest: false,
    });
    expect((await admin.call('POST', `/stat/leads/${id}/contacts`)).data).toEqual({
      ...anna,
      ip: '212.93.97.145',
      sourceUrl: 'https://quiz.example/?a=1',
      params: [
        { name: 'age', value: '34' },
        { name: 'country', value: 'XX' },
      ],
    });
    const { data } = await admin.call('GET', `/stat/leads/${id}/decision`);
    expect(data).toMatchObject({
      outcome: 'offered',
      candidates: [{ advertiser: ids.advertiser, integration: ids.integration, order: 1 }],
    });
  });

  test('has the country it states, otherwise that of its address, otherwise that of its phone', async () => {
    const from = async (fields: object) => (await lead((await sent({ ...somebody(), ...fields })).id)).country;
    expect(await from({ country: 'DE', ip: '212.93.97.145' })).toBe('DE');
    expect(await from({ ip: '8.8.8.8' })).toBe('US');
    expect(await from({})).toBe('LV');
    expect(await from({ phone: '', ip: '127.0.0.1' })).toBeNull();
  });

  test('that is marked as a test goes to nobody', async () => {
    const { id, apiStatus, reason } = await sent({ ...somebody(), test: true });
    expect([apiStatus, reason]).toEqual(['test', 'Test lead']);
    expect(await lead(id)).toMatchObject({ isTest: true, apiStatus: 'test', refusal: 'test' });
  });

  test('that breaks the rules of its vertical is stored and gets a reason, in words for affiliates', async () => {
    const edit = (fields: object) =>
      admin.call('PATCH', '/user/verticals', { items: [{ id: ids.vertical, ...fields }] });
    await edit({ incomingParameters: [{ name: 'age', title: 'Age', required: true }] });
    await expect.poll(async () => (await send(somebody())).data.apiStatus).toBe('invalid');
    const { id, reason } = await sent(somebody(), { language: 'ru' });
    expect(reason).toBe('Неправильные данные лида. Не хватает обязательных параметров: age');
    expect(await lead(id)).toMatchObject({ apiStatus: 'invalid', reason: 'lead_parameters', refusal: 'data' });
    expect(await lead(id, affiliate)).not.toHaveProperty('reason');
    expect((await sent({ ...somebody(), params: { age: '34' } })).apiStatus).toBe('sent');
    await edit({
      incomingParameters: [],
      inboundRules: [
        { match: 'all', conditions: [{ parameter: 'sub1', operator: 'equals', value: 'bad' }], result: 'trash' },
      ],
    });
    await expect.poll(async () => (await send({ ...somebody(), sub1: 'bad' })).data.apiStatus).toBe('trash');
    await edit({ inboundRules: [] });
    expect((await sent({ ...somebody(), phone: 'call me' })).apiStatus).toBe('invalid');
  });

  test('that nobody accepts is unsent, and so is one of a campaign that does not run', async () => {
    await setStatus('/user/campaigns/change_status', ids.campaign, 'inactive');
    await expect.poll(async () => (await send(somebody())).data.apiStatus).toBe('unsent');
    expect((await sent(somebody())).reason).toBe('The campaign is not running');
    await setStatus('/user/campaigns/change_status', ids.campaign, 'active');
    await setStatus('/user/advertisers/change_block', ids.advertiser, 'blocked', { reason: 'Fraud' });
    await expect.poll(async () => (await send(somebody())).data.reason).toBe('Nobody accepts this traffic right now');
    await setStatus('/user/advertisers/change_block', ids.advertiser, 'active');
    await expect.poll(async () => (await send(somebody())).data.apiStatus).toBe('sent');
  });
});

describe('a duplicate', () => {
  test.each([
    [
      'the phone, written otherwise',
      (first: typeof anna) => ({ ...somebody(), phone: first.phone.replace('+371 ', '00371-') }),
    ],
    [
      'the phone as it is dialled at home',
      (first: typeof anna) => ({ ...somebody(), country: 'LV', phone: first.phone.replace('+371 ', '') }),
    ],
    [
      'the email, in other letters',
      (first: typeof anna) => ({ ...somebody(), email: ` ${first.email.toUpperCase()}` }),
    ],
  ])('is recognized by %s', async (_, again) => {
    const first = somebody();
    expect((await sent({ ...first, country: 'LV' })).apiStatus).toBe('sent');
    expect(await sent({ country: 'LV', ...again(first) })).toMatchObject({
      apiStatus: 'duplicate',
      reason: 'Duplicate',
    });
  });

  test('is not recognized by a lead that was invalid or a test', async () => {
    const person = somebody();
    await sent({ ...person, test: true });
    await sent({ ...person, phone: 'x' });
    expect((await sent(person)).apiStatus).toBe('sent');
  });

  test('is found among leads that arrive at the same time, in two processes', async () => {
    const other = await product.beside();
    const person = somebody();
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        ask(n % 2 ? product.app : other, 'POST', '/public/leads', { token, body: { campaign, ...person } }),
      ),
    );
    const statuses = told.map(({ data }) => data?.apiStatus);
    expect(statuses.filter((status) => status === 'sent')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'duplicate')).toHaveLength(19);
  });
});

describe('a repetition with the same Idempotency-Key', () => {
  test('gets the first answer, however many arrive at the same time', async () => {
    const person = somebody();
    const before = await count();
    const headers = { 'idempotency-key': 'lead-1' };
    const told = await Promise.all(Array.from({ length: 10 }, () => send(person, { headers })));
    told.push(await send(person, { headers }));
    expect(new Set(told.map(({ data, status }) => JSON.stringify([status, data]))).size).toBe(1);
    expect(told[0]).toMatchObject({ status: 201, data: { apiStatus: 'sent' } });
    expect(await count()).toBe(before + 1);
    expect((await send(somebody(), { headers })).status).toBe(409);
  });
});

describe('the sender of a lead', () => {
  test('is the affiliate whose campaign it is, by their lead API token or an API token', async () => {
    const [made] = await affiliate.make('/user/api_tokens', { title: 'Script' });
    const before = await count();
    expect((await send(somebody(), { token: String(made!['token']) })).status).toBe(201);
    for (const stranger of [
      await product.person('affiliate'),
      await product.person('manager'),
      admin,
      await product.stranger(),
    ])
      expect((await send(somebody(), { token: stranger.token })).status).toBe(404);
    expect((await send(somebody(), { token: await tokenOf(await product.person('affiliate')) })).status).toBe(404);
    for (const none of ['0'.repeat(32), 'x', '', `slc_1_${'a'.repeat(43)}`])
      expect([none, (await send(somebody(), { token: none })).status]).toEqual([none, 401]);
    expect(await count()).toBe(before + 1);
  });

  test('can do nothing else with the lead API token', async () => {
    for (const path of ['/user/campaigns', '/stat/leads', '/user/users', '/profile'])
      expect((await ask(product.app, 'GET', path, { token })).status).not.toBe(200);
  });

  test('is throttled after too many invalid tokens, and only at that address', async () => {
    const wrong = (n: number) => send(somebody(), { token: n.toString(16).padStart(32, '0'), from: '198.51.100.7' });
    const told = await Promise.all(Array.from({ length: 160 }, (_, n) => wrong(n)));
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([401, 429]));
    expect((await wrong(999)).headers).toMatchObject({ 'retry-after': expect.any(String) });
    // A program that sends for many affiliates is accepted for those whose tokens are right.
    expect((await send(somebody(), { from: '198.51.100.7' })).status).toBe(201);
    expect((await send(somebody())).headers).toMatchObject({
      'ratelimit-limit': '5000',
      'ratelimit-remaining': expect.any(String),
    });
  });
});

test('leads belong to their affiliate and to staff, who see the fields they may', async () => {
  const { id } = await sent(somebody());
  const { data } = await affiliate.call('GET', '/stat/leads?orderBy=createdAt:desc&limit=1');
  expect(data.items).toMatchObject([{ id, apiStatus: 'sent', grade: null }]);
  for (const hidden of ['affiliate', 'reason', 'decision', 'phoneKey', 'emailKey'])
    expect(data.items[0]).not.toHaveProperty(hidden);
  expect((await affiliate.call('GET', `/stat/leads/${id}/decision`)).status).toBe(403);
  expect((await admin.call('GET', '/stat/leads?phoneKey=1')).status).toBe(400);
  for (const person of [await product.person('affiliate'), await product.stranger()])
    expect((await person.call('GET', `/stat/leads/${id}`)).status).toBe(404);
  expect((await (await product.person('advertiser_manager')).call('GET', `/stat/leads/${id}`)).status).toBe(403);
});

test.each(['XX', 'ZZ', 'UK'])(
  'a lead of %s, which is not a country, is refused at its field and not stored',
  async (country) => {
    const before = await count();
    const { status, details } = await send({ ...somebody(), country });
    expect(status).toBe(422);
    expect(details).toMatchObject([{ path: 'country', type: 'choice', message: expect.any(String) }]);
    expect(await count()).toBe(before);
  },
);

test.each([
  ['an address that is none', { ip: '999.1.1.1' }, { path: 'ip', type: 'ip', message: 'Enter a valid IP address' }],
  [
    'more parameters than it may have',
    { params: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`p${n}`, '1'])) },
    { path: 'params', type: 'maxProperties', message: 'Send at most 100 values' },
  ],
])('a lead with %s gets exactly that reason, and not that a type is wrong', async (_, fields, detail) => {
  const { status, details } = await send({ ...somebody(), ...fields });
  expect(status).toBe(422);
  expect(details).toEqual([detail]);
});

test('absurd leads are refused or stored, and break nothing', async () => {
  const absurd: [object, number][] = [
    [{ campaign: 'nobody' }, 404],
    [{ campaign: '__proto__' }, 404],
    [{ campaign: '' }, 422],
    [{ campaign: null }, 422],
    [{ ...somebody(), unknown: 1 }, 422],
    [{ ...somebody(), firstName: 'x'.repeat(201) }, 422],
    [{ ...somebody(), firstName: 7 }, 422],
    [{ ...somebody(), country: 'Latvia' }, 422],
    [{ ...somebody(), ip: '999.1.1.1' }, 422],
    [{ ...somebody(), params: { a: { b: 1 } } }, 422],
    [{ ...somebody(), params: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`p${n}`, '1'])) }, 422],
    [{ ...somebody(), params: { __proto__: 'x', constructor: 'y' } }, 201],
    [{ ...somebody(), firstName: '😀 <script>' }, 201],
    [{ ...somebody(), country: 'XK' }, 201],
    [{ ...somebody(), ip: '::ffff:8.8.8.8' }, 201],
    [{}, 201],
  ];
  for (const [body, status] of absurd) {
    const answer = await send(body);
    expect([JSON.stringify(body).slice(0, 60), answer.status]).toEqual([JSON.stringify(body).slice(0, 60), status]);
  }
  for (const text of ['a\0b', '\ud800']) {
    for (const fields of [{ firstName: text }, { sub1: text }, { params: { [text]: text } }, { email: text }])
      expect([201, 400, 422]).toContain((await send({ ...somebody(), ...fields })).status);
  }
});

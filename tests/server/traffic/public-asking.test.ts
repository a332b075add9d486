import { afterAll, beforeAll, expect, test } from 'vitest';
import { connected } from '../../postgres.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';
import { untilWaiting } from '../support/lock-waits.ts';
import { ask } from '../support/serving.ts';
import { patience } from '../../patience.ts';

/** Affiliates' programs query their leads, and the offers that they may run. */

let product: Product;
let at: Reporting;
let token: string;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReporting(product);
  await at.rule({ targetConversionStatus: 3 });
  token = (await product.admin.call('GET', `/user/users/${at.affiliate.id}?with=apiToken`)).data.apiToken;
});
afterAll(() => product.close());

const get = (path: string, by = token) => ask(product.app, 'GET', path, { token: by });

test('leads are returned with status, grade, reason and the goals they reached, only to the affiliate who sent them', async () => {
  const [first, second] = [await at.lead(), await at.lead({ phone: 'none' })];
  await at.report(`?lead_id=${first}&status=Sale`);
  expect((await at.report(`?lead_id=${first}&goal=deposit&txid=T-1`)).status).toBe(200);
  const { status, data, headers } = await get(`/public/leads?id=${first},${second}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'ratelimit-limit': '300', 'ratelimit-remaining': expect.any(String) });
  const goal = {
    key: 'deposit',
    title: 'Deposit',
    at: expect.any(Number),
    status: 'approved',
    payout: '20.25',
    currency: 'USD',
  };
  expect(data.items).toMatchObject([
    { id: second, apiStatus: 'invalid', reason: expect.stringMatching(/malformed: phone$/), grade: null, goals: [] },
    { id: first, grade: 'Deposited', goals: [goal] },
  ]);
  expect(Object.keys(data.items[0]).toSorted()).toEqual(
    ['apiStatus', 'campaign', 'clickId', 'createdAt', 'goals', 'grade', 'id', 'reason'].toSorted(),
  );
  const page = (query: string) => get(`/public/leads?${query}`).then((answer) => answer.data.items.length);
  expect([await page('limit=1'), await page('offset=1'), await page('from=4000000000')]).toEqual([1, 1, 0]);
  const stranger = await product.person('affiliate');
  const theirs = (await product.admin.call('GET', `/user/users/${stranger.id}?with=apiToken`)).data.apiToken;
  expect((await get(`/public/leads?id=${first}`, theirs)).data.items).toEqual([]);
  expect((await get('/public/leads', 'nobody-has-this-token')).status).toBe(401);
  expect((await get('/public/leads?unheard=1')).status).toBe(400);
});

test('a page that continues after a lead repeats none, whatever has come in since', async () => {
  const [first, second, third] = [await at.lead(), await at.lead(), await at.lead()];
  const ids = async (query: string) =>
    (await get(`/public/leads?${query}`)).data.items.map(({ id }: { id: number }) => id);
  expect(await ids('limit=2')).toEqual([third, second]);
  await at.lead();
  expect(await ids(`limit=1&after=${second}`)).toEqual([first]);
  expect((await get('/public/leads?after=999999999')).status).toBe(404);
  expect((await get('/public/leads?offset=10001')).status).toBe(400);
});

test('however many programs read their leads at once, leads come in', async () => {
  await at.lead();
  const held = await connected(product.url, async (client) => {
    // Only reading needs the grades.
    await client.query('begin; lock table lead_grades');
    try {
      const stuck = Array.from({ length: 15 }, () => get('/public/leads'));
      await untilWaiting(client, 4);
      expect(await at.lead()).toEqual(expect.any(Number));
      return stuck;
    } finally {
      await client.query('rollback');
    }
  });
  // None of them has waited until it gave up, so neither has the lead.
  for (const { status } of await Promise.all(held)) expect(status).toBe(200);
});

test('leads are found by what has changed, and a rejected goal is told as rejected', async () => {
  const [changed, other] = [await at.lead(), await at.lead()];
  const { data: conversion } = await at.report(`?lead_id=${changed}&goal=deposit`);
  await connected(product.url, async (client) => {
    const ago = "now() - interval '1 hour'";
    await client.query(`update lead_changes set created_at = ${ago} where lead_id = any ($1)`, [[changed, other]]);
    await client.query(`update conversions set updated_at = ${ago} where id = $1`, [conversion.id]);
  });
  const since = Math.floor(Date.now() / 1000) - 600;
  const found = async () => (await get(`/public/leads?id=${changed},${other}&changedFrom=${since}`)).data.items;
  expect(await found()).toEqual([]);
  await product.admin.call('PATCH', '/stat/conversions/reject', { items: [{ id: conversion.id }] });
  expect(await found()).toMatchObject([{ id: changed, goals: [{ key: 'deposit', status: 'rejected' }] }]);
  await product.admin.call('PATCH', '/stat/leads/grade', { items: [{ id: other, grade: at.ids.grade }] });
  expect((await found()).map(({ id }: { id: number }) => id)).toEqual([other, changed]);
});

test('offers are those that the affiliate may run, with what is paid and what is left', async () => {
  const { admin } = product;
  await admin.make('/user/caps', {
    title: 'Shown',
    type: 'leads',
    offer: at.ids.offer,
    value: '100',
    informationalValue: '40',
  });
  await admin.make('/user/caps', { title: 'Hidden', type: 'leads', offer: at.ids.offer, value: '7' });
  const [hidden] = await admin.make('/user/offers', { title: 'Private', accessType: 3 });
  await admin.call('POST', '/user/offers/change_block', { items: [{ id: hidden!.id, status: 'active' }] });
  await admin.make('/user/offers', { title: 'Draft' });
  const { status, data, headers } = await get('/public/offers');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'ratelimit-limit': '60' });
  expect(data.items).toMatchObject([
    {
      id: at.ids.offer,
      title: 'KetoSlim',
      schedule: null,
      payouts: [
        { paidFor: 'report', goal: 'deposit', value: '20.25', isPercent: false, countries: [], countriesMode: 'only' },
      ],
      room: [{ type: 'leads', left: expect.stringMatching(/^\d+$/) }],
    },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/30\.5|"100"|"7"/);
  const rates = async () =>
    (await get('/public/offers')).data.items[0].payouts.map((one: { audience: string; value: string }) => [
      one.audience,
      one.value,
    ]);
  const own = await at.rule({ affiliate: at.affiliate.id, payoutValue: '25' });
  expect(await rates()).toEqual([['affiliate', '25']]);
  await admin.call('PATCH', '/user/payment_rules', { items: [{ id: own, languages: ['de'] }] });
  expect(await rates()).toEqual([
    ['affiliate', '25'],
    ['all', '20.25'],
  ]);
  await admin.call('POST', '/user/payment_rules/change_status', { items: [{ id: own, status: 'inactive' }] });
  const { countries, room, isUnlimited, schedule } = data.items[0];
  const availability = (id: number) => at.affiliate.call('GET', `/user/offers/${id}/availability`);
  expect((await availability(at.ids.offer)).data).toEqual({ countries, room, isUnlimited, schedule });
  expect(isUnlimited).toBe(false);
  expect(room).toMatchObject([{ period: 'day', limit: '40', currency: null, resetsAt: expect.any(Number) }]);
  expect((await availability(hidden!.id)).status).toBe(404);
  await admin.call('PATCH', '/user/offers', { items: [{ id: hidden!.id, assignedAffiliates: [at.affiliate.id] }] });
  const open = (await get('/public/offers')).data.items.map(({ title }: { title: string }) => title);
  expect(open).toEqual(['KetoSlim', 'Private']);
  expect((await availability(hidden!.id)).data).toEqual({
    countries: [],
    room: [],
    isUnlimited: true,
    schedule: null,
  });
});

test('where and when an offer takes traffic is what assignments leave, and a limit of a part is not that of the whole', async () => {
  const { admin } = product;
  const make = async (path: string, item: object) => (await admin.make(path, item))[0]!.id;
  const offer = await make('/user/offers', { title: 'Divided', accessType: 3, vertical: at.ids.vertical });
  await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer, status: 'active' }] });
  const team = await make('/user/teams', { title: 'Nord' });
  await admin.call('PATCH', '/user/users', { items: [{ id: at.affiliate.id, team }] });
  const hours = (from: string, to: string, timezone = 'Asia/Tokyo') => ({
    schedule: { timezone, ranges: [{ days: ['monday'], from, to }] },
  });
  const assign = (fields: object) => make('/user/affiliate_assignments', { offer, ...fields });
  const own = await assign({
    affiliate: at.affiliate.id,
    countries: ['DE', 'FR', 'IT'],
    countriesMode: 'only',
    ...hours('09:00', '18:00'),
  });
  // Nine hours behind Tokyo all year.
  await assign({ team, countries: ['FR'], countriesMode: 'except', ...hours('03:00', '06:00', 'UTC') });
  const cap = { type: 'leads', offer, value: '100', informationalValue: '100' };
  await make('/user/caps', { ...cap, title: 'Of German speakers', languages: ['de'] });
  const told = async () => (await at.affiliate.call('GET', `/user/offers/${offer}/availability`)).data;
  const open = { timezone: 'Asia/Tokyo', ranges: [{ days: ['monday'], from: '12:00', to: '15:00' }] };
  expect(await told()).toEqual({ countries: ['DE', 'IT'], room: [], isUnlimited: false, schedule: open });
  await admin.call('PATCH', '/user/affiliate_assignments', { items: [{ id: own, countries: ['FR'] }] });
  expect(await told()).toMatchObject({ schedule: { ranges: [] } });
  await admin.call('PATCH', '/user/users', { items: [{ id: at.affiliate.id, team: null }] });
  expect(await told()).toMatchObject({ countries: ['FR'], schedule: { ranges: [{ from: '09:00', to: '18:00' }] } });
  await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer, status: 'inactive' }] });
});

test('landing pages are those of the library for offers that the affiliate may run', async () => {
  const { admin } = product;
  const [secret] = await admin.make('/user/offers', { title: 'Secret', accessType: 3 });
  await admin.call('POST', '/user/offers/change_block', { items: [{ id: secret!.id, status: 'active' }] });
  const url = 'https://pages.example/';
  const page = (title: string, fields: object) => admin.make('/user/landers_api', { title, url, ...fields });
  const [german] = await page('German', { languages: ['de'], assignedToOffers: [at.ids.offer, secret!.id] });
  await page('Any', { assignedToOffers: [at.ids.offer], previewUrl: url });
  await page('Of nobody', {});
  await page('Of others', { assignedToOffers: [secret!.id] });
  const [off] = await page('Off', { assignedToOffers: [at.ids.offer] });
  await admin.call('POST', '/user/landers_api/change_status', { items: [{ id: off!.id, status: 'inactive' }] });
  const { status, data, headers } = await get('/public/landers');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'ratelimit-limit': '60' });
  expect(data.items).toEqual([
    {
      id: german!.id,
      title: 'German',
      url,
      previewUrl: null,
      vertical: null,
      categories: [],
      languages: ['de'],
      offers: [at.ids.offer],
    },
    expect.objectContaining({ title: 'Any', previewUrl: url, languages: [] }),
  ]);
  const titles = (query: string) =>
    get(`/public/landers?${query}`).then((answer) => answer.data.items.map(({ title }: { title: string }) => title));
  expect(await titles('language=fr')).toEqual(['Any']);
  expect(await titles('limit=1&offset=1')).toEqual(['Any']);
  expect(await titles(`offer=${secret!.id}`)).toEqual([]);
  expect((await get('/public/landers', 'nobody-has-this-token')).status).toBe(401);
});

test('a blocked affiliate gets no information from any call, but what they send comes in', async () => {
  const { admin } = product;
  await admin.call('POST', '/user/users/change_block', {
    items: [{ id: at.affiliate.id, status: 'blocked', reason: 'Fraud', blockingType: 'access' }],
  });
  try {
    for (const path of ['/public/leads', '/public/offers', '/public/landers'])
      await expect.poll(async () => (await get(path)).status, { timeout: patience.wait }).toBe(403);
    expect(await get('/public/leads')).toMatchObject({ message: 'Your account is blocked' });
    expect(await at.lead()).toEqual(expect.any(Number));
  } finally {
    await admin.call('POST', '/user/users/change_block', { items: [{ id: at.affiliate.id, status: 'active' }] });
  }
});

test('who may not sign in reads nothing by a token, and an API token only what its permissions open', async () => {
  const [role] = await product.admin.make('/user/roles', { title: 'Senders', type: 'affiliate', permissions: [] });
  const sender = await product.person('affiliate', { role: role!.id });
  const lead = (await product.admin.call('GET', `/user/users/${sender.id}?with=apiToken`)).data.apiToken;
  const limited = await product.personWith('affiliate', 'api_token.create', 'offer.read');
  const [{ token: api }] = (await limited.make('/user/api_tokens', { title: 'Site' })) as unknown as [
    { token: string },
  ];
  expect((await get('/public/offers', api)).status).toBe(200);
  expect(await get('/public/leads', api)).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await get('/public/leads', lead)).status).toBe(200);
  const items = [{ id: role!.id, status: 'inactive' }];
  expect((await product.admin.call('POST', '/user/roles/change_status', { items })).status).toBe(200);
  for (const path of ['/public/leads', '/public/offers', '/public/landers'])
    await expect.poll(async () => (await get(path, lead)).code, { timeout: patience.wait }).toBe('roleInactive');
});

test('an affiliate whose traffic is blocked is told so instead of finding no offers', async () => {
  const { admin } = product;
  const change = (fields: object) =>
    admin.call('POST', '/user/users/change_block', { items: [{ id: at.affiliate.id, ...fields }] });
  await change({ status: 'blocked', reason: 'Fraud', blockingType: 'traffic' });
  try {
    for (const path of ['/public/offers', '/public/landers'])
      await expect.poll(() => get(path), { timeout: patience.wait }).toMatchObject({ code: 'trafficBlocked' });
    expect((await get('/public/leads')).status).toBe(200);
  } finally {
    await change({ status: 'active', blockingType: 'traffic' });
  }
  expect((await get('/public/offers')).data.items).not.toEqual([]);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { setCounter } from '../support/counting.ts';
import { activeOffer, admin, affiliate, one, product, read, setUpTrade } from '../support/trade.ts';

setUpTrade();

const caps = '/user/caps';
let offer: number;
let goal: number;
let usd: number;
beforeAll(async () => {
  const vertical = await one(admin, '/user/verticals', {
    title: 'Crypto',
    goals: [{ title: 'Deposit', key: 'deposit' }],
  });
  goal = (vertical['goals'] as { id: number }[])[0]!.id;
  offer = await activeOffer('KetoSlim', { vertical: vertical.id });
  usd = (await read('/user/currencies?limit=1')).items[0].id;
});

const cap = (fields: object = {}) => ({ title: 'Cap', offer, value: '100', ...fields });
const make = (fields: object = {}) => admin.call('PUT', caps, { items: [cap(fields)] });
const edit = (id: number, fields: object) => admin.call('PATCH', caps, { items: [{ id, ...fields }] });
const refused = (type: string, path: string) => ({ status: 422, details: [{ type, path: `items.0.${path}` }] });
/** What the engine counts. */
const count = (id: number, counted: number) => setCounter(product.url, id, counted);

test('a new cap is a hard limit on leads per day by default; none of it is used', async () => {
  expect((await make()).data.items[0]).toMatchObject({
    type: 'leads',
    period: 'day',
    timezone: 'UTC',
    processingType: 'hard',
    action: 'stop',
    counter: '0',
    status: 'active',
  });
});

describe('settings that contradict each other', () => {
  test.each<[string, object, string, string]>([
    ['money without a currency', { type: 'payout', processingType: 'soft' }, 'required', 'currency'],
    ['counts in a currency', { currency: 1 }, 'inapplicable', 'currency'],
    ['a goal of leads', { goal: 1 }, 'inapplicable', 'goal'],
    ['a conversion status of leads', { conversionStatus: 3 }, 'inapplicable', 'conversionStatus'],
    ['leads that are sent on', { action: 'redirect' }, 'leadsNotRedirected', 'action'],
    ['visitors who wait', { type: 'clicks', action: 'hold' }, 'clicksNotHeld', 'action'],
    ['half a lead', { value: '0.5' }, 'integerNumber', 'value'],
    ['a promise beyond the limit', { guarantee: '101' }, 'max', 'guarantee'],
    ['less than nothing', { value: '-1' }, 'min', 'value'],
    ['no such zone', { timezone: 'Mars/Olympus' }, 'choice', 'timezone'],
  ])('%s', async (_, fields, type, path) => {
    const known = { ...('goal' in fields && { goal }), ...('currency' in fields && { currency: usd }) };
    expect(await make({ ...fields, ...known })).toMatchObject(refused(type, path));
  });

  test('are refused in an edit as well, checked together with the rest', async () => {
    const { id } = (await make({ type: 'conversions', processingType: 'soft', goal, guarantee: '100' })).data.items[0];
    expect(await edit(id, { type: 'leads', goal })).toMatchObject(refused('inapplicable', 'goal'));
    expect(await edit(id, { value: '99' })).toMatchObject(refused('max', 'guarantee'));
    expect((await edit(id, { type: 'leads', processingType: 'hard' })).data.items[0]).toMatchObject({ goal: null });
  });

  test('include goals of other verticals, and landing pages and advertisers of other offers', async () => {
    const other = await one(admin, '/user/verticals', { title: 'Forex', goals: [{ title: 'Sale', key: 'sale' }] });
    const foreign = (other['goals'] as { id: number }[])[0]!.id;
    expect(await make({ type: 'conversions', processingType: 'soft', goal: foreign })).toMatchObject(
      refused('otherVertical', 'goal'),
    );
    const elsewhere = await one(admin, '/user/offers', { title: 'Elsewhere' });
    const page = { title: 'Quiz', targetUrl: 'https://example.com', offer: elsewhere.id };
    const { id } = await one(admin, '/user/landings', page);
    expect(await make({ landing: id })).toMatchObject(refused('choice', 'landing'));
    const stranger = await one(admin, '/user/advertisers', { title: 'Of another offer' });
    expect(await make({ advertiser: stranger.id })).toMatchObject(refused('choice', 'advertiser'));
  });
});

test('a payment model that caps don’t count by can’t be set on a cap', async () => {
  const model = await one(admin, '/user/payment_models', { title: 'Flat fee', caps: false });
  expect(await make({ paymentModel: model.id })).toMatchObject(refused('choice', 'paymentModel'));
});

describe('a counter', () => {
  test('is set only by the server', async () => {
    const { id } = (await make()).data.items[0];
    expect(await edit(id, { counter: '5' })).toMatchObject(refused('unknown', 'counter'));
    await count(id, 40);
    const { data } = await admin.call('POST', `${caps}/clone`, { items: [{ id }] });
    expect(data.items[0]).toMatchObject({ counter: '0', value: '100' });
  });

  test('is reset by anyone with permission, and the history shows it', async () => {
    const { id } = (await make()).data.items[0];
    await count(id, 40);
    const drop = (person = admin) => person.call('POST', `${caps}/drop_counter`, { items: [{ id }] });
    expect((await drop(affiliate)).status).toBe(403);
    expect((await drop()).data.items[0]).toMatchObject({ counter: '0', counterResetAt: expect.any(Number) });
    const { items } = await read(`${caps}/${id}/history`);
    expect(items[0]).toMatchObject({ action: 'drop_counter', changes: { counter: ['40', '0'] } });
  });
});

test('caps are listed by what they apply to', async () => {
  const advertiser = await one(admin, '/user/advertisers', { title: 'Nordwind' });
  const team = await one(admin, '/user/teams', { title: 'Wolves' });
  const theirs = await one(admin, '/user/offers', { title: 'Theirs', advertisers: [advertiser.id] });
  const scope = { offer: theirs.id, advertiser: advertiser.id, affiliate: affiliate.id, team: team.id };
  const { id } = (await make(scope)).data.items[0];
  for (const query of [`advertiser=${advertiser.id}`, `affiliate=${affiliate.id}`, `team=${team.id}`])
    expect((await read(`${caps}?${query}`)).items).toMatchObject([{ id }]);
});

test('advertisers’ managers reach the caps of their offers, affiliates none', async () => {
  const manager = await product.person('advertiser_manager');
  const advertiser = await one(admin, '/user/advertisers', { title: 'Own', managers: [manager.id] });
  const mine = await one(admin, '/user/offers', { title: 'Own', advertisers: [advertiser.id] });
  const [own] = await manager.make(caps, cap({ offer: mine.id }));
  expect((await read(caps, manager)).items).toMatchObject([{ id: own!.id }]);
  expect((await manager.call('PUT', caps, { items: [cap()] })).status).toBe(422);
  expect((await affiliate.call('GET', caps)).status).toBe(403);
});

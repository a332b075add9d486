import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { activeOffer, admin, affiliate, one, product, read, setUpTrade } from '../support/trade.ts';

setUpTrade();

const rules = '/user/payment_rules';
let offer: number;
let goal: number;
let model: number;
let usd: number;
let team: number;
beforeAll(async () => {
  const vertical = await one(admin, '/user/verticals', {
    title: 'Crypto',
    goals: [{ title: 'Deposit', key: 'deposit' }],
  });
  goal = (vertical['goals'] as { id: number }[])[0]!.id;
  offer = await activeOffer('KetoSlim', { vertical: vertical.id });
  model = (await read('/user/payment_models?limit=1')).items[0].id;
  usd = (await read('/user/currencies?limit=1')).items[0].id;
  team = (await one(admin, '/user/teams', { title: 'Wolves' })).id;
});

const fixed = (fields: object = {}) => ({
  title: 'Rule',
  offer,
  paymentModel: model,
  revenueValue: '30',
  revenueCurrency: usd,
  payoutValue: '20',
  payoutCurrency: usd,
  ...fields,
});
const make = (fields: object = {}) => admin.call('PUT', rules, { items: [fixed(fields)] });
const edit = (id: number, fields: object) => admin.call('PATCH', rules, { items: [{ id, ...fields }] });
const refused = (type: string, path: string) => ({ status: 422, details: [{ type, path: `items.0.${path}` }] });

describe('amounts', () => {
  test('that are fixed have a currency', async () => {
    expect(await make({ payoutCurrency: null })).toMatchObject(refused('required', 'payoutCurrency'));
    expect((await make({ goal })).data.items[0]).toMatchObject({ goal, audience: 'all', paymentType: 1 });
  });

  test('that are percentages have none, and are at most 100', async () => {
    const share = { paymentType: 2, revenueCurrency: null, payoutCurrency: null };
    expect(await make({ ...share, revenueCurrency: usd })).toMatchObject(refused('inapplicable', 'revenueCurrency'));
    expect(await make({ ...share, payoutValue: '100.00000001' })).toMatchObject(refused('max', 'payoutValue'));
    expect((await make({ ...share, payoutValue: '100' })).status).toBe(201);
  });

  test('that become percentages drop their currency, if they are at most 100', async () => {
    const { id } = (await make({ revenueValue: '130' })).data.items[0];
    expect(await edit(id, { paymentType: 2 })).toMatchObject(refused('max', 'revenueValue'));
    expect((await edit(id, { paymentType: 2, revenueValue: '60', payoutValue: '40' })).data.items[0]).toMatchObject({
      revenueCurrency: null,
      payoutCurrency: null,
    });
  });

  test.each(['-1', '1.123456789'])('can’t be %s', async (payoutValue) => {
    expect((await make({ payoutValue })).status).toBe(422);
  });
});

test('a goal belongs to the offer’s vertical', async () => {
  const other = await one(admin, '/user/verticals', { title: 'Forex', goals: [{ title: 'Sale', key: 'sale' }] });
  const foreign = (other['goals'] as { id: number }[])[0]!.id;
  expect(await make({ goal: foreign })).toMatchObject(refused('otherVertical', 'goal'));
});

describe('the recipient of a rule', () => {
  test('is an affiliate or a team, not both', async () => {
    expect(await make({ affiliate: affiliate.id, team })).toMatchObject({
      status: 422,
      details: [{ type: 'exclusive', path: 'items.0.team', message: 'Only one of these can be set: affiliate, team' }],
    });
    const { id, audience } = (await make({ affiliate: affiliate.id })).data.items[0];
    expect(audience).toBe('affiliate');
    expect((await edit(id, { team })).data.items[0]).toMatchObject({ affiliate: null, team, audience: 'team' });
    expect((await edit(id, { team: null })).data.items[0]).toMatchObject({ team: null, audience: 'all' });
    const { data } = await admin.call('GET', `${rules}/${id}/history`);
    expect(data.items[1].changes).toMatchObject({ affiliate: [affiliate.id, null], team: [null, team] });
  });

  test('is restored by undo', async () => {
    const { id } = (await make({ affiliate: affiliate.id })).data.items[0];
    await edit(id, { team });
    const { data } = await admin.call('GET', `${rules}/${id}/history`);
    const undone = await edit(id, { undoes: data.items[0].id });
    expect(undone.data.items[0]).toMatchObject({ affiliate: affiliate.id, team: null });
  });

  test('is validated by the database as well', async () => {
    const { id } = (await make({ affiliate: affiliate.id })).data.items[0];
    const both = product.database.owner((db) =>
      sql`update payment_rules set team_id = ${team} where id = ${id}`.execute(db),
    );
    await expect(both).rejects.toThrow('payment_rules_recipient_exclusive');
  });
});

test('each change creates a version, and previous versions can be read', async () => {
  const { id } = (await make({ payoutValue: '10' })).data.items[0];
  const { data } = await edit(id, { payoutValue: '12' });
  expect(data.items[0]).toMatchObject({ version: 2, payoutValue: '12' });
  const history = await read(`${rules}/${id}/history`);
  expect(history.items[0]).toMatchObject({ version: 2, changes: { payoutValue: ['10', '12'] } });
});

describe('the applicable rule', () => {
  const paying = async (item: number, query: string) => {
    const { items } = await read(`${rules}/applicable?offer=${item}&affiliate=${affiliate.id}&${query}`);
    return items.map(
      (group: { goal: number | null; rules: { rule: number; rank: string; passed: string | null }[] }) => [
        group.goal,
        ...group.rules.filter(({ passed }) => passed === null).map(({ rule, rank }) => [rule, rank]),
      ],
    );
  };

  test('is shown for each goal, with the reason', async () => {
    const { id: item } = await one(admin, '/user/offers', { title: 'Asked' });
    const general = await one(admin, rules, fixed({ offer: item }));
    const latvian = await one(admin, rules, fixed({ offer: item, countries: ['LV'] }));
    const own = await one(admin, rules, fixed({ offer: item, affiliate: affiliate.id, countries: ['EE'] }));
    expect(await paying(item, 'country=LV')).toEqual([[null, [latvian.id, 'country']]]);
    expect(await paying(item, 'country=EE')).toEqual([[null, [own.id, 'affiliateAndCountry']]]);
    expect(await paying(item, 'country=DE')).toEqual([[null, [general.id, 'general']]]);
  });

  test('is shown for offers within reach, and only to staff', async () => {
    const call = (person: typeof admin, item: number) =>
      person.call('GET', `${rules}/applicable?offer=${item}&affiliate=${affiliate.id}`);
    expect((await call(admin, 999_999)).status).toBe(404);
    expect((await call(affiliate, offer)).status).toBe(403);
    const manager = await product.person('advertiser_manager');
    expect((await call(manager, offer)).status).toBe(404);
  });
});

describe('a rule for accepted leads', () => {
  const accepted = (fields: object = {}) => make({ paidFor: 'accepted_lead', ...fields });

  test('pays a fixed amount once, and for no goal', async () => {
    expect((await accepted()).status).toBe(201);
    expect(await accepted({ goal })).toMatchObject(refused('inapplicable', 'goal'));
    expect(await accepted({ isMultiConversion: true })).toMatchObject(refused('inapplicable', 'isMultiConversion'));
    expect((await accepted({ isMultiConversion: false, paymentType: 1, goal: null })).status).toBe(201);
    const share = { paymentType: 2, revenueValue: '10', revenueCurrency: null, payoutValue: '5', payoutCurrency: null };
    expect(await accepted(share)).toMatchObject(refused('inapplicable', 'paymentType'));
  });

  test('drops the goal and the repetitions of what it was before, and takes another goal only as a rule for reports', async () => {
    const { id } = await one(admin, rules, fixed({ goal, isMultiConversion: true }));
    expect((await edit(id, { paidFor: 'accepted_lead' })).status).toBe(200);
    expect(await read(`${rules}/${id}`)).toMatchObject({
      paidFor: 'accepted_lead',
      goal: null,
      isMultiConversion: false,
      version: 2,
    });
    expect(await edit(id, { goal })).toMatchObject(refused('inapplicable', 'goal'));
    expect((await edit(id, { paidFor: 'report', goal })).status).toBe(200);
    const share = await one(admin, rules, {
      ...fixed({ paymentType: 2, revenueValue: '10', payoutValue: '5' }),
      revenueCurrency: null,
      payoutCurrency: null,
    });
    // Its amounts become fixed ones, and those need a currency.
    const fixedAgain = { paidFor: 'accepted_lead', revenueCurrency: usd, payoutCurrency: usd };
    expect(await edit(share.id, { paidFor: 'accepted_lead' })).toMatchObject({
      status: 422,
      details: ['revenueCurrency', 'payoutCurrency'].map((name) => ({ type: 'required', path: `items.0.${name}` })),
    });
    expect((await edit(share.id, fixedAgain)).data.items[0]).toMatchObject({ paymentType: 1, revenueCurrency: usd });
  });

  test('is decided separately, and seen by affiliates', async () => {
    const item = await activeOffer('By the lead');
    const [report, lead] = [
      await one(admin, rules, fixed({ offer: item })),
      await one(admin, rules, fixed({ offer: item, paidFor: 'accepted_lead' })),
    ];
    const { items } = await read(`${rules}/applicable?offer=${item}&affiliate=${affiliate.id}`);
    expect(items).toMatchObject([
      { paidFor: 'report', goal: null, rules: [{ rule: report.id, passed: null }] },
      { paidFor: 'accepted_lead', goal: null, rules: [{ rule: lead.id, passed: null }] },
    ]);
    const seen = await read(`${rules}?offer=${item}&paidFor=accepted_lead`, affiliate);
    expect(seen.items).toMatchObject([{ id: lead.id, paidFor: 'accepted_lead', payoutValue: '20' }]);
  });
});

test('affiliates see the payout of rules that may pay them, and nothing of the network’s revenue', async () => {
  const other = await product.person('affiliate');
  const item = await activeOffer('Seen');
  const titles = async () =>
    (await read(`${rules}?offer=${item}&orderBy=id:asc`, affiliate)).items.map(
      (found: { title: string }) => found.title,
    );
  await admin.make(
    rules,
    fixed({ offer: item, title: 'All' }),
    fixed({ offer: item, title: 'Mine', affiliate: affiliate.id }),
    fixed({ offer: item, title: 'Theirs', affiliate: other.id }),
    fixed({ offer: item, title: 'Wolves', team }),
  );
  expect(await titles()).toEqual(['All', 'Mine']);
  const [seen] = (await read(`${rules}?offer=${item}`, affiliate)).items;
  expect(seen).toMatchObject({ payoutValue: '20' });
  for (const hidden of ['revenueValue', 'revenueCurrency', 'affiliate', 'team'])
    expect(seen).not.toHaveProperty(hidden);
  expect((await affiliate.call('PUT', rules, { items: [fixed({ offer: item })] })).status).toBe(403);
});

test('a rule pays by a model of the offer’s vertical, if that names any', async () => {
  const other = (await read('/user/payment_models?limit=2')).items[1].id;
  const narrow = await one(admin, '/user/verticals', { title: 'Only one', paymentModels: [model] });
  const narrowed = await activeOffer('Narrow', { vertical: narrow.id });
  expect(await make({ offer: narrowed, paymentModel: other })).toMatchObject(refused('otherModel', 'paymentModel'));
  const { id } = (await make({ offer: narrowed })).data.items[0];
  expect(await edit(id, { paymentModel: other })).toMatchObject(refused('otherModel', 'paymentModel'));
  expect((await make({ paymentModel: other })).status).toBe(201);
});

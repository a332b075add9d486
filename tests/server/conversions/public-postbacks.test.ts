import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer, connected } from '../../postgres.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';

/** Advertisers report conversions and statuses of leads: what is stored, and how the reports are answered. */

let product: Product;
let at: Reporting;
let rule = 0;

const logged = async (query = '') =>
  (await product.admin.call('GET', `/stat/postback_logs?limit=1&${query}`)).data.items[0];
const count = async (): Promise<number> =>
  (await product.admin.call('GET', '/stat/conversions?withMeta=totalCount&limit=0')).data.meta.totalCount;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReporting(product);
  rule = await at.rule({ targetConversionStatus: 3 });
});
afterAll(() => product.close());

describe('a conversion', () => {
  test('is stored with its money, and the reasons for it', async () => {
    const clickId = await at.click();
    const told = await at.report(`?click_id=${clickId}&goal=deposit&amount=100,5&currency=usd&txid=A-1&secret=x`);
    expect(told).toMatchObject({ status: 200, data: { id: expect.any(Number), created: true } });
    expect(told.headers).toMatchObject({ 'ratelimit-limit': '20000', 'cache-control': 'no-store' });
    expect(await at.conversion(told.data.id)).toMatchObject({
      affiliate: at.affiliate.id,
      campaign: at.ids.campaign,
      offer: at.ids.offer,
      advertiser: at.ids.advertiser,
      goal: at.ids.goal,
      conversionStatus: 3,
      approvedAt: expect.any(Number),
      revenue: '30.5',
      revenueCurrency: at.ids.usd,
      payout: '20.25',
      profit: '10.25',
      originalPayout: '20.25',
      amount: '100.5',
      amountCurrency: at.ids.usd,
      paymentRule: rule,
      paymentRuleVersion: expect.any(Number),
      clickId,
      lead: null,
      country: 'LV',
      transactionId: 'A-1',
      marks: [],
      isHidden: false,
      postbackParams: expect.not.arrayContaining([{ name: 'secret', value: 'x' }]),
    });
    const { items } = (await product.admin.call('GET', `/stat/conversions/${told.data.id}/history`)).data;
    expect(items).toMatchObject([
      { action: 'create', user: null, changes: { payout: [null, '20.25'], paymentRule: [null, rule] } },
    ]);
  });

  test.each([
    ['the advertiser’s address', () => at.token],
    ['its integration’s address, and its names of parameters', () => at.integrationToken],
  ])('is reported by %s', async (_, token) => {
    const clickId = await at.click();
    expect((await at.report(`?their_click=${clickId}&goal=FTD`, {}, token())).data).toMatchObject({ created: true });
  });

  test.each<[string, string, (said: Record<string, string>) => string]>([
    ['a form', 'application/x-www-form-urlencoded', (said) => new URLSearchParams(said).toString()],
    ['JSON', 'application/json; charset=utf-8', (said) => JSON.stringify(said)],
  ])('can be sent in the body, as %s', async (_, type, written) => {
    const body = written({ click_id: await at.click(), goal: 'deposit', amount: '12.34' });
    const { data } = await at.report('', { method: 'POST', type, body });
    expect(await at.conversion(data.id)).toMatchObject({ amount: '12.34' });
  });

  test('keeps a JSON number to its last digit', async () => {
    const body = `{"click_id": "${await at.click()}", "goal": "deposit", "amount": 123456789012345.12345678}`;
    const { data } = await at.report('', { method: 'POST', type: 'application/json', body });
    expect(await at.conversion(data.id)).toMatchObject({ amount: '123456789012345.12345678' });
  });

  test('of a lead belongs to its affiliate', async () => {
    const lead = await at.lead();
    const { data } = await at.report(`?lead_id=${lead}&goal=deposit`);
    expect(await at.conversion(data.id)).toMatchObject({ lead, clickId: null, affiliate: at.affiliate.id });
    const related = await product.admin.call('GET', `/user/related?entity=lead&id=${lead}`);
    expect(related.data.items).toEqual([
      { route: 'conversions', field: 'lead', count: 1 },
      { route: 'customers', field: 'lead', count: 0 },
    ]);
  });

  test('that comes after the offer’s session is over is marked late', async () => {
    const lead = await at.lead();
    await connected(product.url, async (client) => {
      await client.query('update offers set session_lifespan = 0 where id = $1', [at.ids.offer]);
      await client.query(`update leads set created_at = created_at - interval '1 minute' where id = $1`, [lead]);
    });
    const { data } = await at.report(`?lead_id=${lead}&goal=deposit`);
    await connected(product.url, (client) =>
      client.query('update offers set session_lifespan = null where id = $1', [at.ids.offer]),
    );
    expect(await at.conversion(data.id)).toMatchObject({ marks: ['late_conversion'] });
  });

  test('without a matching rule is stored unpaid', async () => {
    const { data } = await at.report(`?click_id=${await at.click()}&goal=reg`);
    expect(await at.conversion(data.id)).toMatchObject({
      marks: ['unpaid'],
      conversionStatus: 1,
      revenue: '0',
      payout: '0',
      paymentRule: null,
    });
  });
});

describe('a repetition', () => {
  test('with the same number changes nothing and gets the same answer', async () => {
    const clickId = await at.click();
    const query = `?click_id=${clickId}&goal=deposit&amount=5&txid=B-1`;
    const first = await at.report(query);
    const again = await at.report(query.replace('amount=5', 'amount=7'));
    expect(again).toMatchObject({ status: 200, data: { id: first.data.id, created: false } });
    expect(await at.conversion(first.data.id)).toMatchObject({ amount: '5', version: 1 });
    expect(await logged()).toMatchObject({ result: 'repeated', conversion: first.data.id });
  });

  test('of the same goal of the same click has the same effect', async () => {
    const clickId = await at.click();
    const first = await at.report(`?click_id=${clickId}&goal=deposit`);
    for (const query of ['goal=deposit', 'goal=ftd', 'goal=deposit&txid=C-9'])
      expect((await at.report(`?click_id=${clickId}&${query}`)).data).toEqual({ id: first.data.id, created: false });
    expect((await at.report(`?click_id=${clickId}&goal=reg`)).data.created).toBe(true);
  });

  test('of a click and of the lead that came after it is one, whichever is reported first', async () => {
    const clickId = await at.click();
    const first = await at.report(`?click_id=${clickId}&goal=deposit`);
    const lead = await at.lead({ clickId });
    for (const query of [`lead_id=${lead}`, `click_id=${clickId}`])
      expect((await at.report(`?${query}&goal=deposit`)).data).toEqual({ id: first.data.id, created: false });

    const second = await at.lead({ clickId });
    expect((await at.report(`?lead_id=${second}&goal=deposit`)).data.created).toBe(true);
    expect((await at.report(`?lead_id=${lead}&goal=deposit`)).data.id).toBe(first.data.id);
  });

  test('of a click and its lead at the same time is one as well, unless the rule pays repeated ones', async () => {
    const other = await product.beside();
    const reportBoth = async () => {
      const clickId = await at.click();
      const lead = at.lead({ clickId });
      const report = async (query: string, by = product.app) =>
        (await by.inject({ url: `/api/v1/public/postback/${at.token}?${query}&goal=deposit` })).json().data;
      return Promise.all([report(`click_id=${clickId}`), report(`lead_id=${await lead}`, other)]);
    };
    for (const told of await Promise.all(Array.from({ length: 20 }, reportBoth))) {
      expect(told.map(({ created }) => created).toSorted()).toEqual([false, true]);
      expect(told[0].id).toBe(told[1].id);
    }
    const id = await at.rule({ affiliate: at.affiliate.id, isMultiConversion: true });
    expect((await reportBoth()).map(({ created }) => created)).toEqual([true, true]);
    await product.admin.call('POST', '/user/payment_rules/change_status', { items: [{ id, status: 'inactive' }] });
  });

  test('is another conversion if the rule pays repeated ones', async () => {
    const id = await at.rule({ affiliate: at.affiliate.id, isMultiConversion: true });
    const clickId = await at.click();
    const first = await at.report(`?click_id=${clickId}&goal=deposit`);
    const second = await at.report(`?click_id=${clickId}&goal=deposit`);
    expect([first.data.created, second.data.created]).toEqual([true, true]);
    await product.admin.call('POST', '/user/payment_rules/change_status', { items: [{ id, status: 'inactive' }] });
  });

  test('is another conversion if no rule pays and the goal repeats, provided the advertiser numbers it', async () => {
    const vertical = `/user/verticals/${at.ids.vertical}?with=goals`;
    const goals: { key: string }[] = (await product.admin.call('GET', vertical)).data.goals;
    const repeating = (repeatable: boolean) =>
      product.admin.call('PATCH', '/user/verticals', {
        items: [
          { id: at.ids.vertical, goals: goals.map((goal) => (goal.key === 'reg' ? { ...goal, repeatable } : goal)) },
        ],
      });
    const told = async (lead: number) => {
      const answers = [];
      for (const number of ['&txid=R-1', '&txid=R-2', '&txid=R-2', '', ''])
        answers.push((await at.report(`?lead_id=${lead}&goal=reg${number && `${number}-${lead}`}`)).data.created);
      return answers;
    };
    expect(await told(await at.lead())).toEqual([true, false, false, false, false]);
    expect((await repeating(true)).status).toBe(200);
    expect(await told(await at.lead())).toEqual([true, true, false, true, false]);
    await repeating(false);
  });

  test.each([
    ['by its number', '&txid=D-1'],
    ['of the same goal', ''],
  ])('%s is none, however many arrive at the same time in two processes', async (_, more) => {
    const other = await product.beside();
    const url = `/api/v1/public/postback/${at.token}?click_id=${await at.click()}&goal=deposit${more}`;
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => (n % 2 ? product.app : other).inject({ url })),
    );
    expect(new Set(answers.map(({ statusCode, body }) => (statusCode === 200 ? 200 : body)))).toEqual(new Set([200]));
    const told = answers.map((answer) => answer.json().data);
    expect(new Set(told.map(({ id }) => id)).size).toBe(1);
    expect(told.filter(({ created }) => created)).toHaveLength(1);
    expect(await count()).toBe(before + 1);
    const entries = async (result: string): Promise<number> => {
      const query = `withMeta=totalCount&limit=0&result=${result}&conversion=${told[0].id}`;
      return (await product.admin.call('GET', `/stat/postback_logs?${query}`)).data.meta.totalCount;
    };
    expect([await entries('created'), await entries('repeated')]).toEqual([1, 99]);
  });
});

test('a report that was accepted is answered so even if it can’t be logged, so that it is not sent again', async () => {
  const id = await at.rule({ affiliate: at.affiliate.id, isMultiConversion: true });
  const [clickId, before] = [await at.click(), await count()];
  await administer(
    product.url,
    `create function is_full() returns trigger language plpgsql as $$ begin
       raise exception 'No space left on device' using errcode = '53100';
     end $$;
     create trigger is_full before insert on postback_logs for each statement execute function is_full()`,
  );
  try {
    const { status, data } = await at.report(`?click_id=${clickId}&goal=deposit`);
    expect([status, data]).toEqual([200, { id: expect.any(Number), created: true }]);
    // What was refused may be sent again.
    expect((await at.report('?goal=deposit')).status).toBe(503);
  } finally {
    await administer(product.url, 'drop function is_full cascade');
  }
  expect(await count()).toBe(before + 1);
  await product.admin.call('POST', '/user/payment_rules/change_status', { items: [{ id, status: 'inactive' }] });
});

describe('a reported lead status', () => {
  test('becomes its grade, through the integration’s words', async () => {
    const lead = await at.lead();
    expect((await at.report(`?lead_id=${lead}&status=sale`)).data).toEqual({ id: lead, created: false });
    expect(await logged()).toMatchObject({ result: 'graded', lead, integration: at.ids.integration });
    expect((await product.admin.call('GET', `/stat/leads/${lead}`)).data).toMatchObject({ grade: at.ids.grade });
    await at.report(`?lead_id=${lead}&status=Sale`);
    expect(await logged()).toMatchObject({ result: 'repeated' });
  });

  test('stays once it is final, whatever is reported, until staff change it', async () => {
    const section = (call: string, data: object) => product.admin.call('POST', call, { data });
    const vertical = `/user/verticals/${at.ids.vertical}`;
    const leadGrades = [
      { id: at.ids.grade, title: 'Deposited' },
      { title: 'Refunded', final: true, tone: 'error' },
    ];
    expect((await section(`${vertical}/edit_lead_grades`, { leadGrades })).status).toBe(200);
    const graded = (await product.admin.call('GET', `${vertical}?with=leadGrades`)).data.leadGrades as { id: number }[];
    const refunded = graded[1]!.id;
    const integration = `/user/integrations/${at.ids.integration}`;
    const { leadStatusMappings } = (await product.admin.call('GET', `${integration}?with=leadStatusMappings`)).data;
    const mapped = (items: object[]) =>
      product.admin.call('PATCH', '/user/integrations', {
        items: [{ id: at.ids.integration, leadStatusMappings: items }],
      });
    expect((await mapped([...leadStatusMappings, { theirs: 'Refund', leadGrade: refunded }])).status).toBe(200);
    const lead = await at.lead();
    const gradeNow = async () => (await product.admin.call('GET', `/stat/leads/${lead}`)).data.grade;

    await at.report(`?lead_id=${lead}&status=sale`);
    expect(await gradeNow()).toBe(at.ids.grade);
    await at.report(`?lead_id=${lead}&status=refund`);
    expect(await gradeNow()).toBe(refunded);
    expect(await at.report(`?lead_id=${lead}&status=sale`)).toMatchObject({
      status: 200,
      data: { id: lead, created: false },
    });
    expect(await gradeNow()).toBe(refunded);
    const reason = { en: 'The lead keeps its final grade', ru: 'Лид сохраняет окончательную оценку' };
    expect(await logged()).toMatchObject({ result: 'ignored', lead, reason });
    expect((await at.report(`?lead_id=${lead}&status=refund`)).status).toBe(200);
    expect(await logged()).toMatchObject({ result: 'repeated', reason: null });
    // A goal that was reached is still paid.
    expect((await at.report(`?lead_id=${lead}&status=sale&goal=deposit`)).data.created).toBe(true);
    expect(await logged()).toMatchObject({ result: 'created', reason });
    expect(await gradeNow()).toBe(refunded);
    const changes = (
      await product.admin.call('GET', `/stat/lead_changes?lead=${lead}&grade=${at.ids.grade},${refunded}`)
    ).data.items;
    expect(changes).toHaveLength(2);

    const item = { id: lead, grade: at.ids.grade };
    expect((await product.admin.call('PATCH', '/stat/leads/grade', { items: [item] })).status).toBe(200);
    expect(await gradeNow()).toBe(at.ids.grade);
    await mapped(leadStatusMappings);
  });

  test('without a meaning is refused, and ignored next to a goal', async () => {
    const lead = await at.lead();
    expect(await at.report(`?lead_id=${lead}&status=Maybe`, { language: 'ru' })).toMatchObject({
      status: 422,
      details: [{ path: 'status', message: 'Слову «Maybe» не соответствует ни одна оценка лида' }],
    });
    expect((await at.report(`?lead_id=${lead}&status=Maybe&goal=deposit`)).data.created).toBe(true);
    expect(await logged()).toMatchObject({
      result: 'created',
      reason: { en: 'Unmapped status: Maybe', ru: 'Статус без соответствия: Maybe' },
    });
    // Both tables of words suggest what was actually received, until it has a meaning.
    await at.report(`?lead_id=${lead}&goal=Upsell`);
    const path = `/user/integrations/${at.ids.integration}`;
    const unmapped = async () =>
      (await product.admin.call('GET', `${path}?with=unmappedGoals,unmappedStatuses,leadStatusMappings`)).data;
    const { leadStatusMappings } = await unmapped();
    expect(await unmapped()).toMatchObject({ unmappedGoals: ['Upsell'], unmappedStatuses: ['Maybe'] });
    const items = [{ id: at.ids.integration, leadStatusMappings: [...leadStatusMappings, { theirs: 'maybe' }] }];
    await product.admin.call('PATCH', '/user/integrations', { items });
    expect((await unmapped()).unmappedStatuses).toEqual([]);
    await product.admin.call('PATCH', '/user/integrations', {
      items: [{ id: at.ids.integration, leadStatusMappings }],
    });
  });

  test('has no meaning by the words of an integration of another vertical than the offer', async () => {
    const lead = await at.lead();
    const [other] = await product.admin.make('/user/verticals', { title: 'Moved' });
    const move = (vertical: number) =>
      connected(product.url, (client) =>
        client.query('update offers set vertical_id = $1 where id = $2', [vertical, at.ids.offer]),
      );
    await move(other!.id);
    expect(await at.report(`?lead_id=${lead}&status=sale`)).toMatchObject({
      status: 422,
      details: [{ path: 'status' }],
    });
    expect((await product.admin.call('GET', `/stat/leads/${lead}`)).data.grade).toBeNull();
    await move(at.ids.vertical);
    expect((await at.report(`?lead_id=${lead}&status=sale`)).status).toBe(200);
  });

  test('and a goal that is known and ignored create nothing', async () => {
    const before = await count();
    expect((await at.report(`?click_id=${await at.click()}&goal=ping`)).data).toEqual({ id: null, created: false });
    expect(await count()).toBe(before);
  });
});

describe('percentages', () => {
  test('are of the reported amount, exactly, and require one', async () => {
    const id = await at.rule({
      affiliate: at.affiliate.id,
      paymentType: 2,
      revenueValue: '33.33',
      payoutValue: '10',
      revenueCurrency: null,
      payoutCurrency: null,
    });
    const clickId = await at.click();
    expect(await at.report(`?click_id=${clickId}&goal=deposit`)).toMatchObject({
      status: 422,
      details: [{ path: 'amount', type: 'amountNeeded' }],
    });
    const { data } = await at.report(`?click_id=${clickId}&goal=deposit&amount=0.1`);
    expect(await at.conversion(data.id)).toMatchObject({ revenue: '0.03333', payout: '0.01', paymentRule: id });
    await product.admin.call('POST', '/user/payment_rules/change_status', { items: [{ id, status: 'inactive' }] });
  });
});

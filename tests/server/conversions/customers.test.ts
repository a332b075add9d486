import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../contract/answer.ts';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { untilWaiting } from '../support/lock-waits.ts';
import { startProduct, type Person, type Product } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';

/** What advertisers report about their customers, and what customers become through it. */

let product: Product;
let at: Reporting;

const list = async (query: string, person: Person = product.admin): Promise<Row[]> =>
  (await person.call('GET', `/stat/customers?${query}`)).data.items;
const customer = async (customerId: string): Promise<Row | undefined> => (await list(`customerId=${customerId}`))[0];
const numbers = ({ deposits, deposited, turnover, ngr }: Row) => ({ deposits, deposited, turnover, ngr });

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReporting(product);
  await at.rule({ isMultiConversion: true });
  const { goals } = (await product.admin.call('GET', `/user/verticals/${at.ids.vertical}?with=goals`)).data;
  const marked = goals.map((goal: Row) => ({ ...goal, isDeposit: goal['key'] === 'deposit' }));
  const items = [{ id: at.ids.vertical, goals: marked }];
  expect((await product.admin.call('PATCH', '/user/verticals', { items })).status).toBe(200);
});
afterAll(() => product.close());

describe('a customer', () => {
  test('begins with a postback that names them, and belongs to its click', async () => {
    const clickId = await at.click();
    const told = await at.report(`?click_id=${clickId}&customer_id=C-1&deposit=50&turnover=200&ngr=-3,5&txid=c1`);
    expect(told).toMatchObject({ status: 200, data: { created: true } });
    const kept = await customer('C-1');
    expect(kept).toMatchObject({
      id: told.data.id,
      affiliate: at.affiliate.id,
      campaign: at.ids.campaign,
      offer: at.ids.offer,
      advertiser: at.ids.advertiser,
      clickId,
      lead: null,
      country: 'LV',
      currency: at.ids.usd,
      deposits: 1,
      deposited: '50',
      turnover: '200',
      ngr: '-3.5',
      firstDepositAt: expect.any(Number),
      lastDepositAt: expect.any(Number),
    });
    expect((await list(`clickId=${clickId}`)).length).toBe(1);
    const [logged] = (await product.admin.call('GET', `/stat/postback_logs?customer=${kept!.id}`)).data.items;
    expect(logged).toMatchObject({ result: 'customer', conversion: null, clickId });
  });

  test('is identified by their number alone once they are known', async () => {
    await at.report(`?lead_id=${await at.lead()}&customer_id=C-2&deposit=10&txid=c2`);
    expect((await at.report('?customer_id=C-2&deposit=15&txid=c3')).data).toMatchObject({ created: true });
    expect(await customer('C-2')).toMatchObject({ deposits: 2, deposited: '25' });
    expect(await at.report('?customer_id=stranger&deposit=15&txid=c4')).toMatchObject({
      status: 422,
      details: [{ path: 'customer_id', type: 'unknownCustomer' }],
    });
  });

  test('has deposited what a goal that is a deposit was reported with', async () => {
    const clickId = await at.click();
    const query = `?click_id=${clickId}&customer_id=C-3&goal=deposit&amount=80&txid=d1`;
    const { data } = await at.report(query);
    expect(await at.conversion(data.id)).toMatchObject({ amount: '80' });
    expect((await at.report(query)).data).toEqual({ id: data.id, created: false });
    expect(await customer('C-3')).toMatchObject({ deposits: 1, deposited: '80' });
    await at.report(`?customer_id=C-3&goal=deposit&amount=20&turnover=70&txid=d2`);
    await at.report(`?customer_id=C-3&goal=reg&amount=1000&txid=d3`);
    expect(await customer('C-3')).toMatchObject({ deposits: 2, deposited: '100', turnover: '70' });
  });

  test('is in the totals of their list, by currency', async () => {
    const click = async () => `click_id=${await at.click()}`;
    await at.report(`?${await click()}&customer_id=T-1&deposit=0.1&turnover=5&ngr=-2&txid=t1`);
    await at.report(`?${await click()}&customer_id=T-2&deposit=0.2&turnover=5&ngr=1&txid=t2`);
    const { data } = await product.admin.call('GET', '/stat/customers?limit=0&withMeta=sums&customerId=T-1,T-2');
    expect(data.meta.sums).toEqual([
      { currency: at.ids.usd, amounts: { deposited: '0.3', turnover: '10', ngr: '-1' } },
    ]);
  });

  test.each<[string, string, string]>([
    ['customer_id=C-4&deposit=5', 'txid', 'required'],
    ['customer_id=C-4&deposit=-5&txid=e1', 'deposit', 'min'],
    ['customer_id=C-4&ngr=x&txid=e2', 'ngr', 'number'],
    ['customer_id=C-4&turnover=5&date=yesterday', 'date', 'date'],
    ['customer_id=C-4&turnover=5&currency=XXX&txid=e3', 'currency', 'unknownCurrency'],
    [`customer_id=${'C'.repeat(201)}&turnover=5&txid=e4`, 'customer_id', 'maxLength'],
  ])('is not reported by %s', async (query, path, type) => {
    const told = await at.report(`?click_id=${await at.click()}&${query}`);
    expect(told).toMatchObject({ status: 422, details: [{ path, type }] });
    expect(await customer('C-4')).toBeUndefined();
  });

  test('is seen by their affiliate, without staff-only fields', async () => {
    const [seen] = await list('customerId=C-1', at.affiliate);
    expect(seen).toMatchObject({ deposited: '50', offer: at.ids.offer });
    expect(Object.keys(seen!)).not.toEqual(expect.arrayContaining(['advertiser']));
    const other = await product.person('affiliate');
    expect(await list('', other)).toEqual([]);
  });
});

test('figures come to the same in whatever order and however often they are reported', async () => {
  const clickId = await at.click();
  const days = ['2026-11-01', '2026-11-02'];
  const figure = fc.record({
    amount: fc.integer({ min: 1, max: 99 }),
    day: fc.option(fc.constantFrom(...days), { nil: undefined }),
    kind: fc.constantFrom('deposit', 'turnover', 'ngr'),
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(figure, { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      async (said, chance) => {
        run += 1;
        const customerId = `P-${run}`;
        // The last value for a day counts, so each kind is reported once a day.
        const told = new Map(
          said.map(({ amount, day, kind }, place) => [
            day === undefined ? `txid=${customerId}-${place}` : `date=${day}&${kind}`,
            { amount, kind, query: day === undefined ? `txid=${customerId}-${place}` : `date=${day}` },
          ]),
        );
        const queries = [...told.values()].map(({ amount, kind, query }) => `${query}&${kind}=${amount}`);
        const twice = [...queries, ...queries]
          .map((query) => ({ query, place: chance.next().value as number }))
          .sort((one, other) => one.place - other.place);
        await Promise.all(
          twice.map(async ({ query }) =>
            expect((await at.report(`?click_id=${clickId}&customer_id=${customerId}&${query}`)).status).toBe(200),
          ),
        );
        const sum = (of: string) =>
          [...told.values()].filter(({ kind }) => kind === of).reduce((total, { amount }) => total + amount, 0);
        expect(numbers((await customer(customerId))!)).toEqual({
          deposits: [...told.values()].filter(({ kind }) => kind === 'deposit').length,
          deposited: String(sum('deposit')),
          turnover: String(sum('turnover')),
          ngr: String(sum('ngr')),
        });
      },
    ),
    { numRuns: 12 },
  );
});

test('different reports about a new customer that arrive at the same time are all accepted', async () => {
  const clickId = await at.click();
  for (const name of ['first', 'second', 'third', 'fourth']) {
    const told = [
      'date=2026-11-01&deposit=4',
      `txid=${name}-1&deposit=1`,
      'date=2026-11-02&turnover=3',
      `txid=${name}-2&ngr=2`,
    ];
    const answers = await Promise.all(
      [...told, ...told, ...told].map((query) => at.report(`?click_id=${clickId}&customer_id=${name}&${query}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(numbers((await customer(name))!)).toEqual({ deposits: 2, deposited: '5', turnover: '3', ngr: '2' });
  }
});

test('deposits reported at the same time as their customers count once each, no matter who they belong to', async () => {
  const clickId = await at.click();
  const people = ['M-1', 'M-2', 'M-3', 'M-4'];
  const deposits = Array.from({ length: 40 }, (_, n) => ({ who: people[n % people.length]!, amount: n + 1 }));
  const queries = deposits.map(
    ({ who, amount }, n) => `?click_id=${clickId}&customer_id=${who}&goal=deposit&amount=${amount}&txid=m${n}`,
  );
  const answers = await Promise.all([...queries, ...queries].map((query) => at.report(query)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter(({ data }) => data.created)).toHaveLength(deposits.length);
  for (const who of people) {
    const own = deposits.filter((deposit) => deposit.who === who);
    const deposited = String(own.reduce((sum, { amount }) => sum + amount, 0));
    const kept = await customer(who);
    expect(numbers(kept!)).toMatchObject({ deposits: own.length, deposited });
    const log = await product.admin.call('GET', `/stat/postback_logs?customer=${kept!.id}&result=created&limit=100`);
    expect(log.data.items).toHaveLength(own.length);
  }
});

test('a conversion is not stored before the report about its customer', async () => {
  const clickId = await at.click();
  const say = (txid: string) => at.report(`?click_id=${clickId}&customer_id=W-1&goal=deposit&amount=10&txid=${txid}`);
  const conversions = async () => (await product.admin.call('GET', `/stat/conversions?clickId=${clickId}`)).data.items;
  await say('w1');
  await connected(product.url, async (client) => {
    await client.query('begin');
    await client.query("select from customers where customer_id = 'W-1' for update");
    const told = say('w2');
    await untilWaiting(client);
    expect(await conversions()).toHaveLength(1);
    await client.query('rollback');
    expect(await told).toMatchObject({ status: 200, data: { created: true } });
  });
  expect(await conversions()).toHaveLength(2);
  expect(await customer('W-1')).toMatchObject({ deposits: 2, deposited: '20' });
});

test('figures reported for a day replace its single reports', async () => {
  const clickId = await at.click();
  const today = new Date().toISOString().slice(0, 10);
  const say = (query: string) => at.report(`?click_id=${clickId}&customer_id=D-1&${query}`);
  await say('deposit=40&txid=f1');
  await say(`date=${today}&deposits=3&deposit=100`);
  expect(numbers((await customer('D-1'))!)).toMatchObject({ deposits: 3, deposited: '100' });
  await say(`date=${today}&deposits=2&deposit=70`);
  await say(`date=${today}&turnover=500`);
  expect(numbers((await customer('D-1'))!)).toEqual({ deposits: 2, deposited: '70', turnover: '500', ngr: '0' });
  expect((await say(`date=${today}&turnover=500`)).data).toMatchObject({ created: false });
});

describe('a file of customers', () => {
  const send = async (call: 'import' | 'preview_import', text: string, columns = '') => {
    const boundary = 'sluice-boundary';
    const { statusCode, body } = await product.app.inject({
      method: 'POST',
      url: `/api/v1/stat/customers/${call}?advertiser=${at.ids.advertiser}${columns && `&columns=${columns}`}`,
      headers: {
        authorization: `Bearer ${product.admin.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="players.csv"\r\nContent-Type: text/csv\r\n\r\n${text}\r\n--${boundary}--\r\n`,
    });
    return { status: statusCode, ...JSON.parse(body) };
  };

  const over = async (id: number) =>
    expect
      .poll(async () => (await product.admin.call('GET', `/user/jobs/${id}`)).data.state, { timeout: patience.wait })
      .toBe('done');

  test('is previewed, then imported once, and what did not come in is reported', async () => {
    const clickId = await at.click();
    const rows = [
      `F-1,${clickId},2026-11-03,2,"1 250,50",9000,-12`,
      'F-1,,2026-11-04,1,10,,',
      'F-2,,2026-11-04,1,10,,',
      `F-3,${clickId},yesterday,1,10,,`,
    ];
    const text = ['Player ID,Click ID,Date,Deposits,Deposit amount,Turnover,NGR', ...rows].join('\n');
    const { data } = await send('preview_import', text);
    expect(data.columns.map(({ field }: Row) => field)).toEqual([
      ...['customer_id', 'click_id', 'date', 'deposits', 'deposit', 'turnover', 'ngr'],
    ]);
    expect(data.rows).toMatchObject([
      { row: 2, verdict: 'kept' },
      // Each row is checked on its own: this one would be the first to name its customer.
      { row: 3, verdict: 'faulty', field: 'customer_id' },
      { row: 4, verdict: 'faulty', field: 'customer_id' },
      { row: 5, verdict: 'faulty', field: 'date', message: 'Enter a valid date' },
    ]);
    expect(await customer('F-1')).toBeUndefined();

    // The second row is about a customer that the first one names.
    const job = (await send('import', text)).data;
    await over(job.id);
    expect((await product.admin.call('GET', `/user/jobs/${job.id}`)).data).toMatchObject({ done: 2, failed: 2 });
    expect(await customer('F-1')).toMatchObject({
      deposits: 3,
      deposited: '1260.5',
      turnover: '9000',
      ngr: '-12',
      clickId,
      firstDepositAt: Date.UTC(2026, 10, 3) / 1000,
      lastDepositAt: Date.UTC(2026, 10, 4) / 1000,
    });
    const { body } = await product.app.inject({
      url: `/api/v1/stat/customers/import/${job.id}/failures`,
      headers: { authorization: `Bearer ${product.admin.token}` },
    });
    expect(body).toContain('F-3');
    const log = await product.admin.call('GET', '/stat/postback_logs?kind=customer_data_import');
    expect(log.data.items.map(({ result, url }: Row) => `${String(result)} ${String(url)}`).sort()).toEqual([
      ...['customer players.csv#2', 'customer players.csv#3', 'refused players.csv#4', 'refused players.csv#5'],
    ]);
  });

  test('has its amounts read in its own notation, and takes over none that may be two numbers', async () => {
    const clickId = await at.click();
    const bring = async (id: string, ...amounts: string[]) => {
      const text = [
        'Player ID;Click ID;Date;Deposit amount;Turnover;NGR',
        [id, clickId, '2026-11-03', ...amounts].join(';'),
      ].join('\n');
      return (await send('preview_import', text)).data.rows;
    };
    expect(await bring('A-1', '1,234', '', '')).toMatchObject([
      {
        verdict: 'faulty',
        field: 'deposit',
        message: 'The comma is ambiguous: it could separate decimals or thousands',
      },
    ]);
    expect(await bring('A-1', '1,234', '12.50', '-1,250.75')).toMatchObject([{ verdict: 'kept', message: null }]);

    const text = `Player ID;Click ID;Date;Deposit amount;Turnover;NGR\nA-1;${clickId};2026-11-03;1,234;12.50;-1,250.75`;
    await over((await send('import', text)).data.id);
    expect(await customer('A-1')).toMatchObject({ deposited: '1234', turnover: '12.5', ngr: '-1250.75' });
  });
});

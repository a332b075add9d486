import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../../../domain/money/decimal.ts';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import {
  days,
  figures,
  first,
  goals,
  isStaff,
  listed,
  names,
  people,
  period,
  product,
  setUpFigures,
  type Conversion,
} from '../support/figures.ts';

/** Figures equal what the lists of clicks, leads and conversions show, for each viewer. */

setUpFigures();

const ofLeads = ['leads', 'sentLeads', 'failedLeads', 'invalidLeads', 'testLeads'];
const ofCustomers = ['deposits', 'firstDeposits', 'repeatDeposits', 'deposited'];

describe.each(names)('for %s', (name) => {
  test('figures equal what the lists show with the same filters', async () => {
    const person = people[name];
    const ofGoals = goals.flatMap((goal) =>
      ['conversions', 'approvedConversions', 'payout'].map((measure) => `${measure}OfGoal${goal}`),
    );
    const { items: offers } = (await people.admin.call('GET', '/user/offers')).data;
    const { items: advertisers } = (await people.admin.call('GET', '/user/advertisers')).data;
    const ids = (items: { id: number }[]) =>
      fc.option(
        fc.subarray(
          items.map(({ id }) => id),
          { minLength: 1 },
        ),
      );
    const filters = fc.record({
      country: fc.option(fc.subarray(['LV', 'EE'], { minLength: 1 })),
      offer: ids(offers),
      advertiser: isStaff(name) ? ids(advertisers) : fc.constant(null),
      affiliate: isStaff(name) ? fc.constantFrom(null, [people.affiliate.id]) : fc.constant(null),
    });
    await fc.assert(
      fc.asyncProperty(filters, async (asked) => {
        const query = Object.entries(asked)
          .flatMap(([field, values]) => (values ? [`${field}=${values.join(',')}`] : []))
          .join('&');
        const seesLeads = name !== 'advertiserManager';
        const counted = await figures(
          person,
          `${query}&metrics=clicks,validClicks,conversions,approvedConversions,payout,${[...ofCustomers, ...ofGoals]}${seesLeads ? `,${ofLeads}` : ''}&groupBy=country`,
        );
        const approved: Conversion[] = (await listed(person, '/stat/conversions', `${query}&conversionStatus=3`)).items;
        // What affiliates don’t see they don’t earn.
        const earned = approved.filter(({ isHidden }) => !isHidden);
        const total = async (path: string, more = '') =>
          String((await listed(person, path, `${query}${more}`)).meta.totalCount);
        const customers: { deposits: number; deposited: string }[] = (await listed(person, '/stat/customers', query))
          .items;
        const depositors = customers.filter(({ deposits }) => deposits > 0);
        const deposits = customers.reduce((all, one) => all + one.deposits, 0);
        const perGoal: Record<string, string> = {};
        for (const goal of goals) {
          const own = approved.filter((conversion) => conversion.goal === goal);
          perGoal[`conversionsOfGoal${goal}`] = await total('/stat/conversions', `&goal=${goal}`);
          perGoal[`approvedConversionsOfGoal${goal}`] = String(own.length);
          perGoal[`payoutOfGoal${goal}`] = sum(own.filter(({ isHidden }) => !isHidden).map(({ payout }) => payout));
        }
        expect(counted.totals.figures).toEqual({
          clicks: await total('/stat/clicks'),
          validClicks: await total('/stat/clicks', '&clickStatus=1'),
          conversions: await total('/stat/conversions'),
          approvedConversions: String(approved.length),
          payout: sum(earned.map(({ payout }) => payout)),
          deposits: String(deposits),
          firstDeposits: String(depositors.length),
          repeatDeposits: String(deposits - depositors.length),
          deposited: sum(customers.map(({ deposited }) => deposited)),
          ...perGoal,
          ...(seesLeads && {
            leads: await total('/stat/leads', '&isTest=false'),
            sentLeads: await total('/stat/leads', '&apiStatus=sent'),
            failedLeads: await total('/stat/leads', '&apiStatus=failed'),
            invalidLeads: await total('/stat/leads', '&apiStatus=invalid&isTest=false'),
            testLeads: await total('/stat/leads', '&isTest=true'),
          }),
        });
      }),
      { numRuns: 12 },
    );
  });

  test('no grouping reveals records that the lists do not show them', async () => {
    const person = people[name];
    const lists = [
      '/stat/clicks',
      '/stat/conversions',
      '/stat/customers',
      ...(name === 'advertiserManager' ? [] : ['/stat/leads']),
    ];
    const seen: Record<string, unknown>[] = [];
    for (const list of lists) seen.push(...(await listed(person, list)).items);
    for (const field of ['offer', 'campaign', 'country', 'affiliate', 'advertiser']) {
      const answer = await person.call('GET', `/stat/statistics?${period}&groupBy=${field}&limit=1000`);
      const isTheirs = isStaff(name) || !['affiliate', 'advertiser'].includes(field);
      expect([field, answer.status]).toEqual([field, isTheirs ? 200 : 400]);
      if (!isTheirs) continue;
      const told = new Set(answer.data.items.map(({ values }: { values: Record<string, unknown> }) => values[field]));
      expect({ field, told }).toEqual({ field, told: new Set(seen.map((record) => record[field] ?? null)) });
    }
  });
});

test('affiliates get no revenue figure, whatever the query', async () => {
  const { items } = (await people.affiliate.call('GET', '/stat/metrics')).data;
  const keys = items.map(({ key }: { key: string }) => key);
  expect(keys).toContain('payout');
  for (const hidden of [
    'revenue',
    'profit',
    'receivedRevenue',
    'netProfit',
    ...goals.map((goal) => `revenueOfGoal${goal}`),
  ]) {
    expect(keys).not.toContain(hidden);
    for (const query of [`metrics=${hidden}`, `metric=${hidden}:gt:0`, `orderBy=${hidden}:desc`])
      expect((await people.affiliate.call('GET', `/stat/statistics?${query}`)).status).toBe(400);
  }
  for (const staffs of ['affiliate', 'advertiser', 'integration', 'manager', 'team']) {
    expect((await people.affiliate.call('GET', `/stat/statistics?groupBy=${staffs}`)).status).toBe(400);
    expect((await people.affiliate.call('GET', `/stat/statistics?${staffs}=1`)).status).toBe(400);
    expect((await people.affiliate.call('GET', `/stat/info/${staffs}`)).status).toBe(400);
    expect((await people.affiliate.call('GET', `/stat/dashboard?widgetType=top&groupBy=${staffs}`)).status).toBe(400);
  }
});

test('metrics state that money is that of approved conversions', async () => {
  for (const [language, word] of [
    ['en', 'approved'],
    ['ru', 'подтверждённы'],
  ] as const) {
    const { items } = (await people.admin.call('GET', '/stat/metrics', undefined, { language })).data;
    const abouts = items
      .filter(({ key }: { key: string }) => ['revenue', 'payout', 'profit'].includes(key))
      .map(({ description }: { description: string }) => description);
    expect(abouts).toEqual(Array.from({ length: 3 }, () => expect.stringContaining(word)));
  }
});

test('people who see no leads get no figures for them', async () => {
  const { items } = (await people.advertiserManager.call('GET', '/stat/metrics')).data;
  expect(items.filter(({ group }: { group: string }) => group === 'leads')).toEqual([]);
  expect((await people.advertiserManager.call('GET', '/stat/statistics?metrics=leads')).status).toBe(400);
});

test('a period may start before there is anything, and end at a time that the store does not know', async () => {
  const last = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;
  const { totals } = await figures(people.admin, 'metrics=clicks');
  for (const ends of [`createdAtFrom=0&createdAtTo=${last}`, `createdAtFrom=${first}&createdAtTo=${2 ** 32 - 1}`])
    for (const call of ['/stat/statistics?groupBy=country&', '/stat/dashboard?'])
      for (const previous of ['', '&with=previous']) {
        const { status, data } = await people.admin.call('GET', `${call}${ends}&metrics=clicks${previous}`);
        expect(status).toBe(200);
        expect(data.totals.figures).toEqual(totals.figures);
      }
});

test('a zone is valid in upper or lower case, and one that the store does not know is accepted, too', async () => {
  const days = async (timezone: string) => {
    const { status, data } = await people.admin.call(
      'GET',
      `/stat/statistics?${period}&groupBy=day,hour&flat=true&limit=1000&metrics=clicks&timezone=${timezone}`,
    );
    expect([timezone, status]).toEqual([timezone, 200]);
    return data;
  };
  const riga = await days('Europe/Riga');
  expect(riga.meta.timezone).toBe('Europe/Riga');
  expect(await days('europe/riga')).toEqual(riga);
  expect((await days('US/Pacific-New')).totals).toEqual((await days('America/Los_Angeles')).totals);
});

test('a chart has a limited number of figures, as all of them are computed for one response', async () => {
  const { items } = (await people.affiliate.call('GET', '/stat/metrics')).data;
  const metrics = items.map(({ key }: { key: string }) => key);
  expect(metrics.length).toBeGreaterThan(8);
  const chart = (metricsAsked: string[], more = '') =>
    people.affiliate.call(
      'GET',
      `/stat/dashboard?createdAtFrom=${first}&createdAtTo=${first + 40 * 86_400 - 1}&widgetType=chart&interval=hour&groupBy=sub1&metrics=${metricsAsked.join(',')}${more}`,
    );
  expect((await chart(metrics.slice(0, 1))).data.series[0].points).toHaveLength(960);
  expect(await chart(metrics, '&with=previous')).toMatchObject({ status: 400, code: 'badParameter' });
});

test('a chart without an explicit interval uses a longer one if it would have too many figures', async () => {
  const { items } = (await people.admin.call('GET', '/stat/metrics')).data;
  const metrics = items.map(({ key }: { key: string }) => key).slice(0, 10);
  expect(metrics).toContain('clicks');
  const chart = (ends: number, more = '') =>
    people.admin.call(
      'GET',
      `/stat/dashboard?createdAtFrom=${first}&createdAtTo=${first + ends * 86_400 - 1}&widgetType=chart&groupBy=sub2&orderBy=clicks:desc&limit=50&metrics=${metrics.join(',')}&with=previous${more}`,
    );
  expect(await chart(90, '&interval=day')).toMatchObject({ status: 400, details: [{ path: 'interval' }] });
  const { status, data } = await chart(90);
  expect([status, data.series.length]).toEqual([200, 50]);
  for (const { points } of data.series) {
    expect([13, 14]).toContain(points.length);
    expect(sum(points.map(({ figures: { clicks } }: { figures: { clicks: string } }) => clicks))).toBe('1');
  }
  expect(await chart(3650)).toMatchObject({ status: 400, details: [{ path: 'limit' }] });
});

test('another network has its own figures', async () => {
  const stranger = await product.stranger();
  expect((await stranger.call('GET', `/stat/statistics?${period}&metrics=clicks`)).data.totals.figures).toEqual({
    clicks: '0',
  });
  expect((await stranger.call('GET', `/stat/info/offer?${period}`)).data.items).toEqual([]);
});

describe('the tree of groupings', () => {
  test('opens level by level, and its leaves are the rows that all groupings return together', async () => {
    const query = 'metrics=clicks,profit&groupBy=country,offer,day&limit=1000';
    const { items: flat } = await figures(people.admin, `${query}&flat=true`);
    const leaves = [];
    for (const { values: top } of (await figures(people.admin, query)).items)
      for (const { values: middle } of (await figures(people.admin, `${query}&parents=${path(top.country)}`)).items) {
        const parents = path(middle.country, middle.offer);
        leaves.push(...(await figures(people.admin, `${query}&parents=${parents}`)).items);
      }
    const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    expect(sorted(leaves)).toEqual(sorted(flat));
    expect(leaves[0]).toMatchObject({ titles: { offer: expect.stringMatching(/Royale|Keto/) } });
  });

  const path = (...values: unknown[]) => encodeURIComponent(JSON.stringify(values));

  test.each(['x', '{}', '[1]', '["LV",2,"2026-10-01"]'])('has no node %s', async (parents) => {
    const query = `groupBy=country,offer,day&parents=${encodeURIComponent(parents)}`;
    const answer = await people.admin.call('GET', `/stat/statistics?${query}`);
    expect([answer.status, answer.details[0].path]).toEqual([400, 'parents']);
  });
});

test('rows are sorted and filtered by figures, and compared with the previous period', async () => {
  const half = `createdAtFrom=${first + 10 * 86_400}&createdAtTo=${first + 20 * 86_400 - 1}`;
  const { data } = await people.admin.call(
    'GET',
    `/stat/statistics?${half}&groupBy=country&metrics=clicks&metric=clicks:gte:1&orderBy=clicks:asc&with=previous`,
  );
  const counts = data.items.map((row: { figures: { clicks: string } }) => Number(row.figures.clicks));
  expect(counts).toEqual(counts.toSorted((one: number, other: number) => one - other));
  const { totals } = (
    await people.admin.call(
      'GET',
      `/stat/statistics?createdAtFrom=${first}&createdAtTo=${first + 10 * 86_400 - 1}&metrics=clicks`,
    )
  ).data;
  expect(data.totals.previous).toEqual(totals.figures);
  expect(data.meta.previousPeriod).toEqual({ from: first, to: first + 10 * 86_400 - 1 });
});

test('filters offer what occurs within the other filters, by name', async () => {
  const values = async (slug: string, query = '') =>
    (await people.admin.call('GET', `/stat/info/${slug}?${period}&${query}`)).data.items;
  expect((await values('country')).map(({ title }: { title: string }) => title).toSorted()).toEqual([
    'Estonia',
    'Latvia',
    null,
  ]);
  expect(await values('offer', 'search=roy')).toMatchObject([{ title: 'Royale' }]);
  expect(await values('country', 'search=lat')).toMatchObject([{ value: 'LV' }]);
  expect(await values('sub1', 'search=sub%203&country=LV')).toMatchObject([{ value: 'sub 3', title: null }]);
  expect(await values('conversionStatus', 'leadStatus=sent')).toEqual([{ value: null, title: null }]);
});

test('filters find what occurs, however many older records have such a name', async () => {
  const newest = await connected(product.url, async (client) => {
    await client.query(
      `insert into campaigns (tenant_id, title, affiliate_id, offer_id)
       select tenant_id, 'Zeta ' || n, affiliate_id, offer_id
       from (select * from campaigns where tenant_id = $1 order by id limit 1) as one, generate_series(1, 1001) as n`,
      [product.tenant.tenantId],
    );
    const { rows } = await client.query(
      `insert into clicks (tenant_id, affiliate_id, campaign_id, offer_id, country, click_status, outcome, created_at)
       select tenant_id, affiliate_id, id, offer_id, 'LV', 1, 'sent', to_timestamp($1::float8) from campaigns
       where title = 'Zeta 1001' returning campaign_id::int as id`,
      [first + 50 * 86_400],
    );
    return rows[0].id;
  });
  const search = `createdAtFrom=${first + 50 * 86_400}&createdAtTo=${first + 51 * 86_400 - 1}&search=zeta`;
  await expect
    .poll(async () => (await people.admin.call('GET', `/stat/info/campaign?${search}`)).data, {
      timeout: patience.wait,
    })
    .toEqual({ items: [{ value: newest, title: 'Zeta 1001' }], meta: { totalCount: 1 } });
});

test('money that is told without a count is in rows and totals', async () => {
  const at = first + 55 * 86_400;
  await connected(product.url, (client) =>
    client.query(
      `insert into customer_figures (tenant_id, customer_id, key, is_daily, at, deposits, deposited)
       select tenant_id, id, 'day uncounted', true, to_timestamp($2::float8), null, 25 from customers
       where tenant_id = $1 and country = 'LV' order by id limit 1`,
      [product.tenant.tenantId, at],
    ),
  );
  const query = `createdAtFrom=${at}&createdAtTo=${at + 86_399}&groupBy=country&metrics=deposits,deposited`;
  const told = { deposits: '0', deposited: '25' };
  await expect
    .poll(async () => (await people.admin.call('GET', `/stat/statistics?${query}`)).data, { timeout: patience.wait })
    .toMatchObject({ items: [{ values: { country: 'LV' }, figures: told }], totals: { figures: told } });
});

test('a first deposit counts when the list of customers has it, though the whole day was reported, too', async () => {
  const day = first + 57 * 86_400;
  const afternoon = day + 15 * 3600;
  const customer = await connected(product.url, async (client) => {
    const { rows } = await client.query(
      `insert into customers (tenant_id, customer_id, affiliate_id, campaign_id, offer_id, advertiser_id, country, currency_id,
         deposits, deposited, turnover, ngr, customer_key, created_at)
       select tenant_id, 'Twice told', affiliate_id, campaign_id, offer_id, advertiser_id, country, currency_id, 0, 0, 0, 0,
         'twice', created_at from customers where tenant_id = $1 order by id limit 1 returning id::int`,
      [product.tenant.tenantId],
    );
    const { id } = rows[0];
    await client.query(
      `insert into customer_figures (tenant_id, customer_id, key, is_daily, at, deposits, deposited) values
         ($1, $2, 'day told', true, to_timestamp($3::float8), 2, 60), ($1, $2, 'single', false, to_timestamp($4::float8), 1, 20)`,
      [product.tenant.tenantId, id, day, afternoon],
    );
    return id;
  });
  expect((await people.admin.call('GET', `/stat/customers/${customer}`)).data.firstDepositAt).toBe(afternoon);
  const query = `createdAtFrom=${day - 86_400}&createdAtTo=${day + 86_400}&timezone=America/New_York&groupBy=day`;
  const told = async () =>
    (await people.admin.call('GET', `/stat/statistics?${query}&metrics=${ofCustomers.join(',')}`)).data.items;
  const at = new Date(afternoon * 1000).toISOString().slice(0, 10);
  const counted = { deposits: '2', firstDeposits: '1', repeatDeposits: '1', deposited: '60' };
  await expect.poll(told, { timeout: patience.wait }).toMatchObject([{ values: { day: at }, figures: counted }]);
});

test('a chart has a point for each interval, and their sum is the total', async () => {
  const { data } = await people.admin.call(
    'GET',
    `/stat/dashboard?${period}&widgetType=chart&groupBy=offer&metrics=clicks&with=previous`,
  );
  expect(data.series).toHaveLength(2);
  const clicks = data.series.flatMap((one: { points: { figures: { clicks: string } }[] }) => {
    expect(one.points).toHaveLength(days);
    return one.points.map((point) => point.figures.clicks);
  });
  expect(sum(clicks)).toBe(data.totals.figures.clicks);
  const top = await people.admin.call('GET', `/stat/dashboard?${period}&widgetType=top&groupBy=country&metrics=clicks`);
  const titles = top.data.items.map(({ titles: { country } }: { titles: { country?: string } }) => country);
  expect(new Set(titles)).toEqual(new Set(['Latvia', 'Estonia', undefined]));
});

test('a widget’s own filters restrict as much as those of statistics', async () => {
  for (const filters of ['country=LV', 'country=LV,&sub1=a', 'offer=0']) {
    const asked = `${period}&${filters}&metrics=clicks,leads`;
    const { totals } = (await people.admin.call('GET', `/stat/dashboard?${asked}`)).data;
    expect(totals).toEqual((await people.admin.call('GET', `/stat/statistics?${asked}`)).data.totals);
  }
});

test('a formula is evaluated, sorted and filtered as it is shown', async () => {
  await connected(product.url, (client) =>
    client.query(
      `insert into metrics (tenant_id, title, value, "group", metric_type, output_format, editable)
       values ($1, 'Approved, %', 'approvedConversions / conversions', 'conversions', 'percentages', 'decimals', true)`,
      [product.tenant.tenantId],
    ),
  );
  const { items: all } = (await people.admin.call('GET', '/stat/metrics')).data;
  const { key } = all.find(({ title }: { title: string }) => title === 'Approved, %');
  const { items, totals } = await figures(
    people.admin,
    `metrics=${key},conversions,approvedConversions&groupBy=day&orderBy=${key}:desc`,
  );
  for (const row of [...items, totals]) {
    const { conversions, approvedConversions, [key]: share } = row.figures;
    const expected = Number(conversions) === 0 ? null : (100 * Number(approvedConversions)) / Number(conversions);
    if (expected === null) expect(share).toBeNull();
    else expect(Number(share)).toBeCloseTo(expected, 1);
  }
  const { items: good } = await figures(people.admin, `metrics=${key}&groupBy=day&metric=${key}:gte:50`);
  expect(good.every((row: { figures: Record<string, string> }) => Number(row.figures[key]) >= 50)).toBe(true);
});

describe('measures of a goal', () => {
  const keyOf = (measure: string, place: number) => `${measure}OfGoal${goals[place]}`;

  test('are those of all conversions, limited to it, in whatever way they are asked for', async () => {
    const asked = ['conversions', 'rejectedConversions', 'revenue', 'payout', 'profit'];
    const { items } = await figures(people.admin, `metrics=${asked}&groupBy=goal`);
    for (const [place, goal] of goals.entries()) {
      const { figures: alone } = items.find(({ values }: { values: { goal: number } }) => values.goal === goal);
      const keys = asked.map((measure) => keyOf(measure, place));
      expect((await figures(people.admin, `metrics=${keys}&groupBy=country`)).totals.figures).toEqual(
        Object.fromEntries(asked.map((measure) => [keyOf(measure, place), alone[measure]])),
      );
    }
    const revenue = keyOf('revenue', 1);
    const { items: ordered } = await figures(
      people.admin,
      `metrics=${revenue}&groupBy=day&orderBy=${revenue}:desc&metric=${revenue}:gt:15`,
    );
    const found = ordered.map((row: { figures: Record<string, string> }) => Number(row.figures[revenue]));
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(
      found.filter((one: number) => one > 15).toSorted((one: number, other: number) => other - one),
    );
    const chart = `/stat/dashboard?${period}&widgetType=chart&metrics=${revenue}`;
    const { data } = await people.admin.call('GET', chart);
    expect(
      sum(data.series[0].points.map(({ figures: point }: { figures: Record<string, string> }) => point[revenue]!)),
    ).toBe(data.totals.figures[revenue]);
  });

  test('are told with the goal, in both languages', async () => {
    const named = async (language: 'en' | 'ru') =>
      (await people.admin.call('GET', '/stat/metrics', undefined, { language })).data.items.find(
        ({ key }: { key: string }) => key === keyOf('approvedConversions', 1),
      );
    expect(await named('en')).toMatchObject({
      title: 'Approved conversions: First deposit',
      group: 'conversions',
      usual: false,
      goal: { id: goals[1], title: 'First deposit', vertical: { title: 'Loans' } },
    });
    expect((await named('ru')).title).toBe('Подтверждённые конверсии: First deposit');
  });

  test('can be used in formulas, which affiliates see if they may see all that is in them', async () => {
    const made = async (title: string, value: string) => {
      const item = { title, value, group: 'finance', metricType: 'percentages', outputFormat: 'decimals' };
      return people.admin.call('PUT', '/user/metrics', { items: [item] });
    };
    const rate = await made('Deposits of registrations', `${keyOf('conversions', 1)} / ${keyOf('conversions', 0)}`);
    expect(rate.status).toBe(201);
    const margin = await made('Margin of deposits', `${keyOf('profit', 1)} / ${keyOf('revenue', 1)}`);
    const key = String(rate.data.items[0].id);
    const counts = [keyOf('conversions', 1), keyOf('conversions', 0)];
    const { totals } = await figures(people.admin, `metrics=${key},${counts}`);
    const [deposits, registrations] = counts.map((count) => Number(totals.figures[count]));
    expect(Number(totals.figures[key])).toBeCloseTo((100 * deposits!) / registrations!, 1);
    const seen = (await people.affiliate.call('GET', '/stat/metrics')).data.items.map(
      ({ key: one }: { key: string }) => one,
    );
    expect(seen).toContain(key);
    expect(seen).not.toContain(String(margin.data.items[0].id));
    expect(await made('Of no goal', 'revenueOfGoal999999 / revenue')).toMatchObject({
      status: 422,
      details: [{ type: 'metricUnknown' }],
    });
  });

  test('do not exist for goals that are not there, nor for figures that have none', async () => {
    for (const key of ['revenueOfGoal999999', `clicksOfGoal${goals[0]}`, `revenueOfGoal0${goals[0]}`])
      expect((await people.admin.call('GET', `/stat/statistics?${period}&metrics=${key}`)).status).toBe(400);
    const stranger = await product.stranger();
    expect((await stranger.call('GET', `/stat/statistics?${period}&metrics=${keyOf('payout', 0)}`)).status).toBe(400);
  });
});

import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sum } from '../../domain/decimal.ts';
import { patience } from '../patience.ts';
import { connected } from '../postgres.ts';
import { setCounter } from './counting.ts';
import { callsBehind } from './drilling.ts';
import { exported, exportEnds } from './exporting.ts';
import { type Person, type Product, startProduct } from './product.ts';

/** Figures are what the lists of clicks, leads and conversions show, to each their own. */

let product: Product;
let people: Record<'admin' | 'manager' | 'advertiserManager' | 'affiliate', Person>;
const names = ['admin', 'manager', 'advertiserManager', 'affiliate'] as const;

const first = Date.UTC(2026, 9, 1) / 1000;
const days = 20;

const firstId = async (path: string, fields: object): Promise<number> =>
  (await product.admin.make(path, fields))[0]!.id;

beforeAll(async () => {
  product = await startProduct({ statistics: { url: undefined, memory: 1_000_000_000 } });
  const { admin } = product;
  const manager = await product.person('manager');
  const advertiserManager = await product.person('advertiser_manager');
  const affiliate = await product.person('affiliate', { managers: [manager.id] });
  const other = await product.person('affiliate');
  people = { admin, manager, advertiserManager, affiliate };
  const currency = (await admin.call('GET', '/user/currencies')).data.items[0].id;
  const vertical = await firstId('/user/verticals', { title: 'Loans' });
  const advertiserOf = (title: string, managers: number[]) =>
    firstId('/user/advertisers', { title, vertical, defaultCurrency: currency, managers });
  const advertisers = [await advertiserOf('Own', [advertiserManager.id]), await advertiserOf('Other', [])];
  const offers: number[] = [];
  for (const title of ['Royale', 'Keto']) {
    const id = await firstId('/user/offers', { title, vertical, accessType: 1 });
    await admin.call('POST', '/user/offers/change_block', { items: [{ id, status: 'active' }] });
    offers.push(id);
  }
  const campaigns: number[] = [];
  for (const owner of [affiliate.id, other.id])
    for (const offer of offers)
      campaigns.push(await firstId('/user/campaigns', { title: `Of ${owner}`, affiliate: owner, offer }));
  const chosen = `
    (array[${affiliate.id}, ${other.id}]::bigint[])[1 + n % 2] as affiliate, (array[${offers}]::bigint[])[1 + n / 2 % 2] as offer,
    (array[${campaigns}]::bigint[])[1 + n % 2 * 2 + n / 2 % 2] as campaign,
    (array[${advertisers}]::bigint[])[1 + n / 4 % 2] as advertiser, (array['LV', 'EE', null])[1 + n % 3] as country,
    to_timestamp(${first} + n * 7919 % (${days} * 86400)) as at`;
  await connected(product.url, async (client) => {
    await client.query(`select set_config('sluice.tenant', '${product.tenant.tenantId}', false)`);
    await client.query(`insert into clicks (tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, country, click_status, outcome, is_unique, sub1, created_at)
      select ${product.tenant.tenantId}, affiliate, campaign, offer, advertiser, country, 1 + n % 5 / 4, 'sent', n % 2 = 0, 'sub ' || n % 4, at
      from (select n, ${chosen} from generate_series(1, 120) as n) as made`);
    await client.query(`insert into leads (tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, country, api_status, created_at)
      select ${product.tenant.tenantId}, affiliate, campaign, offer, advertiser, country, (array['sent', 'unsent', 'trash', 'hold'])[1 + n % 4], at
      from (select n, ${chosen} from generate_series(1, 60) as n) as made`);
    await client.query(`insert into conversions (tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, country, conversion_status, is_hidden, revenue, revenue_rate, payout, payout_rate, traffic_at, created_at)
      select ${product.tenant.tenantId}, affiliate, campaign, offer, advertiser, country, 1 + n % 4, n % 5 = 0, 10 + n / 7.0, 1, 5 + n / 9.0, 1, at - interval '1 day', at
      from (select n, ${chosen} from generate_series(1, 80) as n) as made`);
    await client.query(`update conversions set conversion_status = 3 where id % 3 = 0`);
    await client.query(`update leads set api_status = 'sent' where id % 7 = 0`);
  });
  // Staff said otherwise of some clicks afterwards.
  const clicksOf = async (status: number, limit: number): Promise<{ id: number }[]> =>
    (await admin.call('GET', `/stat/clicks?clickStatus=${status}&limit=${limit}`)).data.items;
  const rejected = (await clicksOf(1, 10)).map(({ id }) => ({ id, clickStatus: 2, reason: 'fraud' }));
  const accepted = (await clicksOf(2, 3)).map(({ id }) => ({ id, clickStatus: 1 }));
  expect((await admin.call('PATCH', '/stat/clicks', { items: [...rejected, ...accepted] })).status).toBe(200);
  const everything = { clicks: '120', validClicks: '89', leads: '60', conversions: '80' };
  await vi.waitFor(
    async () =>
      expect((await figures(admin, 'metrics=clicks,validClicks,leads,conversions')).totals?.figures).toEqual(
        everything,
      ),
    patience.wait,
  );
});
afterAll(() => product.close());

const period = `createdAtFrom=${first}&createdAtTo=${first + days * 86_400 - 1}`;
const figures = async (person: Person, query: string) => {
  const { data, message } = await person.call('GET', `/stat/statistics?${period}&${query}`);
  return data ?? { message };
};
const listed = async (person: Person, path: string, query = '') =>
  (await person.call('GET', `${path}?${period}&limit=500&withMeta=totalCount&${query}`)).data;

interface Conversion {
  payout: string;
  revenue?: string;
}

const isStaff = (name: (typeof names)[number]) => name !== 'affiliate';

describe.each(names)('to %s', (name) => {
  test('figures are what the lists show by the same filters', async () => {
    const person = people[name];
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
          `${query}&metrics=clicks,validClicks,conversions,approvedConversions,payout${seesLeads ? ',leads,sentLeads' : ''}&groupBy=country`,
        );
        const approved: Conversion[] = (await listed(person, '/stat/conversions', `${query}&conversionStatus=3`)).items;
        const total = async (path: string, more = '') =>
          String((await listed(person, path, `${query}${more}`)).meta.totalCount);
        expect(counted.totals.figures).toEqual({
          clicks: await total('/stat/clicks'),
          validClicks: await total('/stat/clicks', '&clickStatus=1'),
          conversions: await total('/stat/conversions'),
          approvedConversions: String(approved.length),
          payout: sum(approved.map(({ payout }) => payout)),
          ...(seesLeads && {
            leads: await total('/stat/leads'),
            sentLeads: await total('/stat/leads', '&apiStatus=sent'),
          }),
        });
      }),
      { numRuns: 12 },
    );
  });

  test('no grouping tells of records that the lists do not show them', async () => {
    const person = people[name];
    const lists = ['/stat/clicks', '/stat/conversions', ...(name === 'advertiserManager' ? [] : ['/stat/leads'])];
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

test('affiliates get no figure of revenue, by whatever it is asked', async () => {
  const { items } = (await people.affiliate.call('GET', '/stat/metrics')).data;
  const keys = items.map(({ key }: { key: string }) => key);
  expect(keys).toContain('payout');
  for (const hidden of ['revenue', 'profit', 'receivedRevenue', 'netProfit']) {
    expect(keys).not.toContain(hidden);
    for (const query of [`metrics=${hidden}`, `metric=${hidden}:gt:0`, `orderBy=${hidden}:desc`])
      expect((await people.affiliate.call('GET', `/stat/statistics?${query}`)).status).toBe(400);
  }
  for (const staffs of ['affiliate', 'advertiser', 'integration', 'manager', 'team', 'leadGrade']) {
    expect((await people.affiliate.call('GET', `/stat/statistics?groupBy=${staffs}`)).status).toBe(400);
    expect((await people.affiliate.call('GET', `/stat/statistics?${staffs}=1`)).status).toBe(400);
    expect((await people.affiliate.call('GET', `/stat/info/${staffs}`)).status).toBe(400);
    expect((await people.affiliate.call('GET', `/stat/dashboard?widgetType=top&groupBy=${staffs}`)).status).toBe(400);
  }
});

test('metrics say that money is that of approved conversions', async () => {
  for (const [language, word] of [
    ['en', 'approved'],
    ['ru', 'одобренны'],
  ] as const) {
    const { items } = (await people.admin.call('GET', '/stat/metrics', undefined, { language })).data;
    const abouts = items
      .filter(({ key }: { key: string }) => ['revenue', 'payout', 'profit'].includes(key))
      .map(({ description }: { description: string }) => description);
    expect(abouts).toEqual(Array.from({ length: 3 }, () => expect.stringContaining(word)));
  }
});

test('whoever sees no leads gets no figure of them', async () => {
  const { items } = (await people.advertiserManager.call('GET', '/stat/metrics')).data;
  expect(items.filter(({ group }: { group: string }) => group === 'leads')).toEqual([]);
  expect((await people.advertiserManager.call('GET', '/stat/statistics?metrics=leads')).status).toBe(400);
});

test('another network has figures of its own', async () => {
  const stranger = await product.stranger();
  expect((await stranger.call('GET', `/stat/statistics?${period}&metrics=clicks`)).data.totals.figures).toEqual({
    clicks: '0',
  });
  expect((await stranger.call('GET', `/stat/info/offer?${period}`)).data.items).toEqual([]);
});

describe('the tree of groupings', () => {
  test('opens level by level, and its leaves are the rows that all groupings give at once', async () => {
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

test('rows are ordered and let through by figures, and compared with the period before', async () => {
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

test('filters offer what occurs within the others, by name', async () => {
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

test('a widget’s own filters leave as much as those of statistics', async () => {
  for (const filters of ['country=LV', 'country=LV,&sub1=a', 'offer=0']) {
    const asked = `${period}&${filters}&metrics=clicks,leads`;
    const { totals } = (await people.admin.call('GET', `/stat/dashboard?${asked}`)).data;
    expect(totals).toEqual((await people.admin.call('GET', `/stat/statistics?${asked}`)).data.totals);
  }
});

test('a formula is asked, ordered and filtered by as it is shown', async () => {
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

test.each(['admin', 'manager', 'affiliate'] as const)(
  'a figure leads %s to just the records it counts',
  async (name) => {
    const person = people[name];
    const zone = 'Asia/Kolkata';
    const ids = async (path: string): Promise<string[]> =>
      (await people.admin.call('GET', path)).data.items.map(({ id }: { id: number }) => String(id));
    const [offers, advertisers] = [await ids('/user/offers'), await ids('/user/advertisers')];
    // Half of them are left out: no list knows all of these filters, and where one is unknown no figure leads on.
    const some = (values: readonly string[]) => fc.option(fc.subarray([...values], { minLength: 1 }), { freq: 1 });
    const ofStaff = name === 'affiliate' ? [] : (['affiliate', 'advertiser'] as const);
    const asked = fc.record({
      groupBy: fc.shuffledSubarray(['day', 'week', 'month', 'offer', 'country', 'campaign', ...ofStaff], {
        minLength: 1,
        maxLength: 2,
      }),
      filters: fc.record({
        country: some(['LV', 'EE']),
        offer: some(offers),
        conversionStatus: some(['2', '3']),
        clickStatus: some(['1', '2']),
        ...(ofStaff.length > 0 && { advertiser: some(advertisers) }),
      }),
      row: fc.nat(),
      from: fc.integer({ min: 0, max: 5 * 86_400 }),
    });
    const counts = ['clicks', 'validClicks', 'leads', 'sentLeads', 'trashLeads', 'conversions', 'approvedConversions'];
    const sums = ['payout', ...(name === 'affiliate' ? [] : ['revenue'])];
    let ways = 0;
    await fc.assert(
      fc.asyncProperty(asked, async ({ groupBy, filters, row, from }) => {
        const narrowing = Object.entries(filters).flatMap(([field, values]) =>
          values ? [`&${field}=${values.join(',')}`] : [],
        );
        const search = `createdAtFrom=${first + from}&createdAtTo=${first + days * 86_400 - 1}&groupBy=${groupBy}${narrowing.join('')}`;
        const { data } = await person.call(
          'GET',
          `/stat/statistics?${search}&timezone=${zone}&flat=true&metrics=${[...counts, ...sums]}&limit=1000`,
        );
        const chosen = data.items[row % (data.items.length || 1)];
        for (const [of, path] of [
          [data.totals, []],
          ...(chosen ? [[chosen, groupBy.map((one) => chosen.values[one])]] : []),
        ])
          for (const metric of [...counts, ...sums]) {
            const calls = callsBehind(metric, path, search, zone);
            if (calls.length === 0) continue;
            ways += 1;
            const lists = await Promise.all(calls.map(async (call) => (await person.call('GET', call)).data));
            const told = sums.includes(metric)
              ? sum(lists.flatMap(({ items }) => items.map((item: Record<string, string>) => item[metric]!)))
              : String(lists.reduce((all, { meta }) => all + meta.totalCount, 0));
            expect({ metric, search, path, told }).toEqual({ metric, search, path, told: of.figures[metric] });
          }
      }),
      {
        numRuns: 10,
        examples: [
          [
            {
              groupBy: ['day'],
              filters: { country: null, offer: null, conversionStatus: null, clickStatus: null },
              row: 0,
              from: 0,
            },
          ],
        ],
      },
    );
    expect(ways).toBeGreaterThan(0);
  },
);

describe('a file of figures', () => {
  const query = 'metrics=clicks,payout&groupBy=country,offer,day&orderBy=clicks:desc';
  const start = `/stat/statistics/export?${period}&${query}`;
  const rowsOf = async (person: Person): Promise<string[][]> =>
    parse((await exported(person, start)).response.rawPayload, { bom: true });

  test.each(names)('has to %s what their page says: all levels, in its order, and its totals', async (name) => {
    const person = people[name];
    const { items, totals } = await figures(person, `${query}&flat=true&limit=1000`);
    const told = ({ figures: { clicks, payout } }: { figures: Record<string, string> }) => [clicks, payout];
    const [head, ...rows] = await rowsOf(person);
    expect(head).toEqual(['Country', 'Offer', 'Day', 'Clicks', 'Payout, USD']);
    expect(rows.at(-1)).toEqual(['Totals', '', '', ...told(totals)]);
    expect(rows.slice(0, -1)).toEqual(
      items.map((row: { values: Record<string, string>; titles: Record<string, string>; figures: object }) => [
        row.titles['country'] ?? '',
        row.titles['offer'],
        row.values['day'],
        ...told({ figures: { ...row.figures } }),
      ]),
    );
  });

  test('is an export like others', async () => {
    const { data: begun } = await people.affiliate.call('POST', start);
    expect(begun).toMatchObject({ kind: 'export_statistics', collection: 'stat/statistics', format: 'csv' });
    expect(begun.fileName).toMatch(/^statistics-\d{4}-\d\d-\d\d\.csv$/);
    const ended = await exportEnds(people.affiliate, begun.id);
    expect(ended).toMatchObject({
      state: 'done',
      rows: ended.total,
      query: expect.stringContaining('groupBy=country,offer,day'),
    });
    expect((await people.manager.call('GET', `/user/exports/${begun.id}/file`)).status).toBe(404);
  });

  test('is refused to whoever is refused the figures', async () => {
    for (const hidden of ['metrics=revenue', 'groupBy=affiliate', 'metric=profit:gt:0'])
      expect((await people.affiliate.call('POST', `/stat/statistics/export?${hidden}`)).status).toBe(400);
    const without = await product.personWith('manager', 'front.menu.conversions.read');
    expect((await without.call('POST', start)).status).toBe(403);
  });

  test('opens as a workbook with dates and numbers, and has the period before beside each figure', async () => {
    const half = `createdAtFrom=${first + 10 * 86_400}&createdAtTo=${first + 20 * 86_400 - 1}&with=previous`;
    const path = `/stat/statistics/export?${half}&metrics=clicks&groupBy=day,weekday&format=xlsx`;
    const { response } = await exported(people.admin, path, { language: 'ru' });
    const [sheet] = await readXlsxFile(response.rawPayload);
    const [head, row] = sheet!.data;
    expect(head).toEqual(['День', 'День недели', 'Клики', 'Клики (предыдущий период)']);
    expect(row).toEqual([new Date('2026-10-20T00:00:00Z'), 'вторник', expect.any(Number), expect.any(Number)]);
  });
});

describe('insights', () => {
  test('tell what moved and by whom, and lead to the figures', async () => {
    const half = `createdAtFrom=${first + 12 * 86_400}&createdAtTo=${first + 20 * 86_400 - 1}`;
    await connected(product.url, (client) =>
      client.query(
        `insert into clicks (tenant_id, affiliate_id, campaign_id, offer_id, country, click_status, outcome, created_at)
         select tenant_id, affiliate_id, id, offer_id, 'LV', 1, 'sent', to_timestamp(${first + 15 * 86_400})
         from campaigns, generate_series(1, 100) where tenant_id = $1 and affiliate_id = $2`,
        [product.tenant.tenantId, people.affiliate.id],
      ),
    );
    await expect
      .poll(async () => (await figures(people.admin, 'metrics=clicks')).totals.figures.clicks, {
        timeout: patience.wait,
      })
      .toBe('320');
    const { data } = await people.admin.call('GET', `/stat/insights?${half}`);
    const moved = data.items.find(({ key }: { key: string }) => key === 'movement:clicks');
    expect(moved).toMatchObject({ kind: 'movement', severity: 'good', link: { page: 'statistics' } });
    expect(moved.contributions.find(({ dimension }: { dimension: string }) => dimension === 'affiliate')).toMatchObject(
      {
        value: people.affiliate.id,
        title: expect.stringContaining('affiliate'),
      },
    );
    expect(moved.series).toHaveLength(8);
    expect(sum(moved.series.map(({ current }: { current: string }) => current))).toBe(moved.figures.current);
    expect(data.items).toContainEqual(
      expect.objectContaining({ kind: 'affiliateRose', subject: expect.objectContaining({ id: people.affiliate.id }) }),
    );
  });

  test('tell of guarantees that the pace does not meet, in whole leads', async () => {
    const [offer] = (await people.admin.call('GET', '/user/offers')).data.items;
    const amount = '1000000000';
    const cap = { title: 'Far', offer: offer.id, value: amount, guarantee: amount, period: 'month' };
    const id = await firstId('/user/caps', cap);
    await setCounter(product.url, id, 7);
    const { items } = (await people.admin.call('GET', `/stat/insights?${period}`)).data;
    expect(items).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'guaranteeAtRisk', subject: expect.objectContaining({ entity: 'cap', id }) },
        figures: expect.objectContaining({ counter: '7', guarantee: amount, expected: expect.stringMatching(/^\d+$/) }),
      }),
    );
  });

  test('tell affiliates of their own traffic alone', async () => {
    const own = await product.personWith('affiliate', 'report.read');
    const { data } = await own.call('GET', `/stat/insights?${period}`);
    expect(data.items).toEqual([]);
    expect(
      (await people.affiliate.call('GET', `/stat/insights?${period}`)).data.items.map(
        ({ metric }: { metric: string }) => metric,
      ),
    ).not.toContain('profit');
  });
});

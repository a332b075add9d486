import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { sum } from '../../../domain/money/decimal.ts';
import { callsBehind } from '../support/drilling.ts';
import { exported, exportEnds } from '../support/exporting.ts';
import { days, figures, first, goals, names, people, period, product, setUpFigures } from '../support/figures.ts';
import type { Person } from '../support/product.ts';

/** What figures lead to: the records they count, and files. */

setUpFigures();

test.each(['admin', 'manager', 'affiliate'] as const)(
  'a figure leads %s to exactly the records it counts',
  async (name) => {
    const person = people[name];
    const zone = 'Asia/Kolkata';
    const ids = async (path: string): Promise<string[]> =>
      (await people.admin.call('GET', path)).data.items.map(({ id }: { id: number }) => String(id));
    const [offers, advertisers] = [await ids('/user/offers'), await ids('/user/advertisers')];
    // Half of them are left out: no list knows all of these filters, and with an unknown one no figure leads on.
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
        goal: some(goals.map(String)),
        ...(ofStaff.length > 0 && { advertiser: some(advertisers) }),
      }),
      row: fc.nat(),
      from: fc.integer({ min: 0, max: 5 * 86_400 }),
    });
    const counts = [
      'clicks',
      'validClicks',
      'leads',
      'sentLeads',
      'failedLeads',
      'trashLeads',
      'invalidLeads',
      'testLeads',
    ].concat(['conversions', 'approvedConversions', `conversionsOfGoal${goals[0]}`]);
    const sums = ['payout', `payoutOfGoal${goals[1]}`, ...(name === 'affiliate' ? [] : ['revenue', 'profit'])];
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
            const calls = callsBehind(metric, path, search, { zone, isStaff: name !== 'affiliate' });
            if (calls.length === 0) continue;
            ways += 1;
            const lists = await Promise.all(calls.map(async (call) => (await person.call('GET', call)).data));
            const told = sums.includes(metric)
              ? sum(
                  lists.flatMap(({ items }) =>
                    items.map((item: Record<string, string>) => item[metric.replace(/OfGoal.*/, '')]!),
                  ),
                )
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
              filters: { country: null, offer: null, conversionStatus: null, clickStatus: null, goal: null },
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

  test.each(names)('has for %s what their page shows: all levels, in its order, and its totals', async (name) => {
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

  test('names the goal of columns that are of one alone', async () => {
    const key = `payoutOfGoal${goals[1]}`;
    const { response } = await exported(
      people.affiliate,
      `/stat/statistics/export?${period}&metrics=${key}&groupBy=offer`,
    );
    const rows: string[][] = parse(response.rawPayload, { bom: true });
    expect(rows[0]).toEqual(['Offer', 'Payout: First deposit, USD']);
    const { totals } = await figures(people.affiliate, `metrics=${key}&groupBy=offer`);
    expect(rows.at(-1)).toEqual(['Totals', totals.figures[key]]);
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

  test('is refused to people who are denied the figures', async () => {
    for (const hidden of ['metrics=revenue', 'groupBy=affiliate', 'metric=profit:gt:0'])
      expect((await people.affiliate.call('POST', `/stat/statistics/export?${hidden}`)).status).toBe(400);
    const without = await product.personWith('manager', 'front.menu.conversions.read');
    expect((await without.call('POST', start)).status).toBe(403);
  });

  test('opens as a workbook with dates and numbers, and has the previous period next to each figure', async () => {
    const half = `createdAtFrom=${first + 10 * 86_400}&createdAtTo=${first + 20 * 86_400 - 1}&with=previous`;
    const path = `/stat/statistics/export?${half}&metrics=clicks&groupBy=day,weekday&format=xlsx`;
    const { response } = await exported(people.admin, path, { language: 'ru' });
    const [sheet] = await readXlsxFile(response.rawPayload);
    const [head, row] = sheet!.data;
    expect(head).toEqual(['День', 'День недели', 'Клики', 'Клики (предыдущий период)']);
    expect(row).toEqual([new Date('2026-10-20T00:00:00Z'), 'вторник', expect.any(Number), expect.any(Number)]);
  });

  test('has labelled totals in a workbook, too, even if the first column contains numbers', async () => {
    const path = `/stat/statistics/export?${period}&metrics=clicks&groupBy=hour&format=xlsx`;
    const { response } = await exported(people.admin, path);
    const [sheet] = await readXlsxFile(response.rawPayload);
    const { totals } = await figures(people.admin, 'metrics=clicks&groupBy=hour');
    expect(sheet!.data.at(-1)).toEqual(['Totals', Number(totals.figures.clicks)]);
  });
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { datePresets } from '../../../domain/time/dates.ts';
import { goTo } from '../../testing/clock.ts';
import { address, changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

afterEach(() => void vi.restoreAllMocks());

const zone = 'Europe/Riga';
const today = () => datePresets.today(Date.now() / 1000, zone);
const metric = (key: string, title: string, metricType: string, usual = true) => ({
  key,
  title,
  metricType,
  usual,
  id: 1,
  description: null,
  editable: false,
  group: 'traffic',
  outputFormat: metricType === 'amount' ? 'whole' : 'decimals',
});
const metrics = [
  metric('clicks', 'Clicks', 'amount'),
  metric('leads', 'Leads', 'amount'),
  metric('profit', 'Profit', 'money'),
  metric('31', 'Approval rate', 'percentages', false),
];
const meta = { period: { from: 0, to: 1 }, previousPeriod: { from: 0, to: 1 }, timezone: zone, currency: 'EUR' };
const totals = { figures: { clicks: '1500', leads: '40', profit: '20.5' } };

type Query = Record<string, string>;
const isQuery = (value: unknown): value is Query => typeof value === 'object' && value !== null;

const germany = {
  values: { country: 'DE' },
  titles: { country: 'Germany' },
  figures: { clicks: '1000', leads: '30', profit: '-4.5' },
  previous: { clicks: '800', leads: '30', profit: '0' },
};
const nordic = {
  values: { country: 'DE', affiliate: 11 },
  titles: { country: 'Germany', affiliate: 'Nordic Media' },
  figures: { clicks: '900', leads: '7', profit: '3' },
};

/** The queries of the calls, in order. */
let asked: Query[];

beforeEach(() => {
  asked = [];
  testHarness.records = { 'user/presets': [] };
  testHarness.answerAlways('GET', 'stat/metrics', { items: metrics });
  testHarness.answerAlways('GET', 'stat/dashboard', {
    totals,
    items: [],
    meta,
    series: [{ value: null, title: null, points: [{ at: '2026-11-24', figures: totals.figures }] }],
  });
  testHarness.answerAlways('GET', 'stat/info/country', {
    items: [
      { value: 'DE', title: 'Germany' },
      { value: null, title: null },
    ],
    meta: { totalCount: 2 },
  });
  testHarness.answerAlways('GET', 'stat/statistics', (sent) => {
    if (isQuery(sent)) asked.push(sent);
    const items = isQuery(sent) && sent['parents'] ? [nordic] : [germany];
    return { items, totals, meta: { totalCount: items.length, ...meta } };
  });
});

const byCountry = () => {
  const { from, to } = today();
  return `/statistics?createdAtFrom=${from}&createdAtTo=${to}&groupBy=country,affiliate&orderBy=clicks:desc`;
};
const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

test('opens with today by day, and tells the totals of all', async () => {
  const { from, to } = today();
  await open('/statistics');
  const cells = await row('Totals');
  expect(cells.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual(['1,500', '40', '€20.50']);
  expect(address()).toBe(`/statistics?createdAtFrom=${from}&createdAtTo=${to}&orderBy=day:desc&groupBy=day`);
  expect(asked[0]).toMatchObject({ groupBy: 'day', orderBy: 'day:desc', dataType: 'actual', limit: '50' });
});

const usual = ['Clicks', 'Leads', 'Profit'];
const casino = ['Approval rate', 'Profit', 'Clicks', 'Leads'];
test.each([
  ['vertical=4', casino],
  ['offer=7,8', casino],
  ['offer=7,9', usual],
  ['vertical=4,5', usual],
  ['vertical=4&metrics=leads,clicks', ['Leads', 'Clicks']],
])('narrowed to %s it opens with the metrics of the vertical first, if any', async (narrowing, want) => {
  testHarness.answerAlways('GET', 'stat/metrics', { items: metrics.map((one, place) => ({ ...one, id: place + 1 })) });
  testHarness.records['user/verticals'] = [
    { id: 4, title: 'Casino', metrics: [4, 3] },
    { id: 5, title: 'Dating', metrics: [2] },
  ];
  testHarness.records['user/offers'] = [
    { id: 7, title: 'Spins', vertical: 4 },
    { id: 8, title: 'Slots', vertical: 4 },
    { id: 9, title: 'Hearts', vertical: 5 },
  ];
  await open(`/statistics?${narrowing}`);
  await row('Totals');
  const shown = () =>
    screen.getAllByRole('columnheader').flatMap(({ textContent }) => {
      const found = metrics.find(({ title }) => textContent?.startsWith(title));
      return found ? [found.title] : [];
    });
  await expect.poll(shown).toEqual(want);
});

test('a metric that was deactivated meanwhile is looked up, and the rest is shown', async () => {
  const user = await open('/statistics?metrics=clicks,31&metric=31:gte:5');
  await row('Totals');
  testHarness.answerAlways('GET', 'stat/metrics', { items: metrics.filter(({ key }) => key !== '31') });
  const refused = {
    code: 'badRequest',
    message: 'Bad',
    details: [{ path: 'metrics', type: 'badParameter', message: 'Bad' }],
  };
  const isMissing = (sent: unknown) => isQuery(sent) && `${sent['metrics']},${sent['metric']}`.includes('31');
  testHarness.answerAlways('GET', 'stat/statistics', (sent) => (isMissing(sent) ? refused : undefined), 400);
  await user.click(screen.getByRole('columnheader', { name: /^Clicks/ }).querySelector('[role=button], button')!);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ metrics: 'clicks', orderBy: 'clicks:desc' }));
  await row('Totals');
  expect(screen.queryByRole('columnheader', { name: /^Approval rate/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a row opens into those of the next grouping, and its figures lead to the records behind them', async () => {
  const { from, to } = today();
  const user = await open(byCountry());
  await user.click(await screen.findByRole('button', { name: 'Open Germany' }));
  const cells = await row('Nordic Media');
  expect(asked.at(-1)).toMatchObject({ parents: '["DE"]', groupBy: 'country,affiliate' });
  const link = cells.getByRole('link', { name: '7: show Leads' });
  const [path, search] = link.getAttribute('href')!.split('?');
  expect(path).toBe('/leads');
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
    country: 'DE',
    affiliate: '11',
    createdAtFrom: String(from),
    createdAtTo: String(to),
  });
  expect(address()).toContain(`open=${encodeURIComponent('[["DE"]]')}`);
  await user.click(cells.getByRole('button', { name: '900: show Valid clicks, Invalid clicks' }));
  const ways = (await screen.findAllByRole('menuitem')).map((way) => way.getAttribute('href')?.split('?')[0]);
  expect(ways).toEqual(['/clicks/valid', '/clicks/invalid']);
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Remove grouping: Country' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ groupBy: 'affiliate' }));
  expect(address()).not.toContain('open=');
});

test('a metric that is created later is no column of those who have selected theirs', async () => {
  const user = await open('/statistics');
  await row('Totals');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Leads' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ metrics: 'clicks,profit' }));
  cleanup();
  testHarness.answerAlways('GET', 'stat/metrics', { items: [...metrics, metric('40', 'CR2', 'percentages', false)] });
  asked = [];
  await open('/statistics');
  await row('Totals');
  expect(asked.map((query) => query['metrics'])).toEqual(['clicks,profit']);
});

test('has columns of single goals, which are added and taken away in the choice of columns', async () => {
  const vertical = { id: 4, title: 'Casino' };
  const ofGoal = (id: number, goal: string) =>
    [metric('conversions', 'Conversions', 'amount', false), metric('revenue', 'Revenue', 'money', false)].map(
      (one) => ({
        ...one,
        key: `${one.key}OfGoal${id}`,
        title: `${one.title}: ${goal}`,
        goal: { id, title: goal, vertical },
      }),
    );
  const all = [
    metric('revenue', 'Revenue', 'money', false),
    ...ofGoal(12, 'Registration'),
    ...ofGoal(13, 'First deposit'),
  ];
  testHarness.answerAlways('GET', 'stat/metrics', { items: [...metrics, ...all] });
  const user = await open(byCountry());
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
  expect(panel.queryByRole('button', { name: /First deposit/ })).toBeNull();
  await user.click(panel.getByRole('combobox', { name: 'By goal' }));
  await user.click(await screen.findByRole('option', { name: 'First deposit' }));
  await user.click(panel.getByRole('checkbox', { name: 'Revenue: First deposit' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ metrics: 'clicks,leads,profit,revenueOfGoal13' }));
  await screen.findByRole('columnheader', { name: 'Revenue: First deposit', hidden: true });

  // It is moved like any other, and gone once it is taken away.
  await user.click(panel.getByRole('button', { name: 'Move “Revenue: First deposit” up' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ metrics: 'clicks,leads,revenueOfGoal13,profit' }));
  await user.click(panel.getAllByRole('checkbox', { name: 'Revenue: First deposit' })[0]!);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ metrics: 'clicks,leads,profit' }));
  expect(panel.queryByRole('button', { name: /First deposit/ })).toBeNull();

  // Nor does it come back with another column.
  await user.click(panel.getByRole('checkbox', { name: 'Leads' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ metrics: 'clicks,profit' }));
  expect(panel.queryByRole('button', { name: /First deposit/ })).toBeNull();
});

test('a link may name the columns of a goal, which its filters are searched by', async () => {
  const registration = {
    ...metric('conversionsOfGoal12', 'Conversions: Registration', 'amount', false),
    goal: { id: 12, title: 'Registration', vertical: { id: 4, title: 'Casino' } },
  };
  testHarness.answerAlways('GET', 'stat/metrics', { items: [...metrics, registration] });
  const user = await open(`${byCountry()}&metrics=clicks,conversionsOfGoal12`);
  await screen.findByRole('columnheader', { name: 'Conversions: Registration' });
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await screen.findByRole('menuitem', { name: 'Leads' });
  expect(screen.queryByRole('menuitem', { name: 'Conversions: Registration' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Find a filter' }), 'regis');
  await user.click(await screen.findByRole('menuitem', { name: 'Conversions: Registration' }));
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '3');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ metric: 'conversionsOfGoal12:gt:3' }));
});

test('compares with the period before, and orders by a figure', async () => {
  const user = await open(byCountry());
  await user.click(await screen.findByRole('switch', { name: /^Compare/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ with: 'previous' }));
  const cells = await row('Germany');
  cells.getByRole('img', { name: 'Up 25%. Before: 800' });
  cells.getByRole('img', { name: 'No change. Before: 30' });
  cells.getByRole('img', { name: 'Down €4.50. Before: €0.00' });
  await user.click(within(screen.getByRole('columnheader', { name: 'Profit' })).getByRole('button'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ orderBy: 'profit:desc' }));
});

test('rows keep their names until those that are grouped by something else have come', async () => {
  const named = (dimension: string, value: string | number, title: string) => ({
    values: { [dimension]: value },
    titles: { [dimension]: title },
    figures: totals.figures,
  });
  const rows: Record<string, object[]> = {
    'country,affiliate': [named('country', 'DE', 'Germany'), named('country', 'LV', 'Latvia')],
    affiliate: [named('affiliate', 11, 'Nordic Media')],
  };
  testHarness.answerAlways('GET', 'stat/statistics', (sent) => {
    const items = (isQuery(sent) && rows[sent['groupBy'] ?? '']) || [];
    return { items, totals, meta: { totalCount: items.length, ...meta } };
  });
  const user = await open(byCountry());
  await row('Latvia');
  const names = () => screen.getAllByRole('row').map((one) => one.firstElementChild?.textContent);
  const answer = testHarness.holdNext('GET', 'stat/statistics');
  await user.click(screen.getByRole('button', { name: 'Remove grouping: Country' }));
  await waitFor(() => expect(screen.getByRole('treegrid').getAttribute('aria-busy')).toBe('true'));
  expect(names()).toEqual(['Country / Affiliate', 'Totals', 'Germany', 'Latvia']);
  answer();
  await row('Nordic Media');
  expect(names()).toEqual(['Affiliate', 'Totals', 'Nordic Media']);
});

test('asks for no chart while that is hidden', async () => {
  let charts = 0;
  testHarness.answerAlways('GET', 'stat/dashboard', () => {
    charts += 1;
    return { totals, items: [], meta, series: [] };
  });
  const user = await open(`${byCountry()}&chart=none`);
  await row('Germany');
  expect(charts).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Show chart' }));
  await waitFor(() => expect(charts).toBe(1));
});

test('draws a chart that was hidden as it was before', async () => {
  const user = await open(`${byCountry()}&chart=bars`);
  await user.click(await screen.findByRole('button', { name: 'Hide chart' }));
  await user.click(await screen.findByRole('button', { name: 'Show chart' }));
  const kinds = within(await screen.findByRole('group', { name: 'Kind of chart' }));
  expect(kinds.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('Bars');
});

test('is narrowed by the values that occur and by figures, which the address says', async () => {
  const user = await open(byCountry());
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Country' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Germany' }));
  await user.click(screen.getByRole('checkbox', { name: 'Not set' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ country: 'DE,' }));
  await screen.findByRole('button', { name: 'Country Germany, Not set' });

  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Clicks' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Enter a number');
  const value = screen.getByRole('textbox', { name: 'Value' });
  const before = asked.length;
  await user.type(value, '1,000');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText(/1000.*1\.000/);
  expect(asked).toHaveLength(before);
  // A figure that is copied from the table says what it means.
  await user.tripleClick(value);
  await user.paste('1,500');
  expect(value).toHaveProperty('value', '1500');
  await user.clear(value);
  await user.type(value, '10');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ metric: 'clicks:gt:10' }));
  expect(address()).toContain('country=DE,&metric=clicks:gt:10');
});

test('a value that was selected and doesn’t occur any more can be unticked', async () => {
  testHarness.records['user/offers'] = [{ id: 7, version: 1, title: 'Spins' }];
  testHarness.answerAlways('GET', 'stat/info/offer', {
    items: [{ value: 9, title: 'Hearts' }],
    meta: { totalCount: 1 },
  });
  const user = await open(`${byCountry()}&offer=7,9`);
  await user.click(await screen.findByRole('button', { name: /^Offer / }));
  const gone = await screen.findByRole('checkbox', { name: 'Spins' });
  expect(gone).toHaveProperty('checked', true);
  expect(screen.getAllByRole('checkbox', { name: /^(Spins|Hearts)$/ })).toHaveLength(2);
  await user.click(gone);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ offer: '9' }));
});

test('the chart says that filters by figures don’t apply to it, and has no totals beside those of the table', async () => {
  const user = await open(byCountry());
  const chart = within(await screen.findByRole('region', { name: 'Chart' }));
  await chart.findByText('1,500');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Clicks' }));
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '10{Enter}');
  await chart.findByText('All rows are drawn: filters by figures apply only to the table.');
  expect(chart.queryByText('1,500')).toBeNull();
});

test('a chart without figures asks for one, and stays as it is', async () => {
  const user = await open(byCountry());
  const chart = () => within(screen.getByRole('region', { name: 'Chart' }));
  await row('Totals');
  for (const name of ['Clicks', 'Profit'])
    await user.click(await chart().findByRole('button', { name: `Remove from chart: ${name}` }));
  await chart().findByText('Choose a figure to draw.');
  expect(address()).toContain('drawn=none');
  expect(chart().queryByRole('button', { name: /^Remove from chart/ })).toBeNull();
});

test('is kept as a view, whose today stays today, and opens with the one that was selected', async () => {
  const user = await open(byCountry());
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.type(await screen.findByRole('textbox', { name: 'View name' }), 'By country{Enter}');
  await screen.findByText('View saved');
  const [saved] = changes();
  expect(saved).toMatchObject({
    method: 'PUT',
    path: 'user/presets',
    body: { items: [{ type: 'statistics', settings: { page: 'statistics', relative: { createdAt: 'today' } } }] },
  });
  await user.keyboard('{Escape}');
  await screen.findByText('By country');
  await user.click(await screen.findByRole('link', { name: 'Statistics' }));
  await waitFor(() => expect(address()).toContain('groupBy=country,affiliate'));
});

test('falls back to its usual order where its address names a metric that is gone', async () => {
  await open('/statistics?groupBy=country&orderBy=77:desc');
  await row('Germany');
  expect(asked.map(({ orderBy }) => orderBy)).toEqual(['clicks:desc']);
});

test('leaves out a condition on a metric that is gone, and keeps the others', async () => {
  await open('/statistics?groupBy=country&metric=77:gt:10,clicks:gt:5');
  await row('Germany');
  expect(asked.map(({ metric: condition }) => condition)).toEqual(['clicks:gt:5']);
  await screen.findByRole('button', { name: /^Clicks > 5/ });
  expect(screen.queryByRole('button', { name: /77/ })).toBeNull();
});

test('a view with a metric that has been deleted since is not taken for changed', async () => {
  const settings = {
    page: 'statistics',
    filter: { asked: 'dataType=actual&groupBy=country&metric=77:gt:1&orderBy=77:desc&drawn=77&limit=50' },
    relative: { createdAt: 'today' },
    columns: ['clicks', '77'],
    widths: {},
  };
  testHarness.records['user/presets'] = [{ id: 5, title: 'By an old metric', type: 'statistics', user: 1, settings }];
  const user = await open('/statistics');
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByText('By an old metric'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ groupBy: 'country', orderBy: 'clicks:desc' }));
  await screen.findByRole('button', { name: 'Saved views: By an old metric' });
});

test('goes by the name its period was chosen by, where another means the same days', async () => {
  goTo('2026-11-30T12:00:00Z');
  const user = await open('/statistics?groupBy=country');
  await user.click(await screen.findByRole('button', { name: /^Period: Today/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'This month' }));
  await user.click(await screen.findByRole('button', { name: /^Period: This month/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Last 30 days' }));
  await screen.findByRole('button', { name: /^Period: Last 30 days/ });
});

test('is exported as it is asked for, with the metrics that show', async () => {
  let sent: unknown;
  testHarness.answerAlways('POST', 'stat/statistics/export', (query) => {
    sent = query;
    return { id: 9, state: 'queued' };
  });
  const user = await open(`${byCountry()}&metrics=leads,profit`);
  await row('Germany');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  await user.click(dialog.getByRole('radio', { name: 'Excel (XLSX)' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  const { from, to } = today();
  await waitFor(() =>
    expect(sent).toEqual({
      createdAtFrom: String(from),
      createdAtTo: String(to),
      dataType: 'actual',
      groupBy: 'country,affiliate',
      metrics: 'leads,profit',
      orderBy: 'clicks:desc',
      format: 'xlsx',
    }),
  );
});

test('says that it is being rebuilt, and what to set where there is no store or it is switched off', async () => {
  const failure = (code: string) => ({ code, message: 'Not now', details: [] });
  testHarness.answerAlways('GET', 'stat/statistics', failure('statisticsRebuilding'), 503);
  const user = await open(byCountry());
  await screen.findByText('Statistics are being rebuilt');
  testHarness.answerAlways('GET', 'stat/statistics', failure('statisticsUnreachable'), 503);
  await user.click(screen.getByRole('button', { name: 'Cohort' }));
  await screen.findByText('Statistics can’t be reached right now');
  expect(screen.queryByText(/CLICKHOUSE_URL/)).toBeNull();
  testHarness.answerAlways('GET', 'stat/statistics', failure('statisticsAway'), 503);
  await user.click(screen.getByRole('button', { name: 'Actual' }));
  await screen.findByText(/CLICKHOUSE_URL/);
  testHarness.answerAlways('GET', 'stat/statistics', failure('statisticsOff'), 503);
  await user.click(screen.getByRole('button', { name: 'Cohort' }));
  await screen.findByText(/SLUICE_STATISTICS/);
});

test('affiliates have neither views nor what is the network’s alone', async () => {
  const user = await open(byCountry().replace(',affiliate', ''), 'affiliate');
  await row('Germany');
  expect(screen.queryByRole('button', { name: 'Saved views' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add grouping' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toContain('Offer');
  expect(names).not.toContain('Affiliate');
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { datePresets } from '../../../domain/time/dates.ts';
import { recordOf } from '../../../domain/records.ts';
import { onPhone } from '../../testing/phone.ts';
import { address, changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const metricOf = (key: string, title: string, metricType = 'amount', addsUp = true) => ({
  key,
  id: 1,
  title,
  description: null,
  editable: false,
  usual: true,
  group: 'traffic',
  addsUp,
  metricType,
  outputFormat: 'whole',
});
const metrics = [metricOf('clicks', 'Clicks'), metricOf('leads', 'Leads')];
const meta = {
  period: { from: 0, to: 1 },
  previousPeriod: { from: 0, to: 1 },
  timezone: 'Europe/Riga',
  currency: 'EUR',
};
const figures = {
  totals: { figures: { clicks: '1204', leads: '88' }, previous: { clicks: '1000', leads: '88' } },
  series: [{ value: null, title: null, points: [{ at: '2026-11-24', figures: { clicks: '1204', leads: '88' } }] }],
  items: [
    { values: { offer: 5 }, titles: { offer: 'KetoSlim' }, figures: { clicks: '900' }, previous: { clicks: '1000' } },
  ],
  meta,
};

const system = { id: 1, version: 1, title: 'Overview', user: null, type: 'admin', isSystem: true, isImmutable: true };
const own = { id: 2, version: 1, title: 'Mine', user: 1, assignedTo: [], isSystem: false, isImmutable: false };
const widget = (id: number, more: object) => ({
  id,
  version: 1,
  dashboard: 2,
  type: 'number',
  title: null,
  metrics: ['clicks'],
  groupBy: null,
  limit: 5,
  filters: [],
  isCompared: true,
  x: 0,
  y: 0,
  width: 3,
  height: 3,
  ...more,
});

afterEach(() => void vi.restoreAllMocks());

/** The statistics queries, in order. */
let asked: Record<string, string>[];

beforeEach(() => {
  asked = [];
  testHarness.answerAlways('GET', 'stat/metrics', { items: metrics });
  testHarness.answerAlways('GET', 'stat/dashboard', (sent) => {
    asked.push({ ...(sent as Record<string, string>) });
    return figures;
  });
  testHarness.answerAlways('GET', 'stat/info/country', {
    items: [{ value: 'DE', title: 'Germany' }],
    meta: { totalCount: 1 },
  });
  testHarness.records = {
    'user/dashboards': [system, own],
    'user/widgets': [
      widget(1, {}),
      widget(2, { x: 3, metrics: ['leads'] }),
      widget(3, { y: 3, type: 'top', groupBy: 'offer', width: 4, height: 6 }),
      widget(4, { dashboard: 1 }),
    ],
  };
});

const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const mine = async () => {
  const user = await open('/?dashboard=2');
  await screen.findByRole('region', { name: 'Clicks by offer' });
  return user;
};

test('shows the widgets of a dashboard for today, named by what they show', async () => {
  const user = await open('/');
  const { from, to } = datePresets.today(Date.now() / 1000, 'Europe/Riga');
  await expect.poll(address).toBe(`/?createdAtFrom=${from}&createdAtTo=${to}`);
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Overview', 'Mine']);
  // Built-in dashboards can't be changed.
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  screen.getByRole('button', { name: 'Clone to edit' });
  await user.click(tabs[1]!);
  await screen.findByRole('region', { name: 'Clicks by offer' });
  expect(address()).toContain('dashboard=2');
  await card('Clicks').findByText('1,204');
  card('Clicks').getByRole('img', { name: '+20.4%. Was 1,000' });
  const [line] = within(await card('Clicks by offer').findByRole('list')).getAllByRole('listitem');
  expect(line!.textContent).toBe('KetoSlim10%900');
});

test('a widget that fails says so alone, and is tried again alone', async () => {
  testHarness.records['user/widgets']!.push(widget(5, { type: 'caps', metrics: [], x: 4, y: 3 }));
  testHarness.answerAlways('GET', 'user/caps/overview', { message: 'Out of order', details: [] }, 409);
  const user = await mine();
  const retry = await screen.findByRole('button', { name: 'Try again: Caps' });
  card('Caps').getByText('Couldn’t load this widget');
  await card('Clicks').findByText('1,204');
  expect(screen.getAllByRole('button', { name: /^Try again/ })).toHaveLength(1);
  testHarness.answerAlways('GET', 'user/caps/overview', { items: [], meta: { totalCount: 0 } });
  await user.click(retry);
  await card('Caps').findByText('There are no active caps');
});

test('shares stand around the total, which values below zero lessen, and a rate has none', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200));
  testHarness.answerAlways('GET', 'stat/metrics', {
    items: [metricOf('profit', 'Profit'), metricOf('31', 'Approval rate', 'percentages', false)],
  });
  testHarness.records['user/widgets'] = [
    widget(1, { type: 'share', metrics: ['profit'], groupBy: 'offer' }),
    widget(2, { type: 'share', metrics: ['31'], groupBy: 'offer', x: 4 }),
  ];
  const item = (id: number, title: string, profit: string) => ({
    values: { offer: id },
    titles: { offer: title },
    figures: { profit },
    previous: { profit: '0' },
  });
  testHarness.answerAlways('GET', 'stat/dashboard', {
    ...figures,
    totals: { figures: { profit: '60' }, previous: { profit: '0' } },
    items: [item(5, 'KetoSlim', '75'), item(6, 'Spins', '25'), item(7, 'Hearts', '-40')],
  });
  await open('/?dashboard=2');
  const ring = within(await screen.findByRole('region', { name: 'Profit by offer' }));
  await ring.findByText('60');
  expect(ring.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['KetoSlim75%', 'Spins25%', 'Shares of positive values'],
  ]);
  card('Approval rate by offer').getByText(/^Approval rate has no shares/);
});

test('figures that are being prepared, or whose store is starting, appear without a reload', async () => {
  const fails = (code: string) =>
    testHarness.answerAlways('GET', 'stat/dashboard', { code, message: 'Not now', details: [] }, 503);
  testHarness.records['user/dashboards'] = [system, { ...own, settings: { refresh: 'never' } }];
  fails('statisticsAway');
  await mine();
  await card('Clicks').findByText('Statistics are unavailable');
  fails('statisticsRebuilding');
  await card('Clicks').findByText('Figures are being prepared');
  card('Clicks').getByText('They will appear here automatically.');
  expect(card('Clicks').queryByRole('button', { name: /^Try again/ })).toBeNull();
  testHarness.answerAlways('GET', 'stat/dashboard', figures);
  await card('Clicks').findByText('1,204');
});

test('figures that can’t be refreshed say since when, until they can', async () => {
  testHarness.records['user/widgets'] = [widget(1, {})];
  const user = await open('/?dashboard=2');
  await screen.findByText('1,204');
  expect(card('Clicks').queryByText(/^Not refreshed since/)).toBeNull();
  testHarness.answerAlways('GET', 'stat/dashboard', { code: 'statisticsOff', message: 'Off', details: [] }, 503);
  window.dispatchEvent(new Event('visibilitychange'));
  await card('Clicks').findByText(/^Not refreshed since \d\d:\d\d$/);
  card('Clicks').getByText('1,204');
  testHarness.answerAlways('GET', 'stat/dashboard', figures);
  await user.click(card('Clicks').getByRole('button', { name: 'Try again: Clicks' }));
  await waitFor(() => expect(card('Clicks').queryByText(/^Not refreshed since/)).toBeNull());
  card('Clicks').getByText('1,204');
});

test('figures that do not change are asked for up to each new quarter of an hour', async () => {
  testHarness.records['user/dashboards'] = [system, { ...own, settings: { refresh: 'minute' } }];
  testHarness.records['user/widgets'] = [widget(1, {})];
  const quarter = 15 * 60_000;
  const boundary = Math.floor(Date.now() / quarter) * quarter + quarter;
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: boundary - 90_000 });
  try {
    await open('/?dashboard=2');
    await screen.findByText('1,204');
    for (const minutes of [1, 2, 3]) {
      vi.advanceTimersByTime(60_000);
      await expect.poll(() => asked).toHaveLength(minutes + 1);
    }
    const end = boundary / 1000 - 1;
    expect(asked.map(({ createdAtTo }) => Number(createdAtTo) - end)).toEqual([0, 0, 900, 900]);
  } finally {
    vi.useRealTimers();
  }
});

test('is arranged by keyboard, and says where a widget has come to stand', async () => {
  const user = await mine();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const handle = await screen.findByRole('button', { name: 'Move or resize: Leads' });
  handle.focus();
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Leads: column 5, row 1, 3 wide, 3 high');
  expect(document.activeElement).toBe(handle);
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await screen.findByText('Leads: column 5, row 1, 2 wide, 3 high');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await screen.findByText('Leads can’t go any further');
  await waitFor(() =>
    expect(changes().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', 'user/widgets', { items: [{ id: 2, x: 4, y: 0, width: 3, height: 3 }] }],
      ['PATCH', 'user/widgets', { items: [{ id: 2, x: 4, y: 0, width: 2, height: 3 }] }],
    ]),
  );
});

test('stays as it was arranged, though an older answer comes in', async () => {
  const user = await mine();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const handle = await screen.findByRole('button', { name: 'Move or resize: Leads' });
  handle.focus();
  const items = testHarness.records['user/widgets']!.filter(({ dashboard }) => dashboard === 2);
  const older = testHarness.answerLater('GET', 'user/widgets', 200, { data: { items, meta: { totalCount: 3 } } });
  testHarness.answerNext('PATCH', 'user/widgets', 409, { message: 'Try later', details: [] });
  await user.keyboard('{ArrowRight}');
  await older.comesIn;
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Leads: column 6, row 1, 3 wide, 3 high');
  older.answer();
  const looks = () =>
    testHarness.calls.filter(({ method, path }) => method === 'GET' && path.startsWith('user/widgets'));
  await expect.poll(() => looks().length).toBe(2);
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Leads: column 7, row 1, 3 wide, 3 high');
});

test('gets a widget by a form that asks for what its type takes', async () => {
  const user = await mine();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Add widget' }));
  const form = within(await screen.findByRole('dialog', { name: 'New widget' }));
  await user.click(form.getByRole('button', { name: 'Table' }));
  await user.click(form.getByRole('button', { name: 'Add widget' }));
  form.getByText('Choose a metric');
  form.getByText('Choose what to break down by');
  expect(changes()).toEqual([]);
  await user.click(form.getByRole('combobox', { name: 'Metrics' }));
  await user.click(await screen.findByRole('option', { name: 'Leads' }));
  await user.keyboard('{Escape}');
  // What was filled in is not lost by a key.
  await user.keyboard('{Escape}');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await user.click(await form.findByRole('combobox', { name: 'Broken down by' }));
  await user.click(await screen.findByRole('option', { name: 'Country' }));
  await user.click(form.getByRole('button', { name: 'Add widget' }));
  await screen.findByText('Widget added');
  expect(changes().map(({ method, body }) => [method, body])).toEqual([
    [
      'PUT',
      {
        items: [
          {
            dashboard: 2,
            type: 'table',
            title: null,
            metrics: ['leads'],
            groupBy: 'country',
            limit: 5,
            filters: [],
            isCompared: true,
            x: 0,
            y: 9,
            width: 6,
            height: 6,
          },
        ],
      },
    ],
  ]);
});

test('a widget that is broken down by something else has no rows without names meanwhile', async () => {
  const germany = { ...figures.items[0]!, values: { country: 'DE' }, titles: { country: 'Germany' } };
  testHarness.answerAlways('GET', 'stat/dashboard', (sent) =>
    recordOf(sent)['groupBy'] === 'country' ? { ...figures, items: [germany] } : figures,
  );
  const user = await mine();
  await card('Clicks by offer').findByText('KetoSlim');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Change: Clicks by offer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Widget' }));
  const preview = within(form.getByRole('region', { name: 'Preview' }));
  await preview.findByText('KetoSlim');
  const answer = testHarness.holdNext('GET', 'stat/dashboard');
  await user.click(form.getByRole('combobox', { name: 'Broken down by' }));
  await user.click(await screen.findByRole('option', { name: 'Country' }));
  await waitFor(() => expect(preview.queryByText('KetoSlim')).toBeNull());
  expect(preview.queryByText('Not set')).toBeNull();
  answer();
  await preview.findByText('Germany');
});

/** How screen readers announce a widget for Germany, with any amount of space between the parts. */
const inGermanyOf = (title: string): RegExp => new RegExp(`^${title}\\s*·\\s*Germany$`);
const inGermany = [{ dimension: 'country', values: ['DE'] }];

test('a widget is narrowed by its own filters, which are shown next to its title and passed on to the page it links to', async () => {
  testHarness.records['user/widgets']!.push(
    widget(5, { y: 9, filters: inGermany }),
    widget(6, { y: 12, type: 'leads' }),
  );
  testHarness.records['user/widgets']!.push(
    widget(7, { y: 18, type: 'leads', filters: [...inGermany, { dimension: 'sub1', values: ['x'] }] }),
  );
  await mine();
  await screen.findByRole('region', { name: inGermanyOf('Clicks') });
  const links = card(inGermanyOf('Clicks')).getAllByRole<HTMLAnchorElement>('link');
  expect(links[0]!.href).toContain('&country=DE&groupBy=day');
  await waitFor(() => expect(asked.filter(({ country }) => country === 'DE')).toHaveLength(1));
  expect(asked.filter(({ country }) => country === undefined).length).toBeGreaterThan(1);
  // Leads can only be narrowed by the filters of their list.
  await screen.findByRole('region', { name: inGermanyOf('Latest leads') });
  const leads = () => testHarness.calls.filter(({ path }) => path.startsWith('stat/leads'));
  const countries = () => leads().map(({ path }) => new URLSearchParams(path.split('?')[1]).get('country'));
  await waitFor(() => expect(new Set(countries())).toEqual(new Set([null, 'DE'])));
  for (const { path } of leads()) expect(path).not.toContain('sub1');
});

test('is changed only as its dialog has shown it', async () => {
  const user = await mine();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Settings and sharing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mine' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Name/ }), '!');
  const message = 'Someone else changed this record';
  testHarness.answerNext('PATCH', 'user/dashboards', 409, { code: 'stale', message, details: [] });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText(message);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes().at(-1)?.body).toMatchObject({ items: [{ id: 2, version: 1, title: 'Mine!' }] }));
});

test('gets filters of a widget as the page of statistics does', async () => {
  const user = await mine();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Change: Leads' }));
  const form = within(await screen.findByRole('dialog', { name: 'Widget' }));
  await user.click(form.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Country' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Germany' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await form.findByRole('button', { name: 'Country Germany' });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ metrics: 'leads', country: 'DE' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('region', { name: inGermanyOf('Leads') });
  expect(changes().map(({ body }) => body)).toMatchObject([{ items: [{ id: 2, version: 1, filters: inGermany }] }]);

  await user.click(screen.getByRole('button', { name: 'Change: Leads' }));
  const again = within(await screen.findByRole('dialog', { name: 'Widget' }));
  await user.click(again.getByRole('button', { name: 'Remove filter: Country' }));
  await user.click(again.getByRole('button', { name: 'Save' }));
  await screen.findByRole('region', { name: 'Leads' });
  expect(changes().at(-1)!.body).toMatchObject({ items: [{ id: 2, version: 2, filters: [] }] });
});

test('an affiliate is told that a widget which is filtered by what is the network’s alone is closed to them', async () => {
  testHarness.records['user/widgets']!.push(
    widget(5, { y: 9, title: 'Theirs', filters: [{ dimension: 'advertiser', values: ['3'] }] }),
  );
  await open('/?dashboard=2', 'affiliate');
  await screen.findByRole('region', { name: 'Clicks by offer' });
  await card('Theirs').findByText('You have no access to what it shows');
  await card('Clicks').findByText('1,204');
  for (const query of asked) expect(query).not.toHaveProperty('advertiser');
});

describe('on a phone', () => {
  beforeEach(onPhone);

  const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('widgets move by their menu, with the keyboard too, and keep the focus', async () => {
    const user = await mine();
    expect(order()).toEqual(['Clicks', 'Leads', 'Clicks by offer']);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.queryByRole('button', { name: /^Move or resize/ })).toBeNull();
    const actions = await screen.findByRole('button', { name: 'Actions: Clicks' });
    actions.focus();
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('menuitem', { name: 'Move up' })).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
    await screen.findByText('Clicks: 2 of 3');
    await waitFor(() => expect(order()).toEqual(['Leads', 'Clicks', 'Clicks by offer']));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions: Clicks'));
    await waitFor(() =>
      expect(changes().map(({ method, path, body }) => [method, path, body])).toEqual([
        [
          'PATCH',
          'user/widgets',
          {
            items: [
              { id: 1, x: 3, y: 0, width: 3, height: 3 },
              { id: 2, x: 0, y: 0, width: 3, height: 3 },
            ],
          },
        ],
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Actions: Clicks by offer' }));
    expect((await screen.findByRole('menuitem', { name: 'Move down' })).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(order()).toEqual(['Leads', 'Clicks by offer', 'Clicks']));
  });
});

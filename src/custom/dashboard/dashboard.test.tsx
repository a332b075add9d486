import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { datePresets } from '../../../domain/dates.ts';
import { address, changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const metricOf = (key: string, title: string, metricType = 'amount') => ({
  ...{ key, id: 1, title, description: null, editable: false, usual: true, group: 'traffic' },
  ...{ metricType, outputFormat: 'whole' },
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
  ...{ id, version: 1, dashboard: 2, type: 'number', title: null, metrics: ['clicks'], groupBy: null, limit: 5 },
  ...{ isCompared: true, x: 0, y: 0, width: 3, height: 3 },
  ...more,
});

beforeEach(() => {
  testHarness.answerAlways('GET', 'stat/metrics', { items: metrics });
  testHarness.answerAlways('GET', 'stat/dashboard', figures);
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

const card = (name: string) => within(screen.getByRole('region', { name }));
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
  // Nobody changes what comes along.
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
  await user.click(form.getByRole('combobox', { name: 'Broken down by' }));
  await user.click(await screen.findByRole('option', { name: 'Country' }));
  await user.click(form.getByRole('button', { name: 'Add widget' }));
  await screen.findByText('Widget added');
  expect(changes().map(({ method, body }) => [method, body])).toEqual([
    [
      'PUT',
      {
        items: [
          {
            ...{ dashboard: 2, type: 'table', title: null, metrics: ['leads'], groupBy: 'country', limit: 5 },
            ...{ isCompared: true, x: 0, y: 9, width: 6, height: 6 },
          },
        ],
      },
    ],
  ]);
});

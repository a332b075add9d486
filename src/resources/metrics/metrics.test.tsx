import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const builtIn = (id: number, value: string, title: string, titleRu: string) => ({
  id,
  version: 1,
  value,
  title,
  titleRu,
  group: 'finance',
  metricType: 'money',
  outputFormat: 'decimals',
  editable: false,
  status: 'active',
});

const margin = {
  ...builtIn(9, '(revenue - payout) / revenue', 'Margin', 'Маржа'),
  editable: true,
  metricType: 'percentages',
};

/** A week's figures in the server's answer. */
const figures = {
  totals: { figures: { revenue: '500', payout: '400' } },
  series: [],
  items: [],
  meta: { period: { from: 0, to: 1 }, previousPeriod: { from: 0, to: 1 }, timezone: 'UTC', currency: 'USD' },
};

beforeEach(() => {
  testHarness.answerAlways('GET', 'stat/dashboard', figures);
  testHarness.records = {
    'user/metrics': [builtIn(1, 'revenue', 'Revenue', 'Доход'), builtIn(2, 'payout', 'Payout', 'Выплата'), margin],
  };
});

const elements = (name: string): (string | null)[] =>
  within(screen.getByRole('group', { name }))
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

test('a formula is written element by element, and what is wrong stands at its element', async () => {
  await open('/metrics/9/general?edit', 'admin');
  const input = await screen.findByRole('combobox', { name: /^Formula/ });
  const group = 'Elements of the formula';
  await expect
    .poll(() => elements(group))
    .toEqual(['opening bracket', 'Revenue', 'minus', 'Payout', 'closing bracket', 'divided by', 'Revenue']);

  // Its result over the last week is shown next to it, formatted as its metric will be.
  expect(await screen.findByText('20%')).toBeDefined();

  fireEvent.change(input, { target: { value: '*/' } });
  expect(elements(group).slice(7)).toEqual(['times', 'divided by. Put a value between two operators']);
  // A formula that is only unfinished is reported once typing has stopped.
  fireEvent.blur(input);
  expect(screen.getByText('Element 9: Put a value between two operators')).toBeDefined();

  fireEvent.keyDown(input, { key: 'Backspace' });
  fireEvent.change(input, { target: { value: '2' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(elements(group).at(-1)).toBe('2');
  // Reopening the list of all metrics would cover the rest of the form.
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(await screen.findByText('40%')).toBeDefined();
  const timesAsked = () => testHarness.calls.filter(({ path }) => path === 'stat/metrics').length;
  const before = timesAsked();
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => changes().at(-1)?.body)
    .toEqual({ items: [{ id: 9, version: 1, value: '(revenue - payout) / revenue * 2' }] });
  // Statistics have the metric as it is now.
  await expect.poll(timesAsked).toBe(before + 1);
});

test('Enter takes the metric that is called as was typed, not one whose name contains it', async () => {
  const net = builtIn(3, 'netRevenue', 'Net revenue', 'Чистый доход');
  testHarness.records['user/metrics'] = [net, margin, builtIn(1, 'revenue', 'Revenue', 'Доход')];
  await open('/metrics/create', 'admin');
  const input = await screen.findByRole('combobox', { name: /^Formula/ });
  fireEvent.change(input, { target: { value: 'revenue' } });
  await screen.findByRole('option', { name: 'Net revenue' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(elements('Elements of the formula')[0]).toMatch(/^Revenue/);
});

test('a metric that comes along is read, in words of its own', async () => {
  await open('/metrics/1/general', 'admin', undefined, 'ru');
  expect(await screen.findByText('Встроенная запись: изменить её нельзя.')).toBeDefined();
});

test('a formula may count the conversions of one goal, which is found by its name', async () => {
  const ofGoal = (key: string, title: string) => ({
    key,
    id: 1,
    title,
    group: 'finance',
    metricType: 'money',
    outputFormat: 'decimals',
    editable: false,
    usual: false,
    description: null,
    goal: { id: 12, title: 'First deposit', vertical: { id: 4, title: 'Casino' } },
  });
  testHarness.answerAlways('GET', 'stat/metrics', { items: [ofGoal('revenueOfGoal12', 'Revenue: First deposit')] });
  await open('/metrics/9/general?edit', 'admin');
  const input = await screen.findByRole('combobox', { name: /^Formula/ });
  fireEvent.change(input, { target: { value: '-' } });
  fireEvent.change(input, { target: { value: 'first dep' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Revenue: First deposit' }));
  expect(elements('Elements of the formula').at(-1)).toBe('Revenue: First deposit');
  fireEvent.blur(input);
  expect(screen.queryByText(/^Element \d/)).toBeNull();
});

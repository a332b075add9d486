import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPhone } from '../../testing/phone.ts';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const nothing = { ageing: [{ from: 0, to: null, invoices: 0, amount: '0' }], debts: [], invoiced: '0', approved: '0' };
const month = {
  month: '2026-10',
  revenue: '5200',
  payout: '3100',
  profit: '2100',
  received: '4100',
  paidOut: '2900',
  cash: '1200',
};

const finance = {
  baseCurrency: 1,
  months: [month, { ...month, month: '2026-11', profit: '900', cash: '-250.5' }],
  affiliates: {
    ageing: [
      { from: 0, to: 30, invoices: 2, amount: '600' },
      { from: 31, to: null, invoices: 1, amount: '220.5' },
    ],
    debts: [{ id: 5, title: 'Nora Berzina', amount: '410.25', invoices: 1, oldest: 1_790_000_000 }],
    invoiced: '820.5',
    approved: '1200',
  },
  advertisers: nothing,
};

beforeEach(() => {
  testHarness.records = {
    'user/currencies': [{ id: 1, version: 1, code: 'USD', symbolNative: '$', status: 'active' }],
    'user/users': [{ id: 5, version: 1, firstName: 'Nora', lastName: 'Berzina', roleType: 'affiliate' }],
  };
  testHarness.answerAlways('GET', 'user/finance', finance);
});

afterEach(() => void vi.restoreAllMocks());

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

test('says what is due, and leads to the invoices that are', async () => {
  await open('/finance', 'admin');
  const due = within(await screen.findByRole('region', { name: 'What is due' }));
  const affiliates = due.getByRole('link', { name: /^Affiliates are owed/ });
  await expect.poll(() => affiliates.textContent).toContain('$820.50');
  expect(affiliates.textContent).toContain('Approved, not invoiced yet: $1,200.00');
  expect(affiliates.getAttribute('href')).toBe('/affiliate-billing/invoices/unpaid');
  // The current month is the last one.
  due.getByText('$900.00');
  due.getByText(/^[-−]\$250\.50$/);
});

test('has months, the newest first, what is unpaid by age, and who is owed most', async () => {
  await open('/finance', 'admin');
  const months = await screen.findByRole('table', { name: 'By month' });
  await expect.poll(() => rowsOf(months)[2]).toMatch(/^October 2026 \| \$5,200\.00 \| .* \| \$1,200\.00$/);
  const affiliates = within(screen.getByRole('region', { name: 'Owed to affiliates' }));
  expect(rowsOf(affiliates.getByRole('table', { name: 'Unpaid invoices by age' }))).toEqual([
    'Age | Invoices | Amount',
    '0–30 days | 2 | $600.00',
    '31 days and more | 1 | $220.50',
  ]);
  await affiliates.findByRole('link', { name: 'Nora Berzina' });
  expect(rowsOf(affiliates.getByRole('table', { name: 'Top debts' }))).toEqual([
    'Who | Invoices | Oldest invoice | Amount',
    'Nora Berzina | 1 | 2026.09.21 | $410.25',
  ]);
  within(screen.getByRole('region', { name: 'Owed by advertisers' })).getByText('Nothing is owed.');
});

test('says to managers whose figures they are, without the advertisers’ side', async () => {
  const months = finance.months.map((one) => ({ ...one, received: null, cash: null }));
  testHarness.answerAlways('GET', 'user/finance', { ...finance, months, advertisers: null });
  await open('/finance');
  await screen.findByText(/^Only the affiliates you manage\./);
  const table = await screen.findByRole('table', { name: 'By month' });
  expect(rowsOf(table)[0]).toBe('Month | Revenue | Payout | Profit | Paid out');
  screen.getByRole('img', { name: 'Profit by month' });
  screen.getByText('Affiliates are owed');
  for (const text of ['Advertisers owe', 'Owed by advertisers', 'Cash this month'])
    expect(screen.queryByText(text)).toBeNull();
});

test('says months in the reader’s language, and in which colour profit and cash are drawn', async () => {
  await open('/finance', 'admin', undefined, 'ru');
  const months = await screen.findByRole('table', { name: 'По месяцам' });
  expect(
    rowsOf(months)
      .slice(1)
      .map((text) => text.split(' | ')[0]),
  ).toEqual(['Ноябрь 2026', 'Октябрь 2026']);
  const section = within(screen.getByRole('region', { name: 'По месяцам' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Прибыль', 'Денежный поток']);
});

test('says ages of invoices in Russian as after any number', async () => {
  await open('/finance', 'admin', undefined, 'ru');
  const affiliates = within(await screen.findByRole('region', { name: 'Должны партнёрам' }));
  affiliates.getByRole('rowheader', { name: '31 и более дней' });
});

test('shows who is owed most as cards on a phone', async () => {
  onPhone();
  await open('/finance', 'admin');
  const affiliates = within(await screen.findByRole('region', { name: 'Owed to affiliates' }));
  const debts = within(affiliates.getByRole('list', { name: 'Top debts' }));
  await debts.findByRole('link', { name: 'Nora Berzina' });
  const saying = (term: string) => debts.getByText(term).nextElementSibling?.textContent;
  expect(['Invoices', 'Oldest invoice', 'Amount'].map(saying)).toEqual(['1', '2026.09.21', '$410.25']);
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recordOf } from '../../../../domain/records.ts';
import { onPhone } from '../../../testing/phone.ts';
import { open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

afterEach(() => void vi.restoreAllMocks());

const invoice = {
  id: 3,
  version: 1,
  title: 'AFF-000003',
  number: 3,
  status: 'unpaid',
  affiliate: 5,
  currency: 1,
  amount: '25',
  rounding: '0',
  conversionCount: 2,
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  createdAt: 1_790_000_000,
};

test('a list of amounts says what all of them come to, each currency for itself', async () => {
  testHarness.records = {
    'user/currencies': [
      { id: 1, version: 1, code: 'USD', title: 'Dollar', symbolNative: '$', status: 'active' },
      { id: 2, version: 1, code: 'EUR', title: 'Euro', symbolNative: '€', status: 'active' },
    ],
  };
  const asked: unknown[] = [];
  testHarness.answerAlways('GET', 'user/affiliate_invoices', (query) => {
    const { withMeta, status } = recordOf(query);
    if (withMeta !== 'sums') return { items: [invoice], meta: { totalCount: 60 } };
    asked.push(status);
    const sums = [
      { currency: 1, amounts: { amount: '1820.5' } },
      { currency: 2, amounts: { amount: '16.2' } },
    ];
    return { items: [], meta: { sums } };
  });
  await open('/affiliate-billing/invoices/unpaid?orderBy=createdAt:desc&limit=25&offset=0');
  const total = await screen.findByRole('row', { name: /^Total/ });
  await within(total).findByText('$1,820.50');
  // In the column that they total.
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const cells = within(total).getAllByRole('cell');
  expect(cells).toHaveLength(titles.length);
  expect(cells.map(({ textContent }) => textContent).filter(Boolean)).toEqual(['Total', '$1,820.50€16.20']);
  expect(cells[titles.indexOf('Total')]?.textContent).toBe('$1,820.50€16.20');
  expect(asked).toEqual(['unpaid']);
  // A total is longer than the values above it, which need only 84 to 120 pixels.
  expect(tracks()[titles.indexOf('Total')]).toBe('minmax(124px, 160px)');
});

/** The widths of a table's columns. */
const tracks = () =>
  getComputedStyle(screen.getByRole('table'))
    .getPropertyValue('--columns')
    .split(/ (?![^(]*\))/);

/** Opens the list with these columns. */
const showing = async (...columns: string[]) => {
  const asked: unknown[] = [];
  testHarness.answerAlways('GET', 'user/affiliate_invoices', (query) => {
    const { withMeta } = recordOf(query);
    if (withMeta !== 'sums') return { items: [invoice], meta: { totalCount: 60 } };
    asked.push(withMeta);
    return { items: [], meta: { sums: [{ currency: 1, amounts: { amount: '1820.5' } }] } };
  });
  const settings = { list: 'affiliate-billing/invoices', filter: {}, orderBy: 'id:desc', pageSize: 25, columns };
  testHarness.records['user/presets'] = [{ id: 4, version: 1, title: 'Narrow', type: 'table', settings }];
  await open('/affiliate-billing/invoices#view=4');
  await waitFor(() =>
    expect(screen.getAllByRole('columnheader').filter((one) => one.textContent)).toHaveLength(columns.length),
  );
  return asked;
};

test('so do amounts of more records than are counted', async () => {
  const sums = [{ currency: 1, amounts: { amount: '1820.5' } }];
  testHarness.answerAlways('GET', 'user/affiliate_invoices', (query) =>
    recordOf(query)['withMeta'] === 'sums'
      ? { items: [], meta: { sums } }
      : { items: [invoice], meta: { totalCount: 100_000, totalIsExact: false } },
  );
  await open('/affiliate-billing/invoices/unpaid?orderBy=createdAt:desc&limit=25&offset=0');
  await screen.findByRole('row', { name: /^Total.*1,820\.5/ });
});

test('the word for a total stays in sight with the column that does', async () => {
  await showing('conversionCount', 'title', 'amount');
  const total = await screen.findByRole('row', { name: /1,820\.5/ });
  expect(within(total).getByText('Total').closest('td')?.style.left).toBeTruthy();
});

test('where all columns are totals, the word stands above the first', async () => {
  await showing('amount');
  const total = await screen.findByRole('row', { name: /1,820\.5/ });
  expect(within(total).getByText('Total').closest('td')?.textContent).toBe('Total1,820.5');
});

test('totals of hidden columns are not asked for', async () => {
  const asked = await showing('title', 'conversionCount');
  await screen.findByText('AFF-000003');
  await new Promise((resolve) => void setTimeout(resolve));
  expect(asked).toEqual([]);
});

test('below cards a line says so', async () => {
  onPhone();
  testHarness.answerAlways('GET', 'user/affiliate_invoices', (query) => {
    const sums = [{ currency: 1, amounts: { amount: '1820.5' } }];
    return recordOf(query)['withMeta'] === 'sums'
      ? { items: [], meta: { sums } }
      : { items: [invoice], meta: { totalCount: 60 } };
  });
  await open('/affiliate-billing/invoices/unpaid?orderBy=createdAt:desc&limit=25&offset=0');
  const total = await screen.findByRole('group', { name: 'Total' });
  expect(total.textContent).toContain('1,820.5');
});

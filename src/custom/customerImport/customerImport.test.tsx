import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const preview = {
  columns: [
    { title: 'Player', field: 'customer_id', sample: '100512' },
    { title: 'Notes', field: '-', sample: 'vip' },
  ],
  fields: ['customer_id', 'date', 'ngr'],
  total: 2,
  faulty: 1,
  rows: [
    { row: 2, verdict: 'kept', field: null, message: null },
    { row: 3, verdict: 'faulty', field: 'date', message: 'Enter a valid date' },
  ],
};
const job = {
  id: 7,
  collection: 'stat/customers',
  call: 'import',
  state: 'done',
  total: 2,
  done: 1,
  failed: 1,
  canUndo: false,
  code: null,
  createdAt: 1_790_000_000,
  endedAt: 1_790_000_009,
};

test('a file of an advertiser’s customers is tried out, and then it is imported', async () => {
  testHarness.records = { 'user/advertisers': [{ id: 4, version: 1, title: 'Nordwind', status: 'active' }] };
  testHarness.answerAlways('POST', 'stat/customers/preview_import', preview);
  testHarness.answerAlways('POST', 'stat/customers/import', job);
  testHarness.answerAlways('GET', 'user/jobs/7', job);
  const user = await open('/customer-import', 'admin');
  await user.upload(await screen.findByLabelText('File'), new File(['Player\n100512\n'], 'players.csv'));
  await user.click(screen.getByRole('combobox', { name: 'Advertiser' }));
  await user.click(await screen.findByRole('option', { name: /Nordwind/ }));
  const rows = within(await screen.findByRole('table', { name: 'Rows' }));
  expect(rows.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'RowResultWhy',
    '2Comes in–',
    '3Can’t be importedDay: Enter a valid date',
  ]);
  await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  const imported = await screen.findByRole('region', { name: 'Import' });
  expect(document.activeElement).toBe(imported);
  const progress = within(imported);
  expect(progress.getByRole('status').textContent).toBe('Done: 1 row imported, 1 not');
  // It is gone, so it can't be pressed again.
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const preview = {
  columns: [
    { title: 'Transaction', field: 'txid', sample: 'T-1' },
    { title: 'Comment', field: '-', sample: 'vip' },
  ],
  fields: ['txid', 'click_id', 'amount'],
  total: 2,
  faulty: 0,
  frozen: 1,
  rows: [
    { row: 2, verdict: 'matched', field: null, message: null },
    { row: 3, verdict: 'otherAmount', field: null, message: '30.5 here, 31 there' },
  ],
  counts: {
    matched: 1,
    otherAmount: 1,
    otherStatus: 0,
    otherBoth: 0,
    missingHere: 0,
    missingThere: 4,
    faulty: 0,
  },
};
const report = {
  id: 7,
  version: 1,
  title: 'october.csv',
  advertiser: 4,
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  state: 'compared',
  rows: 2,
  matched: 1,
  otherAmount: 1,
  otherStatus: 0,
  otherBoth: 0,
  missingHere: 0,
  missingThere: 4,
  faulty: 0,
  frozen: 1,
  corrected: 0,
  correctedAt: null,
  undoneAt: null,
  notes: null,
  createdAt: 1_790_000_000,
};

test('an advertiser’s file is compared with a period and kept as a report, which opens', async () => {
  testHarness.records = {
    'user/advertisers': [{ id: 4, version: 1, title: 'Nordwind', status: 'active' }],
    'user/reconciliations': [report],
  };
  testHarness.answerAlways('POST', 'user/reconciliations/preview', preview);
  testHarness.answerAlways('POST', 'user/reconciliations', report);
  const user = await open('/reconcile', 'admin');
  await user.upload(await screen.findByLabelText('File'), new File(['Transaction\nT-1\n'], 'october.csv'));
  await user.click(screen.getByRole('combobox', { name: 'Advertiser' }));
  await user.click(await screen.findByRole('option', { name: /Nordwind/ }));
  expect(screen.queryByRole('table', { name: 'Rows' })).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: 'Period from' }), '2026.10.01');
  await user.type(screen.getByRole('textbox', { name: 'Period to' }), '2026.10.31');
  const rows = within(await screen.findByRole('table', { name: 'Rows' }));
  expect(rows.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'RowResultWhy',
    '2Matched–',
    '3Other amount30.5 here, 31 there',
  ]);
  const counts = within(screen.getByRole('list', { name: 'Result' }));
  expect(counts.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Matched1',
    'Other amount1',
    'Missing there4',
    'On an invoice, can’t be changed1',
  ]);
  testHarness.answerNext('POST', 'user/reconciliations', 502, {});
  await user.click(screen.getByRole('button', { name: 'Save as a report' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Save as a report' }));
  expect(await screen.findByRole('heading', { name: /october\.csv/, level: 1 })).toBeTruthy();
  expect(address()).toContain('/advertiser-billing/reconciliations/7');
});

import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPhone } from '../../testing/phone.ts';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

afterEach(() => void vi.restoreAllMocks());

const report = {
  id: 7,
  version: 1,
  title: 'october.csv',
  advertiser: 4,
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  state: 'compared',
  rows: 3,
  matched: 1,
  otherAmount: 1,
  otherStatus: 1,
  otherBoth: 0,
  missingHere: 0,
  missingThere: 0,
  faulty: 0,
  frozen: 1,
  corrected: 0,
  correctedAt: null,
  undoneAt: null,
  notes: null,
  createdAt: 1_790_000_000,
};
const row = {
  version: 1,
  reconciliation: 7,
  currency: 1,
  fault: null,
  outcome: null,
  invoice: null,
  amountHere: '30.5',
  amountThere: '30.5',
  statusHere: 3,
  statusThere: 3,
  createdAt: 1_790_000_000,
};

beforeEach(() => {
  testHarness.records = {
    'user/advertisers': [{ id: 4, version: 1, title: 'Nordwind', status: 'active' }],
    'user/currencies': [{ id: 1, version: 1, code: 'USD', title: 'Dollar', symbolNative: '$', status: 'active' }],
    'user/reconciliations': [report],
    'user/reconciliation_rows': [
      { ...row, id: 21, row: 3, reference: 'T-1', conversion: 71, verdict: 'otherAmount', amountThere: '31' },
      { ...row, id: 22, row: 4, reference: 'T-2', conversion: 72, verdict: 'otherStatus', invoice: 'ADV-000003' },
    ],
    'stat/conversions': [71, 72].map((id) => ({ id, version: 1 })),
  };
});

/** What was sent with each call. */
const answered = (call: string, answer: object): unknown[] => {
  const sent: unknown[] = [];
  testHarness.answerAlways('POST', `user/reconciliations/7/${call}`, (body: unknown) => {
    sent.push(body);
    return answer;
  });
  return sent;
};

test('conversions are corrected by a report once it was looked through, row by row', async () => {
  const sent = answered('correct', { ...report, state: 'corrected', corrected: 1 });
  const user = await open('/advertiser-billing/reconciliations/7/general', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Correct conversions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct conversions' }));
  expect(await dialog.findByText('1 is on an invoice and will not be changed.')).toBeTruthy();
  expect(dialog.getByRole('checkbox', { name: 'Apply amounts (1)' })).toHaveProperty('checked', true);
  expect(dialog.getByRole('checkbox', { name: /^Reject conversions missing/ })).toHaveProperty('disabled', true);
  // A conversion on an invoice can’t be selected.
  expect(await dialog.findByRole('checkbox', { name: 'Correct conversion 72' })).toHaveProperty('disabled', true);
  // Nor can a row from which nothing is taken over.
  await user.click(dialog.getByRole('checkbox', { name: 'Apply amounts (1)' }));
  expect(dialog.getByRole('checkbox', { name: 'Correct conversion 71' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('checkbox', { name: 'Apply amounts (1)' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Correct conversion 71' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Apply statuses (1)' }));
  await user.click(dialog.getByRole('button', { name: 'Correct conversions' }));
  await screen.findByText('Corrected: 1');
  expect(sent).toEqual([{ amounts: true, statuses: false, missing: false, leftOut: [21] }]);
});

test('a conversion on an affiliate’s invoice can get another amount, but no other status', async () => {
  const both = { ...row, row: 5, verdict: 'otherBoth', amountThere: '12', statusThere: 1 };
  testHarness.records['user/reconciliation_rows'] = [
    { ...both, id: 23, conversion: 73, invoice: 'AFF-000001', invoiceKeeps: 'status' },
    { ...both, id: 24, conversion: 74, invoice: 'ADV-000003', invoiceKeeps: 'all' },
  ];
  testHarness.records['user/reconciliations'] = [{ ...report, otherAmount: 0, otherStatus: 0, otherBoth: 2 }];
  const sent = answered('correct', { ...report, state: 'corrected', corrected: 0 });
  const user = await open('/advertiser-billing/reconciliations/7/general', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Correct conversions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct conversions' }));
  const box = await dialog.findByRole('checkbox', { name: 'Correct conversion 73' });
  expect(box).toMatchObject({ checked: false, disabled: true });
  await user.click(dialog.getByRole('checkbox', { name: 'Apply statuses (2)' }));
  expect(box).toMatchObject({ checked: true, disabled: false });
  expect(dialog.getByRole('checkbox', { name: 'Correct conversion 74' })).toHaveProperty('disabled', true);
  await user.click(box);
  await user.click(dialog.getByRole('button', { name: 'Correct conversions' }));
  await screen.findByText('Corrected: 0');
  expect(sent).toEqual([{ amounts: true, statuses: false, missing: false, leftOut: [23] }]);
});

test('all differences can be looked through, page by page', async () => {
  testHarness.records['user/reconciliation_rows'] = Array.from({ length: 51 }, (_, place) => ({
    ...row,
    id: 1000 + place,
    row: place,
    conversion: 5000 + place,
    verdict: 'otherAmount',
    amountThere: '31',
  }));
  const sent = answered('correct', { ...report, state: 'corrected', corrected: 50 });
  const user = await open('/advertiser-billing/reconciliations/7/general', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Correct conversions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct conversions' }));
  await dialog.findByRole('checkbox', { name: 'Correct conversion 5000' });
  await user.click(dialog.getByRole('button', { name: 'Go to next page' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Correct conversion 5050' }));
  await user.click(dialog.getByRole('button', { name: 'Correct conversions' }));
  await screen.findByText('Corrected: 50');
  expect(sent).toMatchObject([{ leftOut: [1050] }]);
});

test('differences are cards on a phone, each to be left as it is', async () => {
  onPhone();
  const user = await open('/advertiser-billing/reconciliations/7/general', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Correct conversions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct conversions' }));
  const cards = within(await dialog.findByRole('list', { name: 'Differences' }));
  expect(dialog.queryByRole('table')).toBeNull();
  const said = (card: HTMLElement) =>
    within(card)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  await expect
    .poll(() => cards.getAllByRole('listitem').map(said))
    .toEqual([
      ['Verdict: Other amount', 'Here: $30.50Approved', 'There: $31.00Approved'],
      ['Verdict: Other status', 'Here: $30.50Approved', 'There: $30.50Approved', 'On invoice: ADV-000003'],
    ]);
  const box = dialog.getByRole('checkbox', { name: 'Correct conversion 71' });
  await user.click(box);
  expect(box).toHaveProperty('checked', false);
});

test('corrections are undone as one, after a question', async () => {
  testHarness.records['user/reconciliations'] = [{ ...report, state: 'corrected', corrected: 2 }];
  const sent = answered('undo', { ...report, state: 'undone', corrected: 2 });
  const user = await open('/advertiser-billing/reconciliations/7/general', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Undo corrections' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo all corrections?' }));
  await user.click(dialog.getByRole('button', { name: 'Undo corrections' }));
  await screen.findByText('Corrections undone');
  expect(sent).toHaveLength(1);
});

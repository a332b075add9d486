import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const preview = {
  columns: [
    { title: 'Tel', field: 'phone', sample: '+37120001234' },
    { title: 'Notes', field: '-', sample: 'called' },
  ],
  fields: ['firstName', 'phone', 'age'],
  total: 3,
  faulty: 1,
  rows: [
    { row: 2, verdict: 'offered', field: null, message: null },
    { row: 3, verdict: 'duplicate', field: null, message: 'Duplicate of an earlier lead' },
    { row: 4, verdict: 'faulty', field: 'phone', message: 'Formulas are not allowed' },
  ],
};
const job = {
  id: 7,
  collection: 'stat/leads',
  call: 'import',
  state: 'done',
  total: 3,
  done: 1,
  failed: 2,
  canUndo: false,
  code: null,
  createdAt: 1_790_000_000,
  endedAt: 1_790_000_009,
};

beforeEach(() => {
  testHarness.records = {
    'user/campaigns': [{ id: 4, version: 1, title: 'Evening mail', offer: 5, status: 'active' }],
  };
  testHarness.answerAlways('POST', 'stat/leads/preview_import', preview);
  testHarness.answerAlways('POST', 'stat/leads/import', job);
  testHarness.answerAlways('GET', 'user/jobs/7', job);
});

test('a file is read for a campaign, its columns may be said anew, and then it is imported', async () => {
  const user = await open('/lead-import', 'admin');
  await user.upload(await screen.findByLabelText('File'), new File(['Tel\n+37120001234\n'], 'leads.csv'));
  await user.click(screen.getByRole('combobox', { name: 'Campaign' }));
  await user.click(await screen.findByRole('option', { name: /Evening mail/ }));
  const rows = within(await screen.findByRole('table', { name: 'Rows' }));
  expect(rows.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'RowResultWhy',
    '2Passed–',
    '3DuplicateDuplicate of an earlier lead',
    '4Not a leadPhone: Formulas are not allowed',
  ]);
  await user.click(screen.getByRole('combobox', { name: 'Notes is' }));
  await user.click(await screen.findByRole('option', { name: 'Phone' }));
  await user.click(await screen.findByRole('button', { name: 'Import 3 rows' }));
  const imported = await screen.findByRole('region', { name: 'Import' });
  expect(document.activeElement).toBe(imported);
  const progress = within(imported);
  expect(progress.getByRole('status').textContent).toBe('Done: 1 lead imported, 2 rows not');
  expect(progress.getByRole('button', { name: 'Download rows not imported' })).toBeTruthy();
  // It is gone, so it can't be pressed again until a file is selected again, even if it is the same one.
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
  await user.upload(screen.getByLabelText('File'), new File(['Tel\n+37120001234\n'], 'leads.csv'));
  expect(await screen.findByRole('button', { name: 'Import 3 rows' })).toBeTruthy();
});

test('a server that fails at the import is told of, and the file can be imported again, as the same import', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  const keys = () =>
    fetched.mock.calls
      .map(([request]) => request)
      .filter((request): request is Request => request instanceof Request && /leads\/import\?/.test(request.url))
      .map((request) => request.headers.get('Idempotency-Key'));
  const user = await open('/lead-import', 'admin');
  await user.upload(await screen.findByLabelText('File'), new File(['Tel\n+37120001234\n'], 'leads.csv'));
  await user.click(screen.getByRole('combobox', { name: 'Campaign' }));
  await user.click(await screen.findByRole('option', { name: /Evening mail/ }));
  testHarness.answerNext('POST', 'stat/leads/import', 502, {});
  await user.click(await screen.findByRole('button', { name: 'Import 3 rows' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Import 3 rows' }));
  await screen.findByRole('region', { name: 'Import' });
  expect(screen.queryByText('Success')).toBeNull();
  const [first, second] = keys();
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('a file that can’t be read says why', async () => {
  testHarness.answerAlways(
    'POST',
    'stat/leads/preview_import',
    {
      code: 'invalid',
      message: 'Some fields are wrong',
      details: [{ message: 'There are no rows below the header.', type: 'empty', path: 'file' }],
    },
    422,
  );
  const user = await open('/lead-import', 'admin');
  await user.upload(await screen.findByLabelText('File'), new File(['Tel\n'], 'leads.csv'));
  await user.click(screen.getByRole('combobox', { name: 'Campaign' }));
  await user.click(await screen.findByRole('option', { name: /Evening mail/ }));
  expect(await screen.findByText(/There are no rows below the header/)).toBeTruthy();
});

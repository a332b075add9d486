import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const now = () => Math.floor(Date.now() / 1000);
const job = (id: number, fields: object) => ({
  id,
  collection: 'user/offers',
  call: 'edit',
  state: 'running',
  total: 8,
  done: 2,
  failed: 0,
  canUndo: false,
  code: null,
  createdAt: now(),
  endedAt: null,
  ...fields,
});
const jobs = [
  job(6, {}),
  job(5, { state: 'done', done: 8, endedAt: now() }),
  job(4, { state: 'done', done: 7, failed: 1, endedAt: now() }),
  job(3, { state: 'done', done: 7, failed: 1, endedAt: now() - 3 * 86_400 }),
];

test('jobs begun in another browser are told of: those under way, and lately those that left records out', async () => {
  testHarness.answerAlways('GET', 'user/jobs', { items: jobs });
  for (const one of jobs) testHarness.answerAlways('GET', `user/jobs/${one.id}`, one);
  const user = await open('/offers/all?orderBy=id:desc&limit=25&offset=0');
  const region = await screen.findByRole('region', { name: 'Changes under way' });
  await within(region).findByText('2 of 8');
  expect(within(region).getAllByRole('status')).toHaveLength(2);
  await user.click(await within(region).findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(within(region).getAllByRole('status')).toHaveLength(1));
  cleanup();
  // A dismissed job stays dismissed.
  await open('/offers/all?orderBy=id:desc&limit=25&offset=0');
  const again = await screen.findByRole('region', { name: 'Changes under way' });
  await within(again).findByText('2 of 8');
  expect(within(again).queryByText(/could not be changed/)).toBeNull();
});

test('rows that an import left out are told by their number in the file, not as records that have it as their ID', async () => {
  testHarness.records['stat/leads'] = [{ id: 12, secureId: 'abc12', apiStatus: 'sent', createdAt: now() }];
  const fields = { collection: 'stat/leads', call: 'import', state: 'done', total: 5, done: 4, failed: 1 };
  const imported = job(7, { ...fields, endedAt: now() });
  testHarness.answerAlways('GET', 'user/jobs', { items: [imported] });
  testHarness.answerAlways('GET', 'user/jobs/7', imported);
  const failure = { id: 12, field: null, code: 'invalid', type: null, message: 'The phone number isn’t one' };
  testHarness.answerAlways('GET', 'user/jobs/7/failures', { items: [failure] });
  const user = await open('/offers/all?orderBy=id:desc&limit=25&offset=0');
  const region = within(await screen.findByRole('region', { name: 'Changes under way' }));
  await region.findByText(/^Imported: 4 leads$/);
  await region.findByText('1 could not be imported');
  await user.click(region.getByRole('button', { name: 'Show which' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 could not be imported' }));
  await dialog.findByText('Row 12');
  dialog.getByText('The phone number isn’t one');
  expect(testHarness.calls.filter(({ path }) => path.startsWith('stat/leads'))).toEqual([]);
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const conversions = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    version: 1,
    conversionStatus: place === 1 ? 3 : 1,
    isHidden: false,
    revenue: '30',
    revenueCurrency: 1,
    payout: '20.25',
    payoutCurrency: 1,
    createdAt: 1_767_225_600,
    trafficAt: 1_767_225_600,
  }));
const preview = {
  total: 2,
  changing: 1,
  groups: [
    {
      before: { conversionStatus: 1 },
      count: 1,
      amounts: [
        { field: 'payout', currency: 1, sum: '20.25' },
        { field: 'revenue', currency: 1, sum: '30' },
      ],
    },
  ],
};
const given = (count: number) => {
  testHarness.records = {
    'stat/conversions': conversions(count),
    'user/currencies': [{ id: 1, code: 'USD', title: 'US Dollar', symbolNative: '$' }],
  };
  testHarness.answerAlways('POST', 'user/jobs/preview', preview);
};
const list = '/conversions?orderBy=id:asc&limit=25&offset=0';

test('what is selected is approved by one job, once its money was told', async () => {
  given(2);
  const user = await open(list, 'admin');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve 2 conversions?' }));
  expect((await dialog.findByRole('listitem')).textContent).toBe(
    'PendingApproved1 conversionRevenue$30.00Payout$20.25',
  );
  expect(dialog.getByText('Stay as they are: 1')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Approve 2 conversions' }));
  await expect
    .poll(() => changes().map(({ path, body }) => [path, body]))
    .toContainEqual(['user/jobs', { collection: 'stat/conversions', call: 'approve', ids: [1, 2] }]);
});

test('one record has the buttons of what would change it, and a note takes it back', async () => {
  given(2);
  const [record] = conversions(1);
  testHarness.answerAlways('PATCH', 'stat/conversions/hide', { items: [{ ...record, version: 2, isHidden: true }] });
  testHarness.answerAlways('GET', 'stat/conversions/2/history', {
    items: [
      {
        id: 77,
        at: 1,
        action: 'edit',
        version: 2,
        user: null,
        userName: null,
        impersonator: null,
        impersonatorName: null,
        scheduledChange: null,
        scheduledReason: null,
        changes: { isHidden: [false, true] },
      },
    ],
  });
  const user = await open('/conversions/2', 'admin');
  expect(await screen.findByRole('button', { name: 'Reject' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menuitem', { name: 'Show again' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByRole('listitem');
  await user.click(dialog.getByRole('button', { name: 'Hide 1 conversion' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => changes().map(({ path, body }) => [path, body]))
    .toContainEqual(['stat/conversions', { items: [{ id: 2, undoes: 77 }] }]);
});

test('what was done is said to be even if its history can’t be read', async () => {
  given(2);
  const [record] = conversions(1);
  testHarness.answerAlways('PATCH', 'stat/conversions/hide', { items: [{ ...record, version: 2, isHidden: true }] });
  testHarness.answerAlways('GET', 'stat/conversions/2/history', { message: 'Not just now', details: [] }, 403);
  const user = await open('/conversions/2', 'admin');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(await dialog.findByRole('button', { name: 'Hide 1 conversion' }));
  await screen.findByText('Conversion updated');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('nobody sees the buttons without the permission', async () => {
  given(2);
  await open(list, 'admin', ['front.menu.conversions.read', 'conversion.read']);
  await screen.findByRole('table');
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull();
});

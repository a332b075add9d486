import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

test('a schedule of no affiliate says that it is of all others', async () => {
  const schedule = { version: 1, frequency: 'weekly', threshold: '100', holdDays: 7, lastDue: null, status: 'active' };
  testHarness.records = {
    'user/users': [{ id: 4, version: 1, fullName: 'Ada Lind', roleType: 'affiliate', status: 'active' }],
    'user/invoice_schedules': [
      { ...schedule, id: 1, affiliate: null },
      { ...schedule, id: 2, affiliate: 4 },
    ],
  };
  await open('/affiliate-billing/schedules/all', 'admin');
  const row = (await screen.findByText('All others')).closest('tr')!;
  within(row).getByText('1');
  expect(screen.getAllByText('All others')).toHaveLength(1);
});

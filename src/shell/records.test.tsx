import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../testing/testHarness.tsx';

setUpTestHarness();

test('a record that nobody edits is found at the address where others are edited', async () => {
  testHarness.records = {
    'user/affiliate_movements': [{ id: 7, cause: 'invoice', from: 'approved', to: 'paid', amount: '25' }],
  };
  await open('/affiliate-billing/movements/7', 'admin');
  await screen.findAllByText('Invoice', { selector: 'main *' });
  expect(address()).toBe('/affiliate-billing/movements/7/show');
});

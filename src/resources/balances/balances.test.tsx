import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

test('the figures of a balance lead to what moved it', async () => {
  testHarness.records = {
    'user/affiliate_balances': [
      ...[{ id: 8, version: 1, affiliate: 5, approved: '182.25', hold: '40', requestedWithdrawal: '0', paid: '900' }],
    ],
  };
  await open('/affiliate-billing/balances?orderBy=approved:desc&limit=25&offset=0');
  const approved = await screen.findByRole('link', { name: '182.25' });
  expect(approved.getAttribute('href')).toBe(
    '/affiliate-billing/movements?balance=8&part=approved&orderBy=createdAt%3Adesc',
  );
});

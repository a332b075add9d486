import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

beforeEach(() => {
  testHarness.records = {
    'user/affiliate_movements': [
      { id: 7, cause: 'invoice', from: 'approved', to: 'requestedWithdrawal', amount: '25', invoice: 3 },
    ],
    'user/affiliate_invoices': [{ id: 3, version: 1, title: 'AFF-000003', status: 'unpaid' }],
  };
});

test.each([
  ['affiliate', '/billing/invoices/3'],
  ['admin', '/affiliate-billing/invoices/3/general'],
] as const)('what an invoice moved leads the %s to it', async (roleType, to) => {
  await open('/affiliate-billing/movements?orderBy=createdAt:desc&limit=25&offset=0', roleType);
  const link = await screen.findByRole('link', { name: 'AFF-000003' });
  expect(link.getAttribute('href')).toBe(to);
});

test.each([
  ['affiliate', 'Movements'],
  ['admin', 'Affiliates’ movements'],
] as const)('the %s reads whose movements these are: %s', async (roleType, name) => {
  await open('/affiliate-billing/movements?orderBy=createdAt:desc&limit=25&offset=0', roleType);
  await screen.findByRole('heading', { name });
  await screen.findByRole('link', { name });
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${name}`)));
});

test('an affiliate reads of no others where nothing has moved yet', async () => {
  testHarness.records = {};
  await open('/affiliate-billing/movements?orderBy=createdAt:desc&limit=25&offset=0', 'affiliate');
  await screen.findByText('No movements yet');
});

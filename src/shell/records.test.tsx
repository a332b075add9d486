import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../testing/testHarness.tsx';

setUpTestHarness();

test('a record that nobody edits is found at the address where others are edited', async () => {
  testHarness.records = { 'user/metrics': [{ id: 7, title: 'Clicks', status: 'active' }] };
  await open('/metrics/7', 'admin');
  await screen.findByText('Clicks', { selector: 'main *' });
  expect(address()).toBe('/metrics/7/show');
});

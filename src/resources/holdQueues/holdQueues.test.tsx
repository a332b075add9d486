import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

test('the specification’s address for queues leads to them', async () => {
  testHarness.records = { 'user/hold_configs': [{ id: 3, version: 1, title: 'Baltics at night', status: 'active' }] };
  await open('/settings/hold-queue', 'admin');
  await screen.findByText('Baltics at night');
  expect(address()).toMatch(/^\/settings\/hold-queue\/all/);
});

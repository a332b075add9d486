import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, testHarness, setUpTestHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

test('an affiliate is told which token is for leads alone', async () => {
  testHarness.records['user/api_tokens'] = [];
  await open('/profile/tokens', 'affiliate');
  expect(await screen.findByText(/To send leads only, use the lead API token/)).toBeTruthy();
});

test('an employee has one kind alone', async () => {
  testHarness.records['user/api_tokens'] = [];
  await open('/profile/tokens', 'admin');
  await screen.findByText(/Tokens let your programs call the API/);
  expect(screen.queryByText(/lead API token/)).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const postback = {
  id: 5,
  version: 1,
  title: 'Keitaro',
  scope: 'global',
  status: 'active',
  method: 'GET',
  url: 'https://tracker.example/?cid={click_id}',
  bodyFormat: 'none',
  events: [],
  goalEvents: [],
  mappings: [],
  waiting: 0,
};

test('a global postback asks for no offer and no campaign, and can be tried out', async () => {
  testHarness.records = { 'user/postbacks': [postback] };
  await open('/settings/global-postback/5/general', 'admin');
  expect(
    within(await screen.findByRole('region', { name: 'Test' })).getByRole('button', { name: 'Send test' }),
  ).toBeTruthy();
  expect(screen.queryByLabelText('Only for the offer')).toBeNull();
  expect(screen.queryByLabelText('Only for the campaign')).toBeNull();
});

test('says what the tracker will miss, until it is there', async () => {
  const user = await open('/settings/global-postback/create', 'admin');
  const address = await screen.findByRole('combobox', { name: /^URL/ });
  await user.type(address, 'https://t.example/?s={{status}');
  await screen.findByText(/can’t match the event to a click or lead/);
  await user.type(address, '&c={{click_id}');
  expect(screen.queryByText(/can’t match the event to a click or lead/)).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const settings = { id: 1, version: 1, name: 'Sluice', baseCurrency: 'USD', registration: 'open', passwordMinimum: 8 };

beforeEach(() => {
  testHarness.answerAlways('GET', 'user/settings/general', settings);
});

test('someone is forgotten once that was confirmed, by phone or email', async () => {
  testHarness.answerAlways('POST', 'user/people/forget', {
    leads: 2,
    attempts: 3,
    conversions: 1,
    postbacks: 0,
    changes: 4,
  });
  const user = await open('/settings/general', 'admin');
  const card = within(await screen.findByRole('region', { name: 'Personal data requests' }));
  const forget = card.getByRole('button', { name: 'Erase this person’s data' });
  expect(forget).toHaveProperty('disabled', true);
  expect(card.getByRole('button', { name: 'Download stored data' })).toHaveProperty('disabled', true);
  await user.type(card.getByRole('textbox', { name: 'Phone' }), '+371 2987 6543');
  await user.click(forget);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Erase this person’s data?' }));
  await user.click(dialog.getByRole('button', { name: 'Erase data of “+371 2987 6543”' }));
  await screen.findByText('Data erased. Leads: 2');
});

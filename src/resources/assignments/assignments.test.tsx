import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

beforeEach(() => {
  testHarness.records = {
    'user/offers': [{ id: 5, version: 1, title: 'KetoSlim', status: 'active' }],
    'user/advertisers': [
      { id: 4, title: 'Acme', status: 'active' },
      { id: 8, title: 'Nordwind', status: 'active' },
    ],
    'user/advertiser_assignments': [
      { id: 1, offer: 5, advertiser: 4, title: 'Acme', status: 'inactive' },
      { id: 2, offer: 6, advertiser: 8, title: 'Nordwind', status: 'active' },
    ],
    'user/teams': [
      { id: 2, title: 'Wolves', status: 'active' },
      { id: 3, title: 'Foxes', status: 'active' },
    ],
    'user/affiliate_assignments': [{ id: 1, offer: 5, team: 2, affiliate: null, title: 'Wolves', status: 'active' }],
  };
});

test('advertisers are offered who have no assignment to the offer yet, not even an inactive one', async () => {
  const user = await open('/offers/5/advertisers/create');
  await user.click(await screen.findByRole('combobox', { name: /^Advertiser/ }));
  await expect.poll(options).toEqual(['Nordwind']);
});

test('so are teams', async () => {
  const user = await open('/offers/5/affiliates/create');
  await user.click(await screen.findByRole('combobox', { name: /^Assigned/ }));
  await user.click(await screen.findByRole('option', { name: 'Team' }));
  await user.click(await screen.findByRole('combobox', { name: /^Team/ }));
  await expect.poll(options).toEqual(['Foxes']);
});

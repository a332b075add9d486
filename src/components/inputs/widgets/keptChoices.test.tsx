import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

beforeEach(() => {
  testHarness.records = {
    'user/offers': [
      {
        id: 5,
        version: 1,
        title: 'Roof',
        status: 'active',
        accessType: 1,
        redirectMethod: 'http_302',
        advertisers: [4, 8],
      },
    ],
    'user/advertisers': [
      { id: 4, title: 'Helios', status: 'active' },
      { id: 9, title: 'Aurora', status: 'active' },
    ],
  };
});

test('what is chosen and not shown, as its name is unseen or still to come, stays chosen', async () => {
  const user = await open('/offers/5/general?edit');
  await user.click(await screen.findByRole('combobox', { name: 'Advertisers' }));
  await user.click(await screen.findByRole('option', { name: 'Aurora' }));
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Aurora' });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(changes).toMatchObject([{ body: { items: [{ advertisers: [8, 4, 9] }] } }]);
});

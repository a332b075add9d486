import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

test('a token is masked until someone asks to see it', async () => {
  testHarness.records['user/advertisers'] = [
    {
      id: 5,
      version: 1,
      title: 'Lotus',
      status: 'active',
      secureId: 'public-1',
      apiToken: 'very-secret',
      contacts: [],
    },
  ];
  const user = await open('/advertisers/5/integration');
  await screen.findAllByText('public-1');
  expect(screen.queryByText('very-secret')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('very-secret')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText('very-secret')).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

test('what a newcomer says is saved, and they go on, even if they can’t be fetched again afterwards', async () => {
  const user = await open('/data-filling', 'affiliate');
  await user.type(await screen.findByLabelText('Last name'), 'qvist');
  testHarness.answerAlways('GET', 'user/users/me', { message: 'Not just now', details: [] }, 403);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByText('Profile updated');
  await waitFor(() => expect(address()).not.toContain('/data-filling'));
});

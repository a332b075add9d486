import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../testing/testHarness.tsx';

setUpTestHarness();

test('where the browser does not allow copying, people are told so', async () => {
  testHarness.records = {
    'user/domains': [
      {
        id: 3,
        version: 1,
        host: 'go.example.com',
        kinds: ['track'],
        defaultFor: [],
        proof: 'abc123',
        state: 'waiting',
        checkedAt: null,
        problem: null,
        failure: null,
      },
    ],
  };
  const user = await open('/settings/domain-parking/3/general');
  const proof = within(await screen.findByRole('region', { name: 'Proof of ownership' }));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  onTestFinished(() => write.mockRestore());
  await user.click(proof.getByRole('button', { name: 'Copy value' }));
  await screen.findByText(/^The browser doesn’t allow copying here/);
  expect(screen.queryByText('Copied')).toBeNull();
});

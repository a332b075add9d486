import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

test('of a list that is loaded whole, an input offers all there is, not a page of it', async () => {
  testHarness.records['user/currencies'] = Array.from({ length: 120 }, (_, place) => ({
    id: place + 1,
    code: `C${String(place).padStart(2, '0')}`,
    title: `Currency ${place}`,
    status: 'active',
  }));
  const user = await open('/advertisers/create', 'admin');
  await user.click(await screen.findByRole('combobox', { name: /^Default currency/ }));
  expect(await screen.findAllByRole('option')).toHaveLength(120);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

test.each([
  ['en', 'Repeat every', 'minutes = 2 hours'],
  ['ru', 'Повторять каждые', 'мин = 2 часа'],
] as const)('in %s a duration says what it comes to in the unit that it is read in', async (language, label, hours) => {
  const user = await open('/settings/hold-queue/create', 'admin', testHarness.permissions, language);
  const box = await screen.findByLabelText(new RegExp(`^${label}`));
  const unit = () => box.parentElement?.textContent?.replaceAll(/\s/g, ' ');
  expect(unit()).not.toContain('=');
  await user.clear(box);
  expect(unit()).not.toContain('=');
  await user.type(box, '120');
  expect(unit()).toContain(hours);
});

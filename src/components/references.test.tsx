import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../testing/testHarness.tsx';

setUpTestHarness();

test('marks of direction in a title turn nothing around it', async () => {
  const title = 'A\u202Egpj.exe\u2066';
  testHarness.records = { 'user/tags': [{ id: 1, version: 1, title, type: 'team', status: 'active' }] };
  const user = await open('/settings/lists/tags/1/general');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Agpj.exe');
  expect(document.title).toMatch(/Agpj\.exe/);
  expect(`${document.title}${document.body.textContent}`).not.toMatch(/[\u202A-\u202E]/);
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const openDialog = async () => {
  testHarness.answerAlways('GET', 'user/integration_template_files', {
    items: [{ title: 'JSON with token', description: 'A token in a header.' }],
  });
  const user = await open('/settings/integrations/templates/all', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Template from a file' })) };
};

test('offers the templates that come with the product, and asks what they are for', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('combobox', { name: 'Start from' }));
  await user.click(await screen.findByRole('option', { name: 'JSON with token' }));
  await dialog.findByText('A token in a header.');
  await user.click(dialog.getByRole('button', { name: 'Create template' }));
  await dialog.findByText('Choose a file, a platform and a vertical.');
});

test('says of a file that it is none of JSON', async () => {
  const { user, dialog } = await openDialog();
  await user.upload(
    dialog.getByLabelText('Choose a file'),
    new File(['{"title":'], 'broken.json', { type: 'application/json' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Create template' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^This file is not JSON: /);
});

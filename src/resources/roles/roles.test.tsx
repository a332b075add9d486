import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const person = (id: number, firstName: string, role: number) => ({
  id,
  version: 3,
  firstName,
  lastName: 'Lind',
  role,
  roleType: 'manager',
  status: 'active',
});

beforeEach(() => {
  testHarness.records = {
    'user/permissions': [],
    'user/roles': [
      { id: 1, version: 1, title: 'Scout', type: 'manager', status: 'active', permissions: [] },
      { id: 2, version: 1, title: 'Observer', type: 'manager', status: 'active', permissions: [] },
    ],
    'user/users': [person(11, 'Ada', 1), person(12, 'Bo', 1), person(13, 'Cleo', 2)],
  };
});

test('a role says who has it, each with a link', async () => {
  await open('/settings/roles/1/general');
  const card = within((await screen.findByText('Held by 2 people')).closest<HTMLElement>('section')!);
  expect((await card.findByRole('link', { name: 'Ada Lind' })).getAttribute('href')).toMatch(/^\/employees\/11/);
  card.getByRole('link', { name: 'Bo Lind' });
  expect(card.queryByText('Cleo Lind')).toBeNull();
});

test('it is given to people from its page, in the versions they were read in', async () => {
  const user = await open('/settings/roles/1/general');
  await user.click(await screen.findByRole('button', { name: 'Give to people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give the role “Scout”' }));
  await user.click(await dialog.findByRole('combobox', { name: /People/ }));
  await user.click(await screen.findByRole('option', { name: 'Cleo Lind' }));
  await user.click(dialog.getByRole('button', { name: 'Give role' }));
  await screen.findByText('Scout given to 1 person');
  expect(changes().map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'PATCH', path: 'user/users', body: { items: [{ id: 13, version: 3, role: 1 }] } },
  ]);
  await screen.findByText('Held by 3 people');
});

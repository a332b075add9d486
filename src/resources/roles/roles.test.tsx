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

test('its permissions are read group by group, each opened to records and actions', async () => {
  testHarness.records['user/permissions'] = [
    { id: 1, system: 'offer.read', groupId: 5, showHidden: true },
    { id: 2, system: 'offer.update', groupId: 5, showHidden: true },
    { id: 3, system: 'campaign.read', groupId: 5, showHidden: true },
    { id: 4, system: 'campaign.update', groupId: 5, showHidden: true },
  ];
  testHarness.records['user/roles'] = [
    { id: 1, version: 1, title: 'Scout', type: 'manager', status: 'active', permissions: [1, 2, 3] },
  ];
  const user = await open('/settings/roles/1/general');
  const group = await screen.findByRole('button', { name: /3 permissions$/ });
  expect(screen.queryByText('Offers: edit')).toBeNull();
  await user.click(group);
  const table = within(await screen.findByRole('table'));
  for (const title of ['Offers: view', 'Offers: edit', 'Campaigns: view']) table.getByTitle(title);
  expect(table.queryByTitle('Campaigns: edit')).toBeNull();
});

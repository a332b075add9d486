import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { permissionWords } from '../../generated/permissions.ts';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const permissions = Object.keys(permissionWords).map((system, index) => ({
  id: index + 1,
  system,
  groupId: system.startsWith('front.') ? 1 : 5,
  permissionRoleType: 'manager',
}));
const idOf = (name: string): number => permissions.find(({ system }) => system === name)!.id;
const role = (id: number, title: string, ...names: string[]) => ({
  id,
  version: 1,
  title,
  type: 'manager',
  status: 'active',
  permissions: names.map(idOf),
});

beforeEach(() => {
  testHarness.records = {
    'user/permissions': permissions,
    'user/roles': [role(1, 'Scout', 'offer.read', 'offer.create'), role(2, 'Observer', 'offer.read', 'tag.read')],
    'user/users': [],
  };
});

const matrix = async () => within(await screen.findByRole('table', { name: 'Permissions by records and actions' }));
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const isOn = (name: string | RegExp) => (box(name) as HTMLInputElement).checked;

test('a row and a column are given as a whole, and sent as they are ticked', async () => {
  const user = await open('/settings/roles/1/general?edit');
  const table = await matrix();
  expect(table.getByRole('rowheader', { name: /Offers/ })).toBeTruthy();
  table.getByRole('columnheader', { name: /Edit/ });
  expect([isOn('Offers: view'), isOn('Offers: edit')]).toEqual([true, false]);

  await user.click(box('All in “Offers”'));
  expect([isOn('Offers: edit'), isOn('Page: offers')]).toEqual([true, true]);
  await user.click(box('All in “View”'));
  expect([isOn('Campaigns: view'), isOn('Campaigns: edit')]).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Role updated');
  const [sent] = changes();
  const { items } = sent!.body as { items: { permissions: number[] }[] };
  expect(items[0]!.permissions).toEqual(
    expect.arrayContaining(['offer.read', 'offer.update', 'front.menu.offers.read', 'campaign.read'].map(idOf)),
  );
  expect(items[0]!.permissions).not.toContain(idOf('campaign.update'));
});

test('arrow keys lead from box to box', async () => {
  const user = await open('/settings/roles/1/general?edit');
  await matrix();
  box('Offers: view').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(box('Offers: create'));
  await user.keyboard(' ');
  expect(isOn('Offers: create')).toBe(false);
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(box('All in “Offers”'));
});

test('differences to another role are marked and counted, and can be all that shows', async () => {
  const user = await open('/settings/roles/1/general?edit');
  await matrix();
  await user.click(await screen.findByRole('combobox', { name: 'Compare with…' }));
  await user.click(await screen.findByRole('option', { name: 'Observer' }));
  await screen.findByText('1 more, 1 fewer than “Observer”');
  expect(box(/^Offers: create/).getAttribute('aria-label')).toBe('Offers: create not in the role');
  expect(box(/^Tags: view/).getAttribute('aria-label')).toBe('Tags: view in the role');
  await user.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(screen.queryByRole('checkbox', { name: 'Campaigns: view' })).toBeNull();
  box(/^Tags: view/);
});

test('what is of no use alone is told, and what it needs is added', async () => {
  const user = await open('/settings/roles/1/general?edit');
  await matrix();
  screen.getByText('Offers: create needs Page: offers');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(isOn('Page: offers')).toBe(true);
  expect(screen.queryByText(/depends? on others/)).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

beforeEach(() => {
  testHarness.records['user/tags'] = [
    { id: 1, title: 'One', status: 'active', type: 'offer' },
    { id: 2, title: 'Two', status: 'active', type: 'team' },
  ];
});

test('one click on a quick filter opens what it has to choose from', async () => {
  const user = await open('/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0');
  await user.click(await screen.findByRole('button', { name: 'Filter by “Used for”' }));
  await user.click(await screen.findByRole('option', { name: 'Teams' }));
  await waitFor(() => expect(address()).toContain('type=team'));
  await waitFor(() => expect(screen.queryByText('One')).toBeNull());
  // The input replaces it while the filter is active.
  expect(screen.queryByRole('button', { name: 'Filter by “Used for”' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Used for' }));
  expect(await screen.findByRole('button', { name: 'Filter by “Used for”' })).toBeTruthy();
});

test('one press narrows a list to what is one’s own, in the address and in the counts, and another takes it back', async () => {
  const team = (id: number, title: string, managers: number[], status = 'active') => ({ id, title, managers, status });
  testHarness.records['user/teams'] = [team(1, 'Wolves', [1]), team(2, 'Bears', [2]), team(3, 'Owls', [], 'blocked')];
  const user = await open('/affiliates/teams/all?orderBy=id:desc&limit=25&offset=0');
  await screen.findByText('Bears');
  await user.click(screen.getByRole('button', { name: 'Mine', pressed: false }));
  await waitFor(() => expect(screen.queryByText('Bears')).toBeNull());
  expect(address()).toContain('managers=1');
  await screen.findByRole('tab', { name: /^All ?1$/ });
  await user.click(screen.getByRole('button', { name: 'Mine', pressed: true }));
  await screen.findByText('Bears');
  expect(address()).not.toContain('managers');
});

test('affiliates have no list of what they manage, but their own offers with their numbers', async () => {
  const offer = (id: number, title: string, more: object) => ({ id, title, status: 'active', accessType: 1, ...more });
  testHarness.records['user/offers'] = [
    offer(1, 'Casino', { mine: 'receiving_traffic' }),
    offer(2, 'Slots', { accessType: 3 }),
    offer(3, 'Poker', { mine: 'special_conditions' }),
  ];
  const user = await open('/offers/all?limit=25&offset=0', 'affiliate');
  const own = within(await screen.findByRole('group', { name: 'My offers' }));
  await own.findByRole('button', { name: 'Special conditions 1' });
  await own.findByRole('button', { name: 'Private 1' });
  expect(screen.queryByRole('button', { name: 'Mine' })).toBeNull();
  await user.click(await own.findByRole('button', { name: 'Receiving my traffic 1' }));
  await waitFor(() => expect(screen.queryByText('Slots')).toBeNull());
  expect(address()).toContain('mine=receiving_traffic');
});

test('a filter that is added takes the focus', async () => {
  const user = await open('/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0');
  await screen.findByText('One');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(screen.getByRole('menuitem', { name: 'Used for' }));
  await waitFor(() => expect(document.activeElement?.closest('[data-filter=type]')).toBeTruthy());
});

test('a filter that is taken away leaves the focus with one that is left, else with the button that adds one', async () => {
  testHarness.records['user/offers'] = [{ id: 1, title: 'One', status: 'active', accessType: 1, vertical: 1 }];
  const user = await open('/offers/all?orderBy=id:desc&limit=25&offset=0&accessType=1&vertical=1');
  const remove = (name: string) => screen.findByRole('button', { name: `Remove filter: ${name}` });
  (await remove('Access')).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await remove('Vertical')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add filter'));
});

test('a filter without an input is taken away by keyboard, and leaves the focus likewise', async () => {
  testHarness.records['user/offers'] = [{ id: 1, title: 'One', status: 'active', accessType: 1 }];
  const user = await open('/offers/all?orderBy=id:desc&limit=25&offset=0&accessType=1&id=1&secureId=x');
  const remove = (name: string) => screen.findByRole('button', { name: `Remove filter: ${name}` });
  const isAt = (name: string) => waitFor(async () => expect(document.activeElement).toBe(await remove(name)));
  (await remove('ID')).focus();
  await user.keyboard('{Delete}');
  await isAt('Access');
  await user.keyboard('{Enter}');
  await isAt('Public ID');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add filter'));
});

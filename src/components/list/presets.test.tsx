import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const list = '/offers/all?orderBy=id:desc&limit=25&offset=0';
const asked = (name: string) => testHarness.calls.filter(({ path }) => path.startsWith(`user/${name}?`));
const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? '{}');

const settings = {
  list: 'offers',
  filter: { isHot: true },
  orderBy: 'title:asc',
  pageSize: 50,
  columns: ['id', 'title'],
};

test('what somebody has saved is asked for after they signed in, and the view they chose is remembered', async () => {
  testHarness.records['user/presets'] = [{ id: 4, title: 'Hot ones', type: 'table', settings }];
  testHarness.records['user/preferences'] = [
    { id: 1, type: 'tableSortingSettings', user: 1, settings: { campaigns: 'title:asc' } },
    { id: 2, type: 'interface', user: 1, settings: {} },
  ];
  const user = await open(list);
  await waitFor(() => expect([asked('presets'), asked('preferences')]).toMatchObject([[{}], [{}]]));
  expect(asked('preferences')[0]?.path).toContain('user=1');
  await waitFor(() => expect(kept('tableSortingSettings')).toMatchObject({ 1: { campaigns: 'title:asc' } }));

  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('button', { name: 'Hot ones' }));
  await waitFor(() => expect(address()).toContain('isHot=true'));
  expect(kept('selectedPresets')).toEqual({ 1: { table: { offers: 4 } } });

  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  const chosen = await screen.findByRole('button', { name: 'Hot ones' });
  expect(chosen.getAttribute('aria-current')).toBe('true');
  await user.click(screen.getByRole('button', { name: /Hot ones.+|(Forget|Delete).*Hot ones/ }));
  await waitFor(() => expect(kept('selectedPresets')).toEqual({ 1: { table: {} } }));
});

test('affiliates have preferences and no views', async () => {
  await open(list, 'affiliate');
  await waitFor(() => expect(asked('preferences')).toHaveLength(1));
  expect(asked('presets')).toEqual([]);
});

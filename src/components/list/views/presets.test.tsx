import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { datePresets } from '../../../../domain/time/dates.ts';
import { goTo } from '../../../testing/clock.ts';
import { address, changes, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

afterEach(() => void vi.restoreAllMocks());

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

test('what someone has saved is asked for after they signed in, and the view they chose is remembered', async () => {
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

  await user.click(await screen.findByRole('button', { name: 'Saved views: Hot ones' }));
  const chosen = await screen.findByRole('button', { name: 'Hot ones' });
  expect(chosen.getAttribute('aria-current')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Actions for “Hot ones”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Delete the view “Hot ones”?');
  await user.click(within(question).getByRole('button', { name: 'Delete “Hot ones”' }));
  await waitFor(() => expect(kept('selectedPresets')).toEqual({ 1: { table: {} } }));
});

describe('a view', () => {
  test('that was changed says so, and is updated or brought back', async () => {
    testHarness.records['user/presets'] = [{ id: 4, version: 1, title: 'Hot ones', type: 'table', settings }];
    testHarness.records['user/offers'] = [{ id: 1, title: 'One', status: 'active', isHot: true }];
    const user = await open('/offers#view=4');
    await screen.findByRole('button', { name: 'Saved views: Hot ones' });
    expect(address()).toContain('isHot=true');
    const askForTen = async () => {
      await user.selectOptions(await screen.findByRole('combobox', { name: /Rows per page/ }), '10');
      return screen.findByRole('button', { name: 'Saved views: Hot ones, changed' });
    };
    const changed = await askForTen();
    expect(changed.textContent).toBe('Hot ones •');
    expect(address()).toContain('limit=10');
    await user.click(changed);
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await screen.findByRole('button', { name: 'Saved views: Hot ones' });
    await waitFor(() => expect(address()).toContain('limit=50'));

    await user.click(await askForTen());
    await user.click(await screen.findByRole('button', { name: 'Update view' }));
    await screen.findByText('View updated');
    // The view's columns are stored in the user's settings, in a call of their own.
    expect(changes().filter(({ path }) => path !== 'user/preferences')).toMatchObject([
      { method: 'PATCH', path: 'user/presets', body: { items: [{ id: 4, version: 1, settings: { pageSize: 10 } }] } },
    ]);
    await screen.findByRole('button', { name: 'Saved views: Hot ones', hidden: true });
  });

  test('keeps this month by its name where it ends today, when it is the last 30 days, too', async () => {
    goTo('2026-11-30T12:00:00Z');
    const { from, to } = datePresets.last30Days(Date.now() / 1000, 'Europe/Riga');
    testHarness.records['user/affiliate_invoices'] = [];
    const days = `createdAtFrom=${from}&createdAtTo=${to}`;
    const user = await open(`/affiliate-billing/invoices/all?orderBy=id:desc&limit=25&offset=0&${days}`);
    const period = await screen.findByRole('combobox', { name: 'Created' });
    expect(period.textContent).toBe('Last 30 days');
    await user.click(period);
    await user.click(await screen.findByRole('option', { name: 'This month' }));
    expect(screen.getByRole('combobox', { name: 'Created' }).textContent).toBe('This month');
    await user.click(await screen.findByRole('button', { name: 'Saved views' }));
    await user.type(await screen.findByRole('textbox', { name: 'View name' }), 'Month{Enter}');
    await screen.findByText('View saved');
    expect(changes()).toMatchObject([{ body: { items: [{ settings: { relative: { createdAt: 'thisMonth' } } }] } }]);
    cleanup();
    // The page is reloaded, and the other name chosen.
    const again = await open(`/affiliate-billing/invoices/all?orderBy=id:desc&limit=25&offset=0&${days}`);
    const after = await screen.findByRole('combobox', { name: 'Created' });
    expect(after.textContent).toBe('This month');
    await again.click(after);
    await again.click(await screen.findByRole('option', { name: 'Last 30 days' }));
    expect(screen.getByRole('combobox', { name: 'Created' }).textContent).toBe('Last 30 days');
  });

  test('keeps last month by its name, is shared, and opens the bare list', async () => {
    const { from, to } = datePresets.lastMonth(Date.now() / 1000, 'Europe/Riga');
    const user = await open(`/offers/all?createdAtFrom=${from}&createdAtTo=${to}&orderBy=id:desc&limit=25&offset=0`);
    await user.click(await screen.findByRole('button', { name: 'Saved views' }));
    await user.type(await screen.findByRole('textbox', { name: 'View name' }), 'Fresh{Enter}');
    await screen.findByText('View saved');
    expect(changes()).toMatchObject([
      {
        method: 'PUT',
        body: { items: [{ title: 'Fresh', settings: { filter: {}, relative: { createdAt: 'lastMonth' } } }] },
      },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Actions for “Fresh”' }));
    await user.click(screen.getByRole('menuitem', { name: 'Share and copy link' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/offers#view=1`),
    );
    await user.click(screen.getByRole('button', { name: 'Actions for “Fresh”' }));
    await user.click(screen.getByRole('menuitem', { name: 'Open by default' }));
    expect(kept('selectedPresets')).toEqual({ 1: { table: { offers: 1 } } });
    await waitFor(() =>
      expect(testHarness.records['user/preferences']).toMatchObject([{ settings: { offers: { view: 1 } } }]),
    );
    // The server stores their owner.
    Object.assign(testHarness.records['user/preferences']?.[0] ?? {}, { user: 1 });
    cleanup();
    // Another browser opens the list with it as well.
    localStorage.clear();
    await open('/offers');
    await waitFor(() => expect(address()).toContain(`createdAtFrom=${from}`));
  });

  test('of one’s own is renamed, and no longer shared', async () => {
    const shared = { id: 4, version: 1, title: 'Hot ones', type: 'table', user: 1, isShared: true, settings };
    testHarness.records['user/presets'] = [shared];
    const user = await open(list);
    await user.click(await screen.findByRole('button', { name: 'Saved views' }));
    await user.click(await screen.findByRole('button', { name: 'Actions for “Hot ones”' }));
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const title = await screen.findByDisplayValue('Hot ones');
    await user.clear(title);
    await user.type(title, 'Hottest{Enter}');
    await screen.findByText('View renamed');
    await user.click(await screen.findByRole('button', { name: 'Actions for “Hottest”' }));
    await user.click(screen.getByRole('menuitem', { name: 'Stop sharing' }));
    await waitFor(() =>
      expect(changes().flatMap(({ path, body }) => (path === 'user/presets' ? [body] : []))).toEqual([
        { items: [{ id: 4, version: 1, title: 'Hottest' }] },
        { items: [{ id: 4, version: 2, isShared: false }] },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Actions for “Hottest”' }));
    await screen.findByRole('menuitem', { name: 'Share and copy link' });
  });

  test('of a colleague can be used, and changed by an administrator alone', async () => {
    const shared = { id: 4, title: 'Theirs', type: 'table', user: 9, isShared: true, settings };
    testHarness.records['user/presets'] = [shared];
    testHarness.answerAlways('GET', 'user/users/me', {
      id: 1,
      role: { id: 1, title: 'manager', type: 'manager' },
      permissions: testHarness.permissions,
    });
    const user = await open(list);
    await user.click(await screen.findByRole('button', { name: 'Saved views' }));
    await user.click(await screen.findByRole('button', { name: 'Actions for “Theirs”' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Open by default',
      'Copy link',
    ]);
  });
});

test('affiliates have preferences and no views', async () => {
  await open(list, 'affiliate');
  await waitFor(() => expect(asked('preferences')).toHaveLength(1));
  expect(asked('presets')).toEqual([]);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { createAdminStore } from './adminStore.ts';

beforeEach(() => localStorage.clear());

test('the columns and the order of a table are kept per user and survive signing out', () => {
  let user = '7';
  const store = createAdminStore(() => user);
  store.setup();
  const listener = vi.fn();
  store.subscribe('offers.datatable', listener);
  store.setItem('offers.datatable', ['secureId']);
  store.setItem('offers.datatable_columnRanks', [1, 0, 2]);
  store.setItem('offers.listParams', { sort: 'title', order: 'ASC', page: 2, perPage: 25, filter: {} });
  expect(listener).toHaveBeenCalledWith(['secureId']);
  expect(JSON.parse(localStorage.getItem('tableSettings') ?? '')).toEqual({
    7: { offers: { hidden: ['secureId'], order: [1, 0, 2] } },
  });
  expect(JSON.parse(localStorage.getItem('tableSortingSettings') ?? '')).toEqual({ 7: { offers: 'title:asc' } });

  store.reset();
  user = '8';
  expect([store.getItem('offers.datatable', []), store.savedOrder('offers')]).toEqual([[], undefined]);
  user = '7';
  expect([store.getItem('offers.datatable', []), store.savedOrder('offers')]).toEqual([['secureId'], 'title:asc']);
  expect(store.getItem('offers.listParams')).toBeUndefined();
});

test('settings that someone has damaged count as none', () => {
  localStorage.setItem('tableSettings', '{"7":');
  const store = createAdminStore(() => '7');
  expect(store.getItem('offers.datatable', ['id'])).toEqual(['id']);
});

test('the language is not kept twice', () => {
  createAdminStore(() => '7').setItem('locale', 'ru');
  expect(createAdminStore(() => '7').getItem('locale')).toBeUndefined();
});

test('ticked rows, places in lists, files and dashboards are nobody else’s, as when one impersonates another', () => {
  let user = '7';
  const store = createAdminStore(() => user);
  store.setup();
  store.setItem('offers.selectedIds', [1, 2]);
  store.setItem('offers.listParams', { sort: 'id', order: 'ASC', page: 3, perPage: 25, filter: {} });
  const own = ['watched.jobs', 'watched.exports', 'palette.recent', 'dashboard.chosen'];
  for (const key of own) store.setItem(key, [3]);
  store.setItem('sidebar.mini', true);
  user = '8';
  expect(own.map((key) => store.getItem<unknown>(key))).toEqual(own.map(() => undefined));
  for (const key of own) store.removeItem(key);
  expect([store.getItem('offers.selectedIds'), store.getItem('offers.listParams')]).toEqual([undefined, undefined]);
  expect(store.getItem('sidebar.mini')).toBe(true);
  user = '7';
  expect(store.getItem('offers.selectedIds')).toEqual([1, 2]);
  expect(own.map((key) => store.getItem<unknown>(key))).toEqual(own.map(() => [3]));
});

test('ticked rows are those of one browser tab; others, whose lists may be filtered otherwise, have their own', () => {
  const [one, another] = [createAdminStore(() => '7'), createAdminStore(() => '7')];
  one.setup();
  another.setup();
  const before = JSON.stringify(localStorage);
  one.setItem('offers.selectedIds', [1, 2]);
  one.setItem('offers.selection', { scope: '{}', isAll: false });
  expect(JSON.stringify(localStorage)).toBe(before);
  expect(another.getItem('offers.selectedIds')).toBeUndefined();
  another.setItem('offers.selectedIds', []);
  expect(one.getItem('offers.selectedIds')).toEqual([1, 2]);
});

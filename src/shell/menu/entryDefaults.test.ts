import { describe, expect, test } from 'vitest';
import { redirectOf, withDefaults } from './entryDefaults.ts';
import { type MenuViewer, visibleMenu } from './menuView.ts';
import { affiliateMenu, staffMenu } from './menu.ts';
import { startAddress } from './startAddress.ts';

const utc = (text: string) => Date.parse(text) / 1000;
/** Half past one in the night of the 22nd in Kyiv. */
const clock = { now: utc('2026-11-21T23:30:00Z'), zone: 'Europe/Kyiv' };
const today = `createdAtFrom=${utc('2026-11-21T22:00:00Z')}&createdAtTo=${utc('2026-11-22T21:59:59Z')}`;

const list = (name: string) => ({ name, permission: { list: `${name}.read` }, pages: ['list'] as const });
const viewer: MenuViewer = {
  role: { type: 'manager' },
  permissions: [
    ...['clicks.read', 'postback-logs.read', 'tasks.read', 'conversions.read', 'report.read', 'front.dashboard.read'],
    ...['clicks', 'conversions', 'postback_log', 'tasks'].map((name) => `front.menu.${name}.read`),
  ],
  resources: ['clicks', 'postback-logs', 'tasks', 'conversions'].map(list),
  pages: [{ path: '/' }, { path: '/statistics' }, { path: '/insights' }],
  savedOrder: () => undefined,
};
const from = (address: string, who = viewer) => redirectOf(address, who, clock);

describe('a page that is opened with nothing said', () => {
  test.each<[string, string]>([
    ['/', `/?${today}`],
    ['/statistics', `/statistics?${today}&orderBy=day:desc&groupBy=day`],
    ['/conversions', `/conversions?${today}&limit=25&offset=0`],
    ['/clicks', '/clicks/valid?orderBy=createdAt:desc&limit=25&offset=0'],
    ['/postback-logs', '/postback-logs/advertisers?orderBy=createdAt:desc&limit=25&offset=0'],
    ['/insights', `/insights?${today}`],
    ['/tasks', '/tasks?orderBy=id:asc'],
  ])('%s leads on to %s', (address, whole) => {
    expect(from(address)).toBe(whole);
    expect(from(whole)).toBeUndefined();
  });

  test('gets what is missing, and keeps what is said', () => {
    expect(from('/statistics?groupBy=offer,day&limit=50')).toBe(`/statistics?${today}&orderBy=day:desc&groupBy=offer,day&limit=50`);
    expect(from('/insights?createdAtFrom=1&createdAtTo=2')).toBeUndefined();
    expect(from('/conversions?limit=100')).toBeUndefined();
    expect(from('/clicks/invalid')).toBeUndefined();
    expect(from('/offers')).toBeUndefined();
  });

  test('opens a list in the order one last gave it', () => {
    expect(from('/tasks', { ...viewer, savedOrder: () => 'title:desc' })).toBe('/tasks?orderBy=title:desc');
  });

  test('leads nobody to what he may not see or what is not there', () => {
    expect(from('/clicks', { ...viewer, permissions: [] })).toBeUndefined();
    expect(from('/clicks', { ...viewer, resources: [] })).toBeUndefined();
    expect(from('/statistics', { ...viewer, pages: [] })).toBeUndefined();
    const permissions = viewer.permissions.filter((name) => name !== 'front.menu.postback_log.read');
    expect(from('/postback-logs', { ...viewer, permissions })).toBeUndefined();
  });

  test('is linked to with all of it', () => {
    expect(withDefaults('/conversions?orderBy=createdAt:desc&limit=25', clock)).toBe(
      `/conversions?${today}&limit=25&offset=0&orderBy=createdAt:desc`,
    );
    expect(withDefaults('/offers/active?limit=25', clock)).toBe('/offers/active?limit=25');
  });
});

describe('one begins', () => {
  const pages = ['/', '/statistics', '/conversions', '/clicks/valid', '/billing', '/insights'] as const;
  const start = (type: string, permissions: string[], there: readonly `/${string}`[] = pages) => {
    const who = { ...viewer, resources: [], role: { type }, permissions, pages: there.map((path) => ({ path })) };
    const menu = visibleMenu(type === 'affiliate' ? affiliateMenu : staffMenu, who);
    return startAddress(who, menu, clock)?.replace(`${today}&`, '').replace(today, '');
  };
  const all = ['front.dashboard.read', 'front.menu.statistics.read', 'front.menu.conversions.read', 'front.menu.clicks.read'];
  const statistics = '/statistics?orderBy=day:desc&groupBy=day&limit=50&dataType=actual';
  const conversions = '/conversions?limit=25&offset=0&orderBy=createdAt:desc';
  const clicks = '/clicks/valid?orderBy=createdAt:desc&limit=25&offset=0';

  test.each<[string, string, string[], string | undefined]>([
    ['at the dashboard', 'manager', all, '/?'],
    ['with statistics, without the dashboard', 'manager', all.slice(1), statistics],
    ['with conversions, without statistics', 'manager', all.slice(2), conversions],
    ['with clicks, with nothing else', 'manager', all.slice(3), clicks],
    ['with statistics, as an affiliate always', 'affiliate', all, statistics],
    ['with billing, as an affiliate who may see nothing', 'affiliate', [], '/billing?orderBy=title:desc&limit=25&offset=0'],
    ['with the first of the menu, with none of these', 'manager', ['report.read'], '/insights'],
    ['nowhere, with nothing', 'manager', [], undefined],
  ])('%s', (_, type, permissions, address) => {
    expect(start(type, permissions)).toBe(address);
  });

  test('with what exists', () => {
    expect(start('admin', all, ['/clicks/valid'])).toBe(clicks);
    expect(start('admin', all, [])).toBeUndefined();
  });
});

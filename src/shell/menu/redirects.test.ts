import { describe, expect, test } from 'vitest';
import { madeUp } from '../../testing/madeUp.ts';
import { affiliate, lacking, list, staffMenu, viewer } from '../../testing/menuViewer.ts';
import { menuOf, type MenuViewer } from './menuView.ts';
import { type Clock, withOpening } from './openings.ts';
import { redirectOf } from './redirects.ts';
import { startAddress } from './startAddress.ts';

const utc = (text: string) => Date.parse(text) / 1000;
/** Half past one at night on the 22nd in Kyiv. */
const clock: Clock = { now: utc('2026-11-21T23:30:00Z'), zone: 'Europe/Kyiv' };
const today = `createdAtFrom=${utc('2026-11-21T22:00:00Z')}&createdAtTo=${utc('2026-11-22T21:59:59Z')}`;
const from = (address: string, who = viewer, menu = staffMenu(who)) =>
  redirectOf(address, { viewer: who, menu, clock, addressOf: (to) => to });

describe('an address', () => {
  test.each<[string, string]>([
    ['/', `/?${today}`],
    ['/insights', `/insights?${today}`],
    ['/conversions', `/conversions?${today}&limit=25&offset=0`],
    ['/tasks', '/tasks?orderBy=id:asc'],
    ['/settings', '/settings/lists/colours/all?limit=25'],
    ['/settings/lists', '/settings/lists/colours/all?limit=25'],
  ])('%s leads on to %s', (address, whole) => {
    expect(from(address)).toBe(whole);
    expect(from(whole)).toBeUndefined();
  });

  test('keeps its own query on the way', () => {
    expect(from('/insights?groupBy=offer,day')).toBe(`/insights?${today}&groupBy=offer,day`);
    expect(from('/settings/lists?limit=100&search=a%20b')).toBe('/settings/lists/colours/all?limit=100&search=a%20b');
    expect(from('/insights?createdAtFrom=1&createdAtTo=2')).toBeUndefined();
  });

  test('of a list that is asked for with anything is left alone', () => {
    expect(from('/conversions?limit=100')).toBeUndefined();
    expect(from('/offers')).toBeUndefined();
  });

  test('of a group leads to the first page that someone may open, and nowhere where there is none', () => {
    expect(from('/settings', lacking('front.settings.lists.read'))).toBe('/settings/rates?limit=25');
    expect(from('/settings/lists', lacking('front.settings.lists.read'))).toBeUndefined();
    expect(from('/settings', affiliate, menuOf('affiliates', affiliate))).toBeUndefined();
  });

  test('of no page leads to the first one that someone may open, below the address of clicks or postback logs', () => {
    const clicks = ['valid', 'invalid'].map((kind, place) =>
      list(`clicks/${kind}`, { staff: { group: 'clicks', order: 10 * (place + 1), to: `/clicks/${kind}?limit=25` } }),
    );
    const permissions = new Set([
      ...[...viewer.permissions, 'front.menu.clicks.read'],
      ...['valid', 'invalid'].flatMap((kind) => [`see.clicks/${kind}`, `clicks/${kind}.read`]),
    ]);
    const who = { ...viewer, resources: [...viewer.resources, ...clicks], permissions };
    expect(from('/clicks', who)).toBe('/clicks/valid?limit=25');
    expect(from('/clicks/3', who)).toBe('/clicks/valid?limit=25');
    expect(from('/clicks/all?offer=3', who)).toBe('/clicks/valid?limit=25&offer=3');
    expect(from('/clicks/invalid', who)).toBeUndefined();
    expect(from('/clicks/invalid/3', who)).toBeUndefined();
    const without = new Set([...permissions].filter((name) => name !== 'clicks/valid.read'));
    expect(from('/clicks/3', { ...who, permissions: without })).toBe('/clicks/invalid?limit=25');
    expect(from('/clicks/valid', { ...who, permissions: without })).toBeUndefined();
    expect(from('/settings/nothing')).toBeUndefined();
  });

  test('leads nobody to what they may not see or what is not there', () => {
    expect(from('/tasks', lacking('see.tasks'))).toBeUndefined();
    expect(from('/insights', { ...viewer, pages: [] })).toBeUndefined();
  });

  test('opens tasks in the order one last gave them', () => {
    expect(from('/tasks', { ...viewer, savedOrder: () => 'title:desc' })).toBe('/tasks?orderBy=title:desc');
  });

  test('is linked to with all that its page is opened with', () => {
    expect(withOpening(viewer, '/conversions?limit=100', clock)).toBe(`/conversions?${today}&limit=100&offset=0`);
    expect(withOpening(viewer, '/offers/active?limit=25', clock)).toBe('/offers/active?limit=25');
  });
});

describe('one begins', () => {
  const page = (path: `/${string}`, permission?: string): MenuViewer['pages'][number] => ({
    path,
    label: path,
    ...(permission && { permission: madeUp(permission) }),
  });
  const there = [
    page('/', 'front.dashboard.read'),
    page('/statistics', 'front.menu.statistics.read'),
    page('/conversions', 'front.menu.conversions.read'),
    page('/clicks/valid', 'front.menu.clicks.read'),
    page('/billing'),
    { ...page('/insights', 'report.read'), menu: { staff: { order: 10, to: '/insights' } } } as const,
  ];
  const start = (roleType: string, permissions: string[], pages: MenuViewer['pages'] = there) => {
    const who: MenuViewer = {
      roleType,
      permissions: new Set(permissions),
      resources: [],
      pages,
      savedOrder: () => undefined,
    };
    return startAddress(who, menuOf(roleType === 'affiliate' ? 'affiliates' : 'staff', who), clock);
  };
  const all = [
    'front.dashboard.read',
    'front.menu.statistics.read',
    'front.menu.conversions.read',
    'front.menu.clicks.read',
  ];

  test.each<[string, string, string[], string | undefined]>([
    ['at the dashboard', 'manager', all, '/'],
    ['with statistics, without the dashboard', 'manager', all.slice(1), '/statistics?limit=50&dataType=actual'],
    [
      'with conversions, without statistics',
      'manager',
      all.slice(2),
      '/conversions?orderBy=createdAt:desc&limit=25&offset=0',
    ],
    [
      'with clicks, with nothing else',
      'manager',
      all.slice(3),
      '/clicks/valid?orderBy=createdAt:desc&limit=25&offset=0',
    ],
    ['with statistics, as an affiliate always', 'affiliate', all, '/statistics?limit=50&dataType=actual'],
    [
      'with billing, as an affiliate who may see nothing',
      'affiliate',
      [],
      '/billing?orderBy=title:desc&limit=25&offset=0',
    ],
    ['with the first of the menu, with none of these', 'manager', ['report.read'], '/insights'],
    ['nowhere, with nothing', 'manager', [], undefined],
  ])('%s', (_, roleType, permissions, address) => {
    expect(start(roleType, permissions)).toBe(address);
  });

  test('with what exists', () => {
    expect(start('admin', all, there.slice(3))).toBe('/clicks/valid?orderBy=createdAt:desc&limit=25&offset=0');
    expect(start('admin', all, [])).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import type { MenuPlaces } from '../../registry/menu.ts';
import { pages as writtenPages } from '../../custom/pages.ts';
import { announced, menuGroups } from '../../generated/pages.ts';
import { resources as generated } from '../../resources/index.ts';
import { isHeading, lineAt, linesOf, type Menu, menuOf, type MenuViewer, tabsAt } from './menuView.ts';
import { type Clock, withOpening } from './openings.ts';
import { redirectOf } from './redirects.ts';
import { startAddress } from './startAddress.ts';

const list = (name: string, menu?: MenuPlaces): MenuViewer['resources'][number] => ({
  name,
  permission: { menu: `see.${name}`, list: `${name}.read`, read: `${name}.read` },
  pages: ['list', 'edit'],
  ...(menu && { menu }),
});
const everything = [
  'offers',
  'deals',
  'settings/rates',
  'settings/lists/colours',
  'settings/lists/sizes',
  'tasks',
  'conversions',
].flatMap((name) => [`see.${name}`, `${name}.read`]);

const viewer: MenuViewer = {
  roleType: 'manager',
  permissions: new Set([...everything, 'front.settings.lists.read', 'insights', 'front.dashboard.read']),
  resources: [
    list('offers', {
      staff: { group: 'offers', order: 10, to: '/offers/active?limit=25' },
      affiliates: { order: 20, icon: 'offers', to: '/offers/all' },
    }),
    list('deals', { staff: { order: 31, icon: 'billing', to: '/deals' } }),
    list('settings/rates', { staff: { group: 'settings', order: 80, to: '/settings/rates?limit=25' } }),
    list('settings/lists/sizes', { staff: { group: 'lists', order: 20, to: '/settings/lists/sizes/all?limit=25' } }),
    list('settings/lists/colours', {
      staff: { group: 'lists', order: 10, to: '/settings/lists/colours/all?limit=25' },
    }),
    {
      ...list('tasks', { staff: { group: 'more', order: 0, to: '/tasks?limit=50' } }),
      opening: { query: { orderBy: 'id:asc' } },
    },
    {
      ...list('conversions', { staff: { group: 'trafficData', order: 10, to: '/conversions?limit=25' } }),
      opening: { createdToday: true, query: { limit: '25', offset: '0' } },
    },
  ],
  pages: [
    {
      path: '/',
      label: 'start',
      permission: 'front.dashboard.read',
      menu: { staff: { order: 10, icon: 'dashboard', to: '/' } },
      opening: { createdToday: true },
    },
    {
      path: '/insights',
      label: 'insights',
      permission: 'insights',
      menu: { staff: { order: 20, icon: 'insights', to: '/insights' } },
      opening: { createdToday: true },
    },
    {
      path: '/settings/geos',
      label: 'geos',
      menu: { staff: { group: 'settings', order: 90, tabOnly: true, to: '/settings/geos' } },
    },
    { path: '/profile/own', label: 'own', menu: { profile: { order: 10, icon: 'person', to: '/profile/own' } } },
  ],
  savedOrder: () => undefined,
};
const lacking = (...permissions: string[]): MenuViewer => ({
  ...viewer,
  permissions: new Set([...viewer.permissions].filter((name) => !permissions.includes(name))),
});
const affiliate: MenuViewer = { ...viewer, roleType: 'affiliate' };

const short = (label: string): string =>
  label.replace(/^(resources|menu\.groups|pages)\.|\.title$/g, '').replace(/\.title$/, '');
const lines = (menu: Menu): string[] =>
  menu.map((item) =>
    isHeading(item)
      ? `${short(item.label)}: ${item.lines.map(({ label }) => short(label)).join(', ')}`
      : short(item.label),
  );
const staffMenu = (who: MenuViewer) => menuOf('staff', who);

describe('a menu', () => {
  test('has its lines and headings in their order, a group below another one as a single line', () => {
    expect(lines(staffMenu(viewer))).toEqual([
      'start',
      'insights',
      'offers: offers',
      'deals',
      'trafficData: conversions',
      'settings: lists, settings/rates',
      'more: tasks',
    ]);
    expect(linesOf(staffMenu(viewer)).find(({ at }) => at === '/settings/lists')?.to).toBe(
      '/settings/lists/colours/all?limit=25',
    );
    expect(lines(menuOf('affiliates', affiliate))).toEqual(['offers']);
    expect(lines(menuOf('profile', affiliate))).toEqual(['own']);
  });

  test('leads to the only record of its kind as to a list', () => {
    const single = {
      ...list('settings/house', { staff: { group: 'settings', order: 10, to: '/settings/house' } }),
      single: true as const,
      pages: ['edit'] as const,
    };
    const who = {
      ...viewer,
      resources: [...viewer.resources, single],
      permissions: new Set([...viewer.permissions, 'see.settings/house', 'settings/house.read']),
    };
    expect(linesOf(staffMenu(who)).map(({ to }) => to)).toContain('/settings/house');
    expect(tabsAt(staffMenu(who), '/settings/house')?.tabs[0]?.at).toBe('/settings/house');
    expect(linesOf(staffMenu({ ...who, permissions: viewer.permissions })).map(({ to }) => to)).not.toContain(
      '/settings/house',
    );
  });

  test('leaves out what somebody may not open, and headings of which nothing is left', () => {
    expect(lines(staffMenu(lacking('see.offers', 'insights', 'see.settings/rates')))).toEqual([
      'start',
      'deals',
      'trafficData: conversions',
      'settings: lists',
      'more: tasks',
    ]);
    expect(linesOf(staffMenu(lacking('see.settings/lists/colours'))).map(({ to }) => to)).toContain(
      '/settings/lists/sizes/all?limit=25',
    );
    expect(lines(staffMenu(lacking('front.settings.lists.read', 'see.settings/rates')))).not.toContain('settings: ');
    expect(staffMenu({ ...viewer, resources: [], pages: [] })).toEqual([]);
  });

  test('announces what is to come beside what is there, and never alone below a heading', () => {
    const holding = (...names: string[]): MenuViewer => ({
      ...viewer,
      permissions: new Set([...viewer.permissions, ...names]),
    });
    expect(lines(staffMenu(holding('front.menu.offers.read')))).toEqual(
      expect.arrayContaining(['offers: offers, offerRequests', 'caps']),
    );
    const alone = { ...holding('front.menu.offers.read'), resources: [], pages: [] };
    expect(lines(staffMenu(alone))).toEqual(['caps']);
    // Pages belong to none of these.
    expect(lineAt(linesOf(staffMenu(alone)), '/')).toBeUndefined();
  });

  test('knows which of its lines a page belongs to', () => {
    const at = (pathname: string) => lineAt(linesOf(staffMenu(viewer)), pathname)?.at;
    expect([at('/'), at('/offers'), at('/offers/12/landings'), at('/settings/lists/sizes/3')]).toEqual([
      '/',
      '/offers',
      '/offers',
      '/settings/lists',
    ]);
    expect([at('/offersomething'), at('/settings'), at('/nowhere')]).toEqual([undefined, undefined, undefined]);
  });

  test('opens a list in its own order, whatever order somebody last gave it', () => {
    const ordered = { ...viewer, savedOrder: () => 'title:asc' };
    expect(linesOf(staffMenu(ordered))).toEqual(linesOf(staffMenu(viewer)));
  });
});

describe('the tabs between pages', () => {
  const tabs = (pathname: string, who = viewer) => {
    const found = tabsAt(staffMenu(who), pathname);
    return found && { tabs: found.tabs.map(({ at }) => at), current: found.current.at };
  };

  test('are one row: every page below the address, in the order of the menu', () => {
    const all = ['/settings/lists/colours', '/settings/lists/sizes', '/settings/rates', '/settings/geos'];
    expect(tabs('/settings/rates')).toEqual({ tabs: all, current: '/settings/rates' });
    expect(tabs('/settings/lists/sizes')).toEqual({ tabs: all, current: '/settings/lists/sizes' });
  });

  test('are above lists and pages, not above a record, and not where there is nothing to choose', () => {
    expect([tabs('/settings/rates/3'), tabs('/offers'), tabs('/settings')]).toEqual([undefined, undefined, undefined]);
    const one = { ...lacking('front.settings.lists.read'), pages: [] };
    expect(tabs('/settings/rates', one)).toBeUndefined();
  });
});

const utc = (text: string) => Date.parse(text) / 1000;
/** Half past one in the night of the 22nd in Kyiv. */
const clock: Clock = { now: utc('2026-11-21T23:30:00Z'), zone: 'Europe/Kyiv' };
const today = `createdAtFrom=${utc('2026-11-21T22:00:00Z')}&createdAtTo=${utc('2026-11-22T21:59:59Z')}`;
const from = (address: string, who = viewer) => redirectOf(address, who, staffMenu(who), clock);

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

  test('of a group leads to the first page that somebody may open, and nowhere where there is none', () => {
    expect(from('/settings', lacking('front.settings.lists.read'))).toBe('/settings/rates?limit=25');
    expect(from('/settings/lists', lacking('front.settings.lists.read'))).toBeUndefined();
    expect(redirectOf('/settings', affiliate, menuOf('affiliates', affiliate), clock)).toBeUndefined();
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
    ...(permission && { permission }),
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

test('every page of ours has a place in a menu, in a group that is there', () => {
  const all = [
    ...generated.filter(({ pages }) => pages.length > 0),
    ...writtenPages.filter(({ outside }) => !outside),
    ...Object.values(announced),
  ];
  expect(all.filter(({ menu }) => !menu || Object.keys(menu).length === 0)).toEqual([]);
  const groups = all.flatMap(({ menu }) =>
    Object.values(menu ?? {}).flatMap((place) => ('group' in place ? [place.group] : [])),
  );
  expect(groups.filter((group) => group === undefined || !(group in menuGroups) || group === 'more')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { pages as writtenPages } from '../../custom/pages.ts';
import { announced, menuGroups } from '../../generated/pages.ts';
import { resources as generated } from '../../resources/index.ts';
import { affiliate, lacking, list, staffMenu, viewer } from '../../testing/menuViewer.ts';
import { isHeading, lineAt, linesOf, type Menu, menuBeside, menuOf, type MenuViewer, tabsAt } from './menuView.ts';

const short = (label: string): string =>
  label.replace(/^(resources|menu\.groups|pages)\.|\.title$/g, '').replace(/\.title$/, '');
const lines = (menu: Menu): string[] =>
  menu.map((item) =>
    isHeading(item)
      ? `${short(item.label)}: ${item.lines.map(({ label }) => short(label)).join(', ')}`
      : short(item.label),
  );
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

  test('leaves out what someone may not open, and headings of which nothing is left', () => {
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
      expect.arrayContaining(['offers: offers, offerRequests']),
    );
    const alone = { ...holding('front.menu.offers.read'), resources: [], pages: [] };
    expect(lines(staffMenu(alone))).toEqual([]);
    // There is no line for a page to belong to.
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

  test('shows a page that has a tab alone as a line while it is open', () => {
    const tabbed = list('settings/places', {
      staff: { group: 'settings', order: 75, to: '/settings/places/all', tabOnly: true },
    });
    const who = {
      ...viewer,
      resources: [...viewer.resources, tabbed],
      permissions: new Set([...viewer.permissions, 'see.settings/places', 'settings/places.read']),
    };
    const beside = (pathname: string) => menuBeside(staffMenu(who), pathname);
    expect(lines(beside('/offers'))).toContain('settings: lists, settings/rates');
    expect(lines(beside('/settings/places/3'))).toContain('settings: lists, settings/places, settings/rates');
    expect(lineAt(linesOf(beside('/settings/places/3')), '/settings/places/3')?.at).toBe('/settings/places');
  });

  test('shows such a page in no group as a line while it is open, and at no other time', () => {
    const alone = list('movements', { staff: { order: 75, icon: 'billing', to: '/movements', tabOnly: true } });
    const who = {
      ...viewer,
      resources: [...viewer.resources, alone],
      permissions: new Set([...viewer.permissions, 'see.movements', 'movements.read']),
    };
    const shownAt = (pathname: string) => linesOf(menuBeside(staffMenu(who), pathname)).map(({ at }) => at);
    expect(shownAt('/offers')).not.toContain('/movements');
    expect(shownAt('/movements/3')).toContain('/movements');
  });

  test('opens a list in its own order, whatever order someone last gave it', () => {
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

test('every page of ours has a place in a menu, in a group that is there', () => {
  // A path with parameters is below the path of another page.
  const isBelowAnother = ({ path }: { path: string }) => path.includes('/:');
  const all = [
    ...generated.filter(({ pages }) => pages.length > 0),
    ...writtenPages.filter((page) => !page.isPublic && !isBelowAnother(page)),
    ...Object.values(announced),
  ];
  expect(all.filter(({ menu }) => !menu || Object.keys(menu).length === 0)).toEqual([]);
  const groups = all.flatMap(({ menu }) =>
    Object.values(menu ?? {}).flatMap((place) => ('group' in place ? [place.group] : [])),
  );
  expect(groups.filter((group) => group === undefined || !(group in menuGroups) || group === 'more')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { pages } from '../../custom/pages.ts';
import { resources } from '../../resources/index.ts';
import { madeUp } from '../../testing/madeUp.ts';
import { mayAccess, mayEnter, mayOpenResource, mayOpenRoute, type Site } from './permissions.ts';

const place = { order: 10, to: '/somewhere' } as const;
const site: Site = {
  resources: [
    {
      name: 'deals',
      permission: {
        menu: madeUp('deals'),
        list: madeUp('deal.read'),
        read: madeUp('deal.read'),
        edit: madeUp('deal.update'),
      },
      pages: ['list', 'edit'],
      menu: { staff: place },
    },
    {
      name: 'rates',
      permission: { menu: madeUp('rates'), list: madeUp('rate.read') },
      pages: ['list'],
      menu: { staff: place, affiliates: { ...place, permission: madeUp('rate.read') } },
    },
    { name: 'notes', permission: { list: madeUp('note.read') }, pages: ['list'] },
    { name: 'people', permission: { menu: madeUp('people'), list: madeUp('note.read') }, pages: [] },
    {
      name: 'general',
      single: true,
      permission: { menu: madeUp('general'), read: madeUp('general.read') },
      pages: ['show'],
      menu: { staff: place },
    },
  ],
  pages: [
    { path: '/deals/import', permission: ['import', 'deal.create'].map(madeUp), menu: { staff: place } },
    { path: '/profile/own', menu: { profile: place } },
    { path: '/profile/work', menu: { profile: place }, staffOnly: true },
  ],
};

const someone = (roleType: string, ...permissions: string[]) => ({ roleType, permissions: new Set(permissions) });
const manager = (...permissions: string[]) => someone('manager', ...permissions);
const affiliate = (...permissions: string[]) => someone('affiliate', ...permissions);

describe('a page opens', () => {
  test('to those who hold its permission and those of the pages it lies below', () => {
    expect(mayOpenRoute(site, '/deals/12', manager('deals'))).toBe(true);
    expect(mayOpenRoute(site, '/deals/12', manager('deal.read'))).toBe(false);
    expect(mayOpenRoute(site, '/deals/import', manager('deals', 'deal.create'))).toBe(true);
    expect(mayOpenRoute(site, '/deals/import', manager('import'))).toBe(false);
    // The guard doesn't apply to addresses that merely start the same.
    expect(mayOpenRoute(site, '/deals-more', manager())).toBe(true);
  });

  test('to those who have it in their menu, or to everybody where nobody has placed it', () => {
    expect(mayOpenRoute(site, '/deals', affiliate('deals'))).toBe(false);
    expect(mayOpenRoute(site, '/notes', affiliate())).toBe(true);
    expect(mayOpenRoute(site, '/profile/own', affiliate())).toBe(true);
    expect([mayOpenRoute(site, '/profile/work', affiliate()), mayOpenRoute(site, '/profile/work', manager())]).toEqual([
      false,
      true,
    ]);
  });

  test('to those of a menu by the permission that their line names', () => {
    expect([
      mayOpenRoute(site, '/rates', affiliate('rate.read')),
      mayOpenRoute(site, '/rates', affiliate('rates')),
    ]).toEqual([true, false]);
    expect([
      mayOpenRoute(site, '/rates', manager('rate.read')),
      mayOpenRoute(site, '/rates', manager('rates')),
    ]).toEqual([false, true]);
  });

  test('below the address of a group, to those with the permission that the group requires', () => {
    expect(mayOpenRoute(site, '/settings/lists/colours', manager())).toBe(false);
    expect(mayOpenRoute(site, '/settings/lists/colours', manager('front.settings.lists.read'))).toBe(true);
    expect(mayOpenRoute(site, '/settings/lists/colours', affiliate('front.settings.lists.read'))).toBe(false);
  });

  test('of a resource, to those who may make its calls too', () => {
    expect(mayOpenResource(site, 'deals', 'list', manager('deals', 'deal.read'))).toBe(true);
    expect(mayOpenResource(site, 'deals', 'list', manager('deals'))).toBe(false);
    expect(mayOpenResource(site, 'deals', 'edit', manager('deals', 'deal.read'))).toBe(false);
    expect(mayOpenResource(site, 'unheard-of', 'list', manager('deals'))).toBe(false);
  });

  test('that has a single record, to those who may read it', () => {
    const [general] = site.resources.filter(({ single }) => single);
    expect(mayEnter(site, general!, manager('general', 'general.read'))).toBe(true);
    expect([mayEnter(site, general!, manager('general')), mayEnter(site, general!, manager('general.read'))]).toEqual([
      false,
      false,
    ]);
  });

  test('or not, but the calls of a resource are another matter', () => {
    expect(mayAccess(site.resources, affiliate('deal.read'), 'deals', 'list')).toBe(true);
    expect(mayAccess(site.resources, manager('deal.read'), 'deals', 'delete')).toBe(false);
  });
});

describe('every page of ours', () => {
  const whole: Site = { resources, pages };
  const everything = [...resources, ...pages].flatMap(({ permission = [] }) =>
    typeof permission === 'string' || Array.isArray(permission)
      ? [permission].flat()
      : Object.values(permission).flat(),
  );
  const admin = (permissions: readonly string[]) => someone('admin', ...permissions, 'front.settings.lists.read');

  test.each(resources.filter(({ pages: { length } }) => length > 0).map((entry) => [entry.name, entry] as const))(
    '%s takes the permission of its menu and that of its calls',
    (_, entry) => {
      const { menu = [], list = [], read = [] } = entry.permission;
      expect(mayEnter(whole, entry, admin(everything))).toBe(true);
      for (const missing of [menu, entry.single ? read : list].flat()) {
        const others = everything.filter((permission) => permission !== missing);
        expect(mayEnter(whole, entry, admin(others)), missing).toBe(false);
      }
    },
  );
});

import type { MenuPlaces } from '../registry/menu.ts';
import { madeUp } from './madeUp.ts';
import { type Menu, menuOf, type MenuViewer } from '../shell/menu/menuView.ts';

/** A resource with a list. */
export const list = (name: string, menu?: MenuPlaces): MenuViewer['resources'][number] => ({
  name,
  permission: { menu: madeUp(`see.${name}`), list: madeUp(`${name}.read`), read: madeUp(`${name}.read`) },
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

/** A staff member who may see everything. */
export const viewer: MenuViewer = {
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
      initialView: { query: { orderBy: 'id:asc' } },
    },
    {
      ...list('conversions', { staff: { group: 'trafficData', order: 10, to: '/conversions?limit=25' } }),
      initialView: { createdToday: true, query: { limit: '25', offset: '0' } },
    },
  ],
  pages: [
    {
      path: '/',
      label: 'start',
      permission: 'front.dashboard.read',
      menu: { staff: { order: 10, icon: 'dashboard', to: '/' } },
      initialView: { createdToday: true },
    },
    {
      path: '/insights',
      label: 'insights',
      permission: madeUp('insights'),
      menu: { staff: { order: 20, icon: 'insights', to: '/insights' } },
      initialView: { createdToday: true },
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

/** The same user without these permissions. */
export const lacking = (...permissions: string[]): MenuViewer => ({
  ...viewer,
  permissions: new Set([...viewer.permissions].filter((name) => !permissions.includes(name))),
});
export const affiliate: MenuViewer = { ...viewer, roleType: 'affiliate' };

/** The staff menu as this user sees it. */
export const staffMenu = (who: MenuViewer): Menu => menuOf('staff', who);

import { useLocation } from 'ra-core';
import { usePages } from '../../components/PagesContext.tsx';
import type { ResourceEntry } from '../../components/resource.ts';
import { useResources } from '../../components/ResourcesContext.tsx';
import { zoneOf } from '../../components/viewer.ts';
import { formatListAddress, type ListState, parseListAddress } from '../../providers/router/listAddress.ts';
import { useServices } from '../../providers/ServicesContext.tsx';
import { useCurrentUser } from '../useCurrentUser.ts';
import { areas } from './areas.ts';
import { type Clock, redirectOf, withDefaults } from './entryDefaults.ts';
import { affiliateMenu, profileMenu, staffMenu } from './menu.ts';
import { entriesOf, entryAt, isBelow, isGroup, type MenuViewer, type Seen, type SeenMenu, type SeenTabs, tabsAt, visibleMenu } from './menuView.ts';
import { withMore } from './moreMenu.ts';
import { startAddress } from './startAddress.ts';

/** What decides about the signed-in user's menu; undefined until he is known. */
export const useMenuViewer = (): MenuViewer | undefined => {
  const { store } = useServices();
  const user = useCurrentUser();
  const resources = useResources();
  const pages = usePages();
  return user && { permissions: user.permissions, role: user.role, resources, pages, savedOrder: store.savedOrder };
};

const useClock = (): Clock => ({ now: Math.floor(Date.now() / 1000), zone: zoneOf(useCurrentUser()?.timezone) });

const each = (menu: SeenMenu, change: <E extends Seen>(entry: E) => E): SeenMenu =>
  menu.map((item) => (isGroup(item) ? { ...item, entries: item.entries.map(change) } : change(item)));

/** An entry under the name of its page: a list is called what its definition calls it, in the menu as in its heading. */
const named = <E extends Seen>(entry: E, { resources }: MenuViewer): E => {
  const list = entry.area ? undefined : resources.find(({ name }) => entry.at === `/${name}`);
  return list ? { ...entry, label: `resources.${list.name}.title` } : entry;
};

/** The menus of the signed-in user; undefined until he is known. */
export interface Menus {
  main: SeenMenu;
  profile: SeenMenu;
}

/** Both menus, as the signed-in user may open them now. */
export const useMenus = (): Menus | undefined => {
  const viewer = useMenuViewer();
  const resources = useResources();
  const clock = useClock();
  if (!viewer) return undefined;
  const written = viewer.role.type === 'affiliate' ? affiliateMenu : staffMenu;
  return {
    main: each(visibleMenu(withMore(written, resources), viewer), (entry) => ({ ...named(entry, viewer), to: withDefaults(entry.to, clock) })),
    profile: each(visibleMenu(profileMenu, viewer), (entry) => named(entry, viewer)),
  };
};

/** Whether an address is one of a person’s own pages. */
export const isInProfile = (pathname: string): boolean => isBelow(pathname, '/profile');

/** The menu that stands beside the current page, and the entry the page belongs to. */
export const useMenu = (): { menu: SeenMenu; current: Seen | undefined } | undefined => {
  const menus = useMenus();
  const { pathname } = useLocation();
  if (!menus) return undefined;
  const menu = isInProfile(pathname) ? menus.profile : menus.main;
  return { menu, current: entryAt(entriesOf(menu), pathname) };
};

/** The tabs above the current page, from the widest area to the narrowest. */
export const useAreaTabs = (): SeenTabs[] => {
  const viewer = useMenuViewer();
  const { pathname } = useLocation();
  if (!viewer) return [];
  return tabsAt(areas, pathname, viewer).map(({ tabs, ...row }) => ({ ...row, tabs: tabs.map((tab) => named(tab, viewer)) }));
};

/** The page the signed-in user begins with: undefined until he is known, null where there is none for him. */
export const useStartAddress = (): string | null | undefined => {
  const viewer = useMenuViewer();
  const menus = useMenus();
  const clock = useClock();
  return viewer && menus && (startAddress(viewer, menus.main, clock) ?? null);
};

/** The address of a list in the state in which the person left it, or in its own. */
const leftAddress = (entry: ResourceEntry, left: Partial<ListState> | undefined): string => {
  const { tab, search } = formatListAddress(entry, { ...parseListAddress(entry, undefined, ''), ...left });
  return `/${[entry.name, tab].filter(Boolean).join('/')}${search}`;
};

/** Where the current address leads on to, until it says all that its page is opened with; undefined where it does. */
export const useEntryRedirect = (): string | undefined => {
  const { store } = useServices();
  const viewer = useMenuViewer();
  const resources = useResources();
  const { pathname, search } = useLocation();
  const clock = useClock();
  if (!viewer) return undefined;
  const redirect = redirectOf(pathname + search, viewer, clock);
  const list = search === '' ? resources.find(({ name, pages }) => pages.includes('list') && pathname === `/${name}`) : undefined;
  return redirect ?? (list && leftAddress(list, store.getItem<Partial<ListState>>(`${list.name}.listParams`)));
};

import { useLocation } from 'ra-core';
import { useMemo } from 'react';
import { standardViewKey, viewHash, viewOfHash } from '../../components/list/savedViews.ts';
import { usePages } from '../../components/PagesContext.tsx';
import type { ResourceEntry } from '../../registry/resource.ts';
import { useResources } from '../../components/ResourcesContext.tsx';
import { zoneOf } from '../../components/viewer.ts';
import { actorOf } from '../../providers/auth/currentUser.ts';
import { isBelow, menuNameOf } from '../../providers/auth/permissions.ts';
import { formatListAddress, type ListState, parseListAddress } from '../../providers/router/listAddress.ts';
import { useServices } from '../../providers/ServicesContext.tsx';
import { useCurrentUser } from '../useCurrentUser.ts';
import {
  isHeading,
  lineAt,
  linesOf,
  type Menu,
  menuBeside,
  menuOf,
  type MenuViewer,
  type PageLine,
  tabsAt,
} from './menuView.ts';
import { type Clock, withOpening } from './openings.ts';
import { redirectOf } from './redirects.ts';
import { startAddress } from './startAddress.ts';

/** What decides about the signed-in user's menu; undefined until they are known. */
export const useMenuViewer = (): MenuViewer | undefined => {
  const { store } = useServices();
  const user = useCurrentUser();
  const resources = useResources();
  const pages = usePages();
  return useMemo(
    () => user && { ...actorOf(user), resources, pages, savedOrder: store.savedOrder },
    [user, resources, pages, store],
  );
};

const useClock = (): Clock => {
  const timezone = useCurrentUser()?.timezone;
  const zone = useMemo(() => zoneOf(timezone), [timezone]);
  return { now: Math.floor(Date.now() / 1000), zone };
};

/** The saved views with which the person's lists open. */
const useStandardViews = (): ((list: string) => unknown) => {
  const { store } = useServices();
  return (list) => store.getItem<unknown>(standardViewKey(list));
};

/** A menu whose lines say all that their pages are opened with. */
const opened = (menu: Menu, viewer: MenuViewer, clock: Clock, standardOf: (list: string) => unknown): Menu => {
  const addressOf = (to: string): string => {
    const list = viewer.resources.find(({ name }) => to.startsWith(`/${name}/`) || to.startsWith(`/${name}?`));
    return list && standardOf(list.name) !== undefined ? `/${list.name}` : withOpening(viewer, to, clock);
  };
  const open = <L extends object>(line: L): L =>
    'to' in line && typeof line.to === 'string' ? { ...line, to: addressOf(line.to) } : line;
  return menu.map((item) =>
    isHeading(item) ? { ...item, lines: item.lines.map(open), pages: item.pages.map(open) } : open(item),
  );
};

/** The menus of the signed-in user; undefined until they are known. */
export interface Menus {
  main: Menu;
  profile: Menu;
}

/** Both menus, as the signed-in user may open them now. */
export const useMenus = (): Menus | undefined => {
  const viewer = useMenuViewer();
  const clock = useClock();
  const standardOf = useStandardViews();
  const main = useMemo(() => viewer && menuOf(menuNameOf(viewer), viewer), [viewer]);
  const profile = useMemo(() => viewer && menuOf('profile', viewer), [viewer]);
  return viewer && main && profile && { main: opened(main, viewer, clock, standardOf), profile };
};

/** Whether an address is one of a person’s own pages. */
export const isInProfile = (pathname: string): boolean => isBelow(pathname, '/profile');

/** The menu that stands beside the current page, and the line the page belongs to. */
export const useMenu = (): { menu: Menu; current: PageLine | undefined } | undefined => {
  const menus = useMenus();
  const { pathname } = useLocation();
  if (!menus) return undefined;
  const menu = menuBeside(isInProfile(pathname) ? menus.profile : menus.main, pathname);
  return { menu, current: lineAt(linesOf(menu), pathname) };
};

/** The tabs above the current page; undefined where there are none. */
export const usePageTabs = (): ReturnType<typeof tabsAt> => {
  const { pathname } = useLocation();
  const menus = useMenus();
  return menus && tabsAt(menus.main, pathname);
};

/** The page the signed-in user begins with: undefined until they are known, null where there is none for them. */
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
  const menus = useMenus();
  const resources = useResources();
  const { pathname, search, hash } = useLocation();
  const clock = useClock();
  const standardOf = useStandardViews();
  if (!viewer || !menus) return undefined;
  const redirect = redirectOf(pathname + search, viewer, menus.main, clock);
  const list =
    search === '' ? resources.find(({ name, pages }) => pages.includes('list') && pathname === `/${name}`) : undefined;
  if (!list) return redirect;
  const view = viewOfHash(hash) ?? standardOf(list.name);
  const left = redirect ?? leftAddress(list, store.getItem<Partial<ListState>>(`${list.name}.listParams`));
  return view === undefined ? left : left + viewHash(view);
};

import { useLocation } from 'ra-core';
import { useMemo } from 'react';
import { standardViewKey, viewHash, viewOfHash } from '../../components/list/views/savedViews.ts';
import { usePages } from '../../components/PagesContext.tsx';
import type { InitialView } from '../../registry/menu.ts';
import type { ResourceEntry } from '../../registry/resource.ts';
import { useResources } from '../../components/ResourcesContext.tsx';
import { zoneOf } from '../../components/viewer.ts';
import { actorOf } from '../../providers/auth/currentUser.ts';
import { isBelow, menuNameOf } from '../../providers/auth/permissions.ts';
import { formatListAddress, type ListState, parseListAddress } from '../../providers/router/listAddress.ts';
import { useServices } from '../../providers/ServicesContext.tsx';
import { chosenView, userSettings } from '../../providers/store/userSettings.ts';
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
import { type Clock, openingAt, withOpening } from './openings.ts';
import { redirectOf } from './redirects.ts';
import { startAddress, startsAtDashboard } from './startAddress.ts';

/** What determines the signed-in user's menu; undefined until known. */
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

/**
 * The saved views that the user's lists and pages open with: their default view or, for a page that opens with the
 * selected view, the one they selected last.
 */
const useStandardViews = (): ((place: string, opening?: InitialView) => unknown) => {
  const { store, session } = useServices();
  return (place, { views } = {}) => {
    const standard = store.getItem<unknown>(standardViewKey(place));
    const kept = userSettings('selectedPresets', () => session.claims()?.userId ?? '');
    return standard ?? (views && chosenView(kept, views, place));
  };
};

/** Returns the page at a path, if it has saved views. */
const viewedAt = (viewer: MenuViewer, path: string): { name: string; opening: InitialView } | undefined => {
  const opening = openingAt(viewer, path);
  return opening?.views && menuNameOf(viewer) === 'staff' ? { name: path.slice(1), opening } : undefined;
};

/** Returns a function that completes the addresses of lines with everything that their pages are opened with. */
const addressesFor =
  (viewer: MenuViewer, clock: Clock, standardOf: ReturnType<typeof useStandardViews>) =>
  (to: string): string => {
    const viewed = viewedAt(viewer, to);
    if (viewed && standardOf(viewed.name, viewed.opening) !== undefined) return to;
    const list = viewer.resources.find(({ name }) => to.startsWith(`/${name}/`) || to.startsWith(`/${name}?`));
    return list && standardOf(list.name) !== undefined ? `/${list.name}` : withOpening(viewer, to, clock);
  };

/** Returns a menu with each line's address replaced. */
const withAddresses = (menu: Menu, addressOf: (to: string) => string): Menu => {
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
  account: Menu;
}

/** All menus, with lines leading to the bare addresses of their pages: enough to find out what there is. */
const usePlainMenus = (viewer: MenuViewer | undefined): Menus | undefined =>
  useMemo(
    () =>
      viewer && {
        main: menuOf(menuNameOf(viewer), viewer),
        profile: menuOf('profile', viewer),
        account: menuOf('account', viewer),
      },
    [viewer],
  );

/** All menus, as the signed-in user may open them now. */
export const useMenus = (): Menus | undefined => {
  const viewer = useMenuViewer();
  const clock = useClock();
  const standardOf = useStandardViews();
  const menus = usePlainMenus(viewer);
  return viewer && menus && { ...menus, main: withAddresses(menus.main, addressesFor(viewer, clock, standardOf)) };
};

/** Whether an address is one of the user’s own pages. */
export const isInProfile = (pathname: string): boolean => isBelow(pathname, '/profile');

/** The menu shown with the current page, and the line the page belongs to. */
export const useMenu = (): { menu: Menu; current: PageLine | undefined } | undefined => {
  const menus = useMenus();
  const { pathname } = useLocation();
  if (!menus) return undefined;
  const menu = menuBeside(isInProfile(pathname) ? menus.profile : menus.main, pathname);
  return { menu, current: lineAt(linesOf(menu), pathname) };
};

/** Key of the text of the menu line that the current page belongs to. */
export const useMenuLabel = (): string | undefined => {
  const menus = usePlainMenus(useMenuViewer());
  const { pathname } = useLocation();
  if (!menus) return undefined;
  return lineAt(linesOf(menuBeside(isInProfile(pathname) ? menus.profile : menus.main, pathname)), pathname)?.label;
};

/** The tabs above the current page; undefined if there are none. */
export const usePageTabs = (): ReturnType<typeof tabsAt> => {
  const { pathname } = useLocation();
  const menus = useMenus();
  return menus && tabsAt(menus.main, pathname);
};

/** The signed-in user's start page: undefined until they are known, null if there is none for them. */
export const useStartAddress = (): string | null | undefined => {
  const viewer = useMenuViewer();
  const menus = useMenus();
  const clock = useClock();
  return viewer && menus && (startAddress(viewer, menus.main, clock) ?? null);
};

/** Returns the address of a list in the state in which the user left it, or in its default state. */
const leftAddress = (entry: ResourceEntry, left: Partial<ListState> | undefined): string => {
  const { tab, search } = formatListAddress(entry, { ...parseListAddress(entry, undefined, ''), ...left });
  return `/${[entry.name, tab].filter(Boolean).join('/')}${search}`;
};

/** Where the current address redirects to; undefined once it contains everything that its page is opened with. */
export const useEntryRedirect = (): string | undefined => {
  const { store } = useServices();
  const viewer = useMenuViewer();
  const menus = usePlainMenus(viewer);
  const resources = useResources();
  const { pathname, search, hash } = useLocation();
  const clock = useClock();
  const standardOf = useStandardViews();
  if (!viewer || !menus) return undefined;
  // Users who start elsewhere are redirected from the bare address, even if they may open the dashboard.
  const isLeftForStart = pathname === '/' && search === '' && !startsAtDashboard(viewer, menus.main, clock);
  if (isLeftForStart) return undefined;
  const redirect = redirectOf(pathname + search, {
    viewer,
    menu: menus.main,
    clock,
    addressOf: addressesFor(viewer, clock, standardOf),
  });
  const list =
    search === '' ? resources.find(({ name, pages }) => pages.includes('list') && pathname === `/${name}`) : undefined;
  if (!list) {
    const viewed = search === '' ? viewedAt(viewer, pathname) : undefined;
    const view = viewed && (viewOfHash(hash) ?? standardOf(viewed.name, viewed.opening));
    return redirect === undefined || view === undefined ? redirect : redirect + viewHash(view);
  }
  const view = viewOfHash(hash) ?? standardOf(list.name);
  const left = redirect ?? leftAddress(list, store.getItem<Partial<ListState>>(`${list.name}.listParams`));
  return view === undefined ? left : left + viewHash(view);
};

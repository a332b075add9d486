import { useLocation } from 'ra-core';
import { usePages } from '../../components/PagesContext.tsx';
import { useResources } from '../../components/ResourcesContext.tsx';
import { zoneOf } from '../../components/viewer.ts';
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

const opened = (menu: SeenMenu, clock: Clock): SeenMenu => {
  const open = <E extends Seen>(entry: E): E => ({ ...entry, to: withDefaults(entry.to, clock) });
  return menu.map((item) => (isGroup(item) ? { ...item, entries: item.entries.map(open) } : open(item)));
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
    main: opened(visibleMenu(withMore(written, resources), viewer), clock),
    profile: visibleMenu(profileMenu, viewer),
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
  return viewer ? tabsAt(areas, pathname, viewer) : [];
};

/** The page the signed-in user begins with: undefined until he is known, null where there is none for him. */
export const useStartAddress = (): string | null | undefined => {
  const viewer = useMenuViewer();
  const menus = useMenus();
  const clock = useClock();
  return viewer && menus && (startAddress(viewer, menus.main, clock) ?? null);
};

/** Where the current address leads on to; undefined where one has arrived. */
export const useEntryRedirect = (): string | undefined => {
  const viewer = useMenuViewer();
  const { pathname, search } = useLocation();
  const clock = useClock();
  return viewer && redirectOf(pathname + search, viewer, clock);
};

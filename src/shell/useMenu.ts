import { useLocation, usePermissions } from 'ra-core';
import { useServices } from '../providers/ServicesContext.tsx';
import { affiliateMenu, areas, type Menu, type MenuEntry, staffMenu } from './menu.ts';
import { entryAt, entryFor, visibleMenu } from './menuView.ts';
import { withMore } from './moreMenu.ts';
import { useCurrentUser } from './useCurrentUser.ts';
import { useResources } from '../components/ResourcesContext.tsx';

const noPermissions: readonly string[] = [];

const useViewer = () => {
  const { store } = useServices();
  const { permissions = noPermissions } = usePermissions<readonly string[]>();
  return { permissions, resources: useResources(), savedOrder: store.savedOrder };
};

/** The signed-in user's menu, and the entry the current page belongs to; undefined until he is known. */
export const useMenu = (): { menu: Menu; current: MenuEntry | undefined } | undefined => {
  const viewer = useViewer();
  const user = useCurrentUser();
  const { pathname } = useLocation();
  if (!user) return undefined;
  const written = user.role.type === 'affiliate' ? affiliateMenu : staffMenu;
  const menu = visibleMenu(withMore(written, viewer.resources), viewer);
  return { menu, current: entryAt(menu, areas, pathname) };
};

/** The tabs between the page's neighbours in its area; none where it has no area or nothing to choose. */
export const useAreaTabs = (): Omit<MenuEntry, 'icon'>[] => {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const area = areas.find((tabs) => tabs.some(({ resource }) => pathname === `/${resource}`)) ?? [];
  const visible = area.flatMap((tab) => entryFor(tab, viewer) ?? []);
  return visible.length > 1 ? visible : [];
};

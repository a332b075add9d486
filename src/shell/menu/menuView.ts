import type { PageEntry } from '../../components/page.ts';
import type { ResourceEntry } from '../../components/resource.ts';
import { mayAccess, mayOpenPage } from '../../providers/auth/permissions.ts';
import { mayOpenRoute } from '../../providers/auth/routeGuard.ts';
import type { Area } from './areas.ts';
import type { Menu, MenuEntry, MenuGroup, TopEntry } from './menu.ts';

/** What decides about a menu: what the person may do, and which pages there are. */
export interface MenuViewer {
  permissions: readonly string[];
  role: { type: string };
  resources: readonly Pick<ResourceEntry, 'name' | 'permission' | 'pages' | 'single'>[];
  pages: readonly Pick<PageEntry, 'path' | 'permission' | 'staffOnly'>[];
  /** The order the person last gave a list, 'title:asc'. */
  savedOrder: (resource: string) => string | undefined;
}

/** An entry as it is for somebody; `at` is the address below which all pages are its own. */
export type Seen<E extends MenuEntry = MenuEntry> = E & { at: string };
export type SeenGroup = Omit<MenuGroup, 'entries'> & { entries: readonly Seen[] };
export type SeenMenu = readonly (Seen<TopEntry> | SeenGroup)[];

/** The path of an address, without its query. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

/** Whether an address is this path or lies below it. */
export const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** What stands at an address: where its pages begin, what its entry takes, and whether this person may open it. */
interface Place {
  at: string;
  permission: MenuEntry['permission'];
  isOpen: boolean;
}

const pageAt = (path: string, viewer: MenuViewer): Place | undefined => {
  const page = viewer.pages.find((one) => one.path === path);
  return page && { at: page.path, permission: page.permission, isOpen: mayOpenPage(page, viewer) };
};

/** Whether the pages of a resource begin at its own address: with its list, or its only record. */
export const isEntrance = ({ pages, single }: Pick<ResourceEntry, 'pages' | 'single'>): boolean => single === true || pages.includes('list');

const listAt = (path: string, viewer: MenuViewer): Place | undefined => {
  const [resource] = viewer.resources
    .filter((one) => isEntrance(one) && isBelow(path, `/${one.name}`))
    .sort((one, other) => other.name.length - one.name.length);
  return (
    resource && {
      at: `/${resource.name}`,
      permission: resource.permission.menu,
      isOpen:
        mayOpenRoute(`/${resource.name}`, viewer.permissions) &&
        mayAccess(viewer.resources, viewer.permissions, resource.name, resource.single ? 'read' : 'list'),
    }
  );
};

const placeAt = (path: string, viewer: MenuViewer): Place | undefined => pageAt(path, viewer) ?? listAt(path, viewer);

/** Whether a person holds what is needed: nothing, or any of the permissions. */
export const holds = ({ permissions }: Pick<MenuViewer, 'permissions'>, needed: MenuEntry['permission']): boolean =>
  needed === undefined || [needed].flat().some((permission) => permissions.includes(permission));

/** An entry as it is for this person: where it leads him; undefined where there is no page, or it is not for him. */
export const entryFor = <E extends MenuEntry>(entry: E, viewer: MenuViewer): Seen<E> | undefined => {
  const { instead } = entry;
  const to = instead && !viewer.permissions.includes(instead.lacking) ? instead.to : entry.to;
  // What is only announced leads nowhere.
  if (entry.coming) return holds(viewer, entry.permission) ? { ...entry, at: pathOf(to) } : undefined;
  const place = placeAt(pathOf(to), viewer);
  // An entry that led to a refusal would be worse than none.
  if (!place?.isOpen || !holds(viewer, entry.permission ?? place.permission)) return undefined;
  return { ...entry, to, at: entry.area ?? place.at };
};

/** Whether somebody finds a list of records in the admin: by its page, its own permission and the calls behind it. */
export const isListOpenTo = (viewer: MenuViewer, { name }: Pick<ResourceEntry, 'name'>): boolean => {
  const list = listAt(`/${name}`, viewer);
  return list !== undefined && list.at === `/${name}` && list.isOpen && holds(viewer, list.permission);
};

/** Whether somebody finds a page at this address that he may open. */
export const isOpenTo = (viewer: MenuViewer, address: string): boolean =>
  placeAt(pathOf(address), viewer)?.isOpen ?? false;

/** Whether an item of a menu has entries of its own. */
export const isGroup = (item: TopEntry | MenuGroup): item is MenuGroup => 'entries' in item;

/** The menu as this person sees it: without what he may not open, and without groups of which nothing is left. */
export const visibleMenu = (menu: Menu, viewer: MenuViewer): SeenMenu =>
  menu.flatMap((item): SeenMenu => {
    if (!isGroup(item)) return [entryFor(item, viewer) ?? []].flat();
    const entries = item.entries.flatMap((entry) => entryFor(entry, viewer) ?? []);
    // What is only announced is no reason for a heading.
    return entries.some(({ coming }) => !coming) ? [{ ...item, entries }] : [];
  });

/** All entries of a menu, those of its groups among them. */
export const entriesOf = (menu: SeenMenu): Seen[] =>
  menu.flatMap((item) => (isGroup(item) ? item.entries : [item]));

/** The entry a page belongs to: the one that begins nearest to it. Nothing belongs to what is only announced. */
export const entryAt = <E extends Pick<Seen, 'at' | 'coming'>>(entries: readonly E[], pathname: string): E | undefined =>
  entries
    .filter(({ at, coming }) => !coming && isBelow(pathname, at))
    .sort((one, other) => other.at.length - one.at.length)[0];

/** Tabs to show on a page. */
export interface SeenTabs {
  label: string;
  tabs: readonly Seen[];
  current: Seen;
}

/**
 * The tabs of the areas a page lies in, from the widest area to the narrowest; an area with nothing to choose shows none.
 * They are above lists and pages of their own, not above a record.
 */
export const tabsAt = (areas: readonly Area[], pathname: string, viewer: MenuViewer): SeenTabs[] => {
  if (placeAt(pathname, viewer)?.at !== pathname) return [];
  return areas
    .filter(({ path }) => isBelow(pathname, path))
    .flatMap(({ label, tabs }) => {
      const seen = tabs.flatMap((tab) => entryFor(tab, viewer) ?? []);
      const current = entryAt(seen, pathname);
      return current && seen.length > 1 ? [{ label, tabs: seen, current }] : [];
    });
};

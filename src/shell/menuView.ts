import type { ResourceEntry } from '../components/resource.ts';
import { mayAccess } from '../providers/auth/permissions.ts';
import type { Menu, MenuEntry, MenuGroup } from './menu.ts';

/** What decides about a menu: what the person may do, and which pages there are. */
export interface MenuViewer {
  permissions: readonly string[];
  resources: readonly Pick<ResourceEntry, 'name' | 'permission'>[];
  /** The order the person last gave a list, 'title:asc'. */
  savedOrder: (resource: string) => string | undefined;
}

const mayOpen = (
  entry: Pick<MenuEntry, 'permission' | 'resource'>,
  { permissions, resources }: MenuViewer,
): boolean => {
  const opening = entry.permission ?? resources.find(({ name }) => name === entry.resource)?.permission.menu;
  const isOffered = opening === undefined || [opening].flat().some((permission) => permissions.includes(permission));
  // An entry that led to a refusal would be worse than none.
  return isOffered && mayAccess(resources, permissions, entry.resource, 'list');
};

/** The same address, the list in the order the person last gave it. */
const inSavedOrder = (to: string, order: string | undefined): string =>
  order ? to.replace(/([?&]orderBy=)[^&]*/, `$1${order}`) : to;

/** An entry as it is for this person: where it leads him; undefined when he must not open it. */
export const entryFor = <E extends Omit<MenuEntry, 'icon'>>(entry: E, viewer: MenuViewer): E | undefined => {
  const { instead } = entry;
  const led = instead && !viewer.permissions.includes(instead.lacking) ? { ...entry, ...instead } : entry;
  return mayOpen(led, viewer) ? { ...led, to: inSavedOrder(led.to, viewer.savedOrder(led.resource)) } : undefined;
};

export const isGroup = (item: MenuEntry | MenuGroup): item is MenuGroup => 'entries' in item;

/** The menu as this person sees it: without what he may not open, and without groups of which nothing is left. */
export const visibleMenu = (menu: Menu, viewer: MenuViewer): Menu =>
  menu.flatMap((item): Menu => {
    if (!isGroup(item)) return [entryFor(item, viewer) ?? []].flat();
    const entries = item.entries.flatMap((entry) => entryFor(entry, viewer) ?? []);
    return entries.length > 0 ? [{ ...item, entries }] : [];
  });

export const entriesOf = (menu: Menu): MenuEntry[] => menu.flatMap((item) => (isGroup(item) ? item.entries : [item]));

const isAt = (resource: string, pathname: string): boolean =>
  pathname === `/${resource}` || pathname.startsWith(`/${resource}/`);

/** The entry a page belongs to. */
export const entryAt = (
  menu: Menu,
  areas: readonly (readonly { resource: string }[])[],
  pathname: string,
): MenuEntry | undefined => {
  const area = areas.find((tabs) => tabs.some(({ resource }) => isAt(resource, pathname)));
  return entriesOf(menu).find(
    ({ resource }) => isAt(resource, pathname) || area?.some((tab) => tab.resource === resource),
  );
};

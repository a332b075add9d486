import type { Actor } from '../../../domain/statuses.ts';
import type { MenuGroup, MenuName, MenuPlaces } from '../../registry/menu.ts';
import type { DescribedPage } from '../../registry/page.ts';
import type { ResourceEntry, ResourcePermissions } from '../../registry/resource.ts';
import { menuGroups } from '../../generated/pages.ts';

/** What the pages of the admin say about who may open them and what they are opened with. */
export interface Site {
  resources: readonly Pick<
    ResourceEntry,
    'name' | 'hasAffiliateName' | 'single' | 'permission' | 'menu' | 'pages' | 'initialView' | 'closedTo'
  >[];
  pages: readonly DescribedPage[];
}

/** What guards an address and everything below it. */
type Guard = Pick<DescribedPage, 'path' | 'permission' | 'staffOnly'> & { menu?: MenuGroup['menu'] | MenuPlaces };

const permissionOf: Readonly<Record<string, keyof ResourcePermissions>> = {
  list: 'list',
  export: 'list',
  show: 'read',
  read: 'read',
  create: 'create',
  edit: 'edit',
  status: 'status',
  clone: 'clone',
  delete: 'delete',
};

/** Whether someone has what is required: nothing, or any one of the permissions. */
export const hasPermission = (
  { permissions }: Pick<Actor, 'permissions'>,
  needed: string | readonly string[] | undefined,
): boolean => needed === undefined || needed.length === 0 || [needed].flat().some((one) => permissions.has(one));

/** Whether an address is this path or is below it. */
export const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** Returns the user's main menu, the one that isn't the menu of their own profile. */
export const menuNameOf = ({ roleType }: Pick<Actor, 'roleType'>): MenuName =>
  roleType === 'affiliate' ? 'affiliates' : 'staff';

/**
 * Whether someone may make the calls that an action on a resource takes; an action that isn't listed is forbidden.
 * Whether they may open its pages is a separate question.
 */
export const mayAccess = (
  resources: readonly Pick<ResourceEntry, 'name' | 'permission' | 'closedTo'>[],
  actor: Pick<Actor, 'permissions' | 'roleType'>,
  name: string,
  action: string,
): boolean => {
  const allowing = permissionOf[action];
  const resource = resources.find((one) => one.name === name);
  const needed = allowing && resource?.permission[allowing];
  if (allowing === 'list' && resource?.closedTo?.includes(actor.roleType)) return false;
  return needed !== undefined && hasPermission(actor, needed);
};

const groups = Object.values<MenuGroup>(menuGroups);

const guardsIn = ({ resources, pages }: Site): Guard[] => [
  ...groups.flatMap(({ path, ...group }) => (path ? [{ ...group, path }] : [])),
  ...pages,
  ...resources
    .filter((resource) => resource.pages.length > 0)
    .map(({ name, permission, menu }): Guard => ({ path: `/${name}`, permission: permission.menu, menu })),
];

/** The guards of a site, by its resources and pages; cached because every link in a list looks them up. */
const known = new WeakMap<Site['resources'], WeakMap<Site['pages'], Guard[]>>();

const guardsOf = (site: Site): Guard[] => {
  const byPages = known.get(site.resources) ?? new WeakMap<Site['pages'], Guard[]>();
  known.set(site.resources, byPages);
  const guards = byPages.get(site.pages) ?? guardsIn(site);
  byPages.set(site.pages, guards);
  return guards;
};

const letsIn = ({ menu, permission, staffOnly }: Guard, actor: Actor): boolean => {
  const own = menuNameOf(actor);
  if (staffOnly && own === 'affiliates') return false;
  // A page that is in menus is only for users who have one of them.
  if (menu && !menu[own] && !menu.profile && !menu.account) return false;
  const place = menu?.[own];
  return hasPermission(actor, (place && 'permission' in place ? place.permission : undefined) ?? permission);
};

/**
 * Whether someone may open the page at an address: a page requires its own permissions and those of every page and
 * group that it is below.
 */
export const mayOpenRoute = (site: Site, pathname: string, actor: Actor): boolean =>
  guardsOf(site).every((guard) => !isBelow(pathname, guard.path) || letsIn(guard, actor));

/** Whether someone may open the page at a resource's own address: its list, or its single record. */
export const mayEnter = (site: Site, { name, pages, single }: Site['resources'][number], actor: Actor): boolean =>
  (single || pages.includes('list')) && mayOpenResource(site, name, single ? 'show' : 'list', actor);

/** Whether someone may open a page of a resource ('list', 'show', 'create', 'edit') and make the calls behind it. */
export const mayOpenResource = (site: Site, name: string, action: string, actor: Actor): boolean =>
  mayAccess(site.resources, actor, name, action) && mayOpenRoute(site, `/${name}`, actor);

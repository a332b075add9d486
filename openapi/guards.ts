import type { RoleType } from './fields.ts';
import { type MenuGroup, menuGroups, type MenuPlaces } from './menu.ts';

/** What a page defines about who can open it: a view's, or one of `openapi/pages.ts`. */
interface GuardedPage {
  route: string;
  menuPermission: string | undefined;
  menu?: MenuPlaces;
  staffOnly?: true;
}

/**
 * Returns the permissions that people of a role type need to open a page, in addition to those of its calls; undefined
 * if it is in no menu of theirs. The browser checks the same in `src/providers/auth/permissions.ts`.
 */
export const pageGuards = (
  { route, menuPermission, menu, staffOnly }: GuardedPage,
  roleType: RoleType,
): string[] | undefined => {
  const own = roleType === 'affiliate' ? 'affiliates' : 'staff';
  if (staffOnly && own === 'affiliates') return undefined;
  const around = Object.values<MenuGroup>(menuGroups).filter(({ path }) => path && `/${route}`.startsWith(`${path}/`));
  const isElsewhere = (places: MenuGroup['menu'] | MenuPlaces): boolean =>
    !places[own] && !places.profile && !places.account;
  if ([menu ?? [], ...around.map((group) => group.menu)].flat().some(isElsewhere)) return undefined;
  return [menu?.[own]?.permission ?? menuPermission, ...around.map(({ permission }) => permission)].filter(
    (one) => one !== undefined,
  );
};

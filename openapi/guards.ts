import type { View } from './define.ts';
import type { RoleType } from './fields.ts';
import { type MenuGroup, menuGroups } from './menu.ts';

/**
 * The permissions that people of a role type need to open the pages of a view, beside those of its calls; undefined where
 * the pages are in no menu of theirs. The browser asks the same in `src/providers/auth/permissions.ts`.
 */
export const pageGuards = (
  { route, guard, menu }: Pick<View, 'route' | 'guard' | 'menu'>,
  roleType: RoleType,
): string[] | undefined => {
  const own = roleType === 'affiliate' ? 'affiliates' : 'staff';
  const around = Object.values<MenuGroup>(menuGroups).filter(({ path }) => path && `/${route}`.startsWith(`${path}/`));
  if ([menu, ...around.map((group) => group.menu)].some((places) => !places[own] && !places.profile)) return undefined;
  return [menu[own]?.permission ?? guard, ...around.map(({ permission }) => permission)].filter(
    (one) => one !== undefined,
  );
};

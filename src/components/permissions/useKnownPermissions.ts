import { useLanguage } from '../language.ts';
import { inGroups } from './grouping.ts';
import { type PermissionRecord, usePermissionList } from './usePermissionList.ts';

export interface KnownPermissions {
  known: readonly PermissionRecord[];
  /** Returns the names of permissions, in the order in which all are shown; unknown ones are left out. */
  titlesOf: (ids: readonly number[]) => string[];
}

/** Loads all existing permissions, including hidden ones; undefined until they have loaded. */
export const useKnownPermissions = (): KnownPermissions | undefined => {
  const language = useLanguage();
  const { permissions } = usePermissionList({ showHidden: true });
  if (!permissions) return undefined;
  const inOrder = inGroups(permissions, language).flatMap((group) => group.permissions);
  return {
    known: permissions,
    titlesOf: (ids) => inOrder.flatMap(({ id, title }) => (ids.includes(id) ? [title] : [])),
  };
};

import { useLanguage } from '../language.ts';
import { inGroups } from './grouping.ts';
import { type PermissionRecord, usePermissionList } from './usePermissionList.ts';

export interface KnownPermissions {
  known: readonly PermissionRecord[];
  /** The names of permissions, in the order in which all of them are shown; unknown ones are left out. */
  titlesOf: (ids: readonly number[]) => string[];
}

/** Every permission there is, hidden ones too; undefined until they have arrived. */
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

import { useLanguage } from '../language.ts';
import { named } from './grouping.ts';
import { type PermissionRecord, usePermissionList } from './usePermissionList.ts';

/** Every permission there is, hidden ones too, and their names by id; undefined until they have arrived. */
export const useKnownPermissions = (
  enabled = true,
): { known: readonly PermissionRecord[]; titleOf: (id: number) => string } | undefined => {
  const language = useLanguage();
  const { permissions } = usePermissionList({ showHidden: true, enabled });
  if (!permissions) return undefined;
  const titles = new Map(permissions.map((one) => [one.id, named(one, language).title]));
  return { known: permissions, titleOf: (id) => titles.get(id) ?? `#${id}` };
};

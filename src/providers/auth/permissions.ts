import type { PageEntry } from '../../components/page.ts';
import type { ResourceEntry, ResourcePermissions } from '../../components/resource.ts';
import { mayOpenRoute } from './routeGuard.ts';

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

/** Whether somebody with these permissions may do something with a resource; what nobody named is forbidden. */
export const mayAccess = (
  resources: readonly Pick<ResourceEntry, 'name' | 'permission'>[],
  permissions: readonly string[],
  name: string,
  action: string,
): boolean => {
  const allowing = permissionOf[action];
  const needed = allowing && resources.find((resource) => resource.name === name)?.permission[allowing];
  return [needed ?? []].flat().some((permission) => permissions.includes(permission));
};

/** Whether somebody may open a page that is no resource's. */
export const mayOpenPage = (
  { path, permission, staffOnly }: Pick<PageEntry, 'path' | 'permission' | 'staffOnly'>,
  { permissions, role }: { permissions: readonly string[]; role: { type: string } },
): boolean =>
  !(staffOnly && role.type === 'affiliate') && mayOpenRoute(path, permissions, permission);

import { type RaRecord, useCanAccess, useGetList } from 'ra-core';
import type { Holdable } from './comparison.ts';
import type { Listed } from './grouping.ts';

export type PermissionRecord = RaRecord<number> & Holdable & Listed;

/** More than there are, and as many as one call gives. */
const max = 500;

export interface PermissionListParts {
  /** Those alone that roles of this type may hold; all where absent. */
  roleType?: string | undefined;
  showHidden?: boolean;
  enabled?: boolean;
}

export interface PermissionList {
  permissions: readonly PermissionRecord[] | undefined;
  /** Whether the person may see the list at all; undefined until that is known. */
  mayRead: boolean | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** The permissions there are, hidden ones on request, those inactive left out; undefined until they have arrived. */
export const usePermissionList = ({
  roleType,
  showHidden = false,
  enabled = true,
}: PermissionListParts = {}): PermissionList => {
  const { canAccess } = useCanAccess({ resource: 'permissions', action: 'list' });
  const { data, error, refetch } = useGetList<PermissionRecord>(
    'permissions',
    {
      pagination: { page: 1, perPage: max },
      sort: { field: 'id', order: 'ASC' },
      filter: { ...(roleType && { permissionRoleType: [roleType] }), ...(showHidden && { showHidden }) },
    },
    // What stands there stays there while a longer or shorter list is on its way.
    { enabled: enabled && canAccess === true, placeholderData: (before) => before },
  );
  return { permissions: data?.filter(({ disabled }) => !disabled), mayRead: canAccess, error, refetch };
};

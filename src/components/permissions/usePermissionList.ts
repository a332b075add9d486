import { type RaRecord, useCanAccess, useGetList } from 'ra-core';
import type { Holdable } from './comparison.ts';
import type { Listed } from './grouping.ts';

export type PermissionRecord = RaRecord<number> & Holdable & Listed;

/** More than exist, and as many as one call returns. */
const max = 500;

export interface PermissionListParts {
  /** Only those that roles of this type may hold; all if absent. */
  roleType?: string | undefined;
  showHidden?: boolean;
  enabled?: boolean;
}

export interface PermissionList {
  permissions: readonly PermissionRecord[] | undefined;
  /** Whether the user may see the list at all; undefined until that is known. */
  mayRead: boolean | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Loads the existing permissions, without inactive ones, and with hidden ones on request; undefined until they have
 * loaded.
 */
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
    // Keeps what is shown while a longer or shorter list is loading.
    { enabled: enabled && canAccess === true, placeholderData: (before) => before },
  );
  return { permissions: data?.filter(({ disabled }) => !disabled), mayRead: canAccess, error, refetch };
};

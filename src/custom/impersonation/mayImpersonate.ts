import type { PermissionName } from '../../generated/permissions.ts';
import type { CurrentUser } from '../../providers/data/contract.ts';

/** A person someone may act as, as far as that goes. */
export interface Target {
  id: number;
  roleType?: string;
  status?: string;
}

/** Whether someone may act as others at all: administrators with the permission, as long as they are themselves. */
export const mayImpersonate = (user: Pick<CurrentUser, 'role' | 'permissions' | 'impersonator'> | undefined): boolean =>
  user !== undefined &&
  user.role.type === 'admin' &&
  user.permissions.includes('user.impersonate' satisfies PermissionName) &&
  !user.impersonator;

/** Whether someone may be acted as: an active user who is no administrator. */
export const mayBeImpersonated = ({ roleType, status }: Target): boolean => roleType !== 'admin' && status === 'active';

import type { PermissionName } from '../../generated/permissions.ts';
import type { CurrentUser } from '../../providers/data/contract.ts';

/** The part of a person that decides whether they may be impersonated. */
export interface Target {
  id: number;
  roleType?: string;
  status?: string;
}

/** Whether a user may impersonate others at all: administrators with the permission, unless already doing so. */
export const mayImpersonate = (user: Pick<CurrentUser, 'role' | 'permissions' | 'impersonator'> | undefined): boolean =>
  user !== undefined &&
  user.role.type === 'admin' &&
  user.permissions.includes('user.impersonate' satisfies PermissionName) &&
  !user.impersonator;

/** Whether someone may be impersonated: an active user who isn't an administrator. */
export const mayBeImpersonated = ({ roleType, status }: Target): boolean => roleType !== 'admin' && status === 'active';

import type { PermissionName } from '../generated/permissions.ts';

/** The name of a permission that only a test knows. */
export const madeUp = (name: string): PermissionName => name as PermissionName;

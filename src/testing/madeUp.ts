import type { PermissionName } from '../generated/permissions.ts';

/** Returns the name of a permission that exists only in a test. */
export const madeUp = (name: string): PermissionName => name as PermissionName;

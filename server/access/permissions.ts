import { type PermissionName, permissions } from '../generated/permissions.ts';

const known: ReadonlySet<string> = new Set(permissions.map(({ name }) => name));

const isKnown = (name: string): name is PermissionName => known.has(name);

/** Permissions as the database names them, without those that this version does not know: they allow nothing. */
export const permissionsNamed = (names: readonly string[]): ReadonlySet<PermissionName> =>
  new Set(names.filter(isKnown));

/** Whether someone holds a permission that a definition names; codegen checks that there is one of this name (SL110). */
export const hasPermission = ({ permissions: held }: { permissions: ReadonlySet<string> }, name: string): boolean =>
  held.has(name);

import { type PermissionName, permissions } from '../generated/permissions.ts';

const known: ReadonlySet<string> = new Set(permissions.map(({ name }) => name));

const isKnown = (name: string): name is PermissionName => known.has(name);

/** Returns permissions as the database names them, without those unknown to this version: they allow nothing. */
export const permissionsNamed = (names: readonly string[]): ReadonlySet<PermissionName> =>
  new Set(names.filter(isKnown));

/** Whether someone holds a permission that a definition names; the generator checks that it exists (SL110). */
export const hasPermission = ({ permissions: held }: { permissions: ReadonlySet<string> }, name: string): boolean =>
  held.has(name);

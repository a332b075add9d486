import { createContext, useContext } from 'react';
import type { Actor } from '../../domain/statuses.ts';
import { isZone, zoneName } from '../../domain/time/zones.ts';
import type { PermissionName } from '../generated/permissions.ts';

/** The signed-in user, as far as components need to know them. */
export interface Viewer extends Actor {
  isStaff: boolean;
  permissions: ReadonlySet<PermissionName>;
  /** IANA name of their time zone. */
  zone: string;
}

/** Returns the IANA name in a user's time zone as the API writes it; UTC if it has none. */
export const zoneOf = (timezone: unknown): string => {
  const zone = typeof timezone === 'string' ? zoneName(timezone) : '';
  return isZone(zone) ? zone : 'UTC';
};

/** Returns the part of an API user that components need. */
export const viewerOf = ({ roleType, permissions, timezone }: Readonly<Record<string, unknown>>): Viewer => ({
  isStaff: roleType !== 'affiliate',
  roleType: String(roleType),
  // The API defines the names; unknown ones are never checked for.
  permissions: new Set((Array.isArray(permissions) ? permissions.map(String) : []) as PermissionName[]),
  zone: zoneOf(timezone),
});

/** Provided once for a whole page: hundreds of cells need it, and a query each would cost more than rendering them. */
export const ViewerContext = createContext<Viewer | undefined>(undefined);

/** Returns the signed-in user; undefined until they are known. */
export const useViewer = (): Viewer | undefined => useContext(ViewerContext);

/** Returns their time zone; UTC until it is known. */
export const useZone = (): string => useViewer()?.zone ?? 'UTC';

import { createContext, useContext } from 'react';
import type { Actor } from '../../domain/statuses.ts';
import { isZone, zoneName } from '../../domain/zones.ts';
import type { PermissionName } from '../generated/permissions.ts';

/** The person at the screen, as far as components care. */
export interface Viewer extends Actor {
  isStaff: boolean;
  permissions: ReadonlySet<PermissionName>;
  /** IANA name of their time zone. */
  zone: string;
}

/** The IANA name in a user's time zone as the API writes it; UTC where it names none. */
export const zoneOf = (timezone: unknown): string => {
  const zone = typeof timezone === 'string' ? zoneName(timezone) : '';
  return isZone(zone) ? zone : 'UTC';
};

/** What components care about in what the API says of a user. */
export const viewerOf = ({ roleType, permissions, timezone }: Readonly<Record<string, unknown>>): Viewer => ({
  isStaff: roleType !== 'affiliate',
  roleType: String(roleType),
  // Their names are the API's word; what it names beyond those known here, nothing asks for.
  permissions: new Set((Array.isArray(permissions) ? permissions.map(String) : []) as PermissionName[]),
  zone: zoneOf(timezone),
});

/** Asked for once for a whole page: hundreds of cells care, and a question each would cost more than drawing them. */
export const ViewerContext = createContext<Viewer | undefined>(undefined);

/** The signed-in user; undefined until they are known. */
export const useViewer = (): Viewer | undefined => useContext(ViewerContext);

/** Their time zone; UTC until it is known. */
export const useZone = (): string => useViewer()?.zone ?? 'UTC';

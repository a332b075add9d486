import { useGetIdentity } from 'ra-core';
import type { Actor } from '../../domain/statuses.ts';
import { isZone, zoneName } from '../../domain/zones.ts';

/** The person at the screen, as far as components care. */
export interface Viewer extends Actor {
  isStaff: boolean;
  /** IANA name of their time zone. */
  zone: string;
}

/** The IANA name in a user's time zone as the API writes it; UTC where it names none. */
export const zoneOf = (timezone: unknown): string => {
  const zone = typeof timezone === 'string' ? zoneName(timezone) : '';
  return isZone(zone) ? zone : 'UTC';
};

/** The signed-in user; undefined until he is known. */
export const useViewer = (): Viewer | undefined => {
  const { identity } = useGetIdentity();
  if (!identity) return undefined;
  const roleType: unknown = identity['roleType'];
  const permissions: unknown = identity['permissions'];
  return {
    isStaff: roleType !== 'affiliate',
    roleType: String(roleType),
    permissions: new Set(Array.isArray(permissions) ? permissions.map(String) : []),
    zone: zoneOf(identity['timezone']),
  };
};

/** Their time zone; UTC until it is known. */
export const useZone = (): string => useViewer()?.zone ?? 'UTC';

import { useGetIdentity } from 'ra-core';
import { isZone, zoneName } from '../../domain/zones.ts';

/** The person at the screen, as far as components care. */
export interface Viewer {
  isStaff: boolean;
  /** IANA name of his time zone. */
  zone: string;
}

/** The signed-in user; undefined until he is known. */
export const useViewer = (): Viewer | undefined => {
  const { identity } = useGetIdentity();
  if (!identity) return undefined;
  const roleType: unknown = identity['roleType'];
  const timezone: unknown = identity['timezone'];
  const zone = typeof timezone === 'string' ? zoneName(timezone) : '';
  return { isStaff: roleType !== 'affiliate', zone: isZone(zone) ? zone : 'UTC' };
};

/** His time zone; UTC until it is known. */
export const useZone = (): string => useViewer()?.zone ?? 'UTC';

import { currentZoneName } from '../../../domain/time/zones.ts';

/** Returns the IANA name of the zone that this browser's clock is set to. */
export const browserZone = (): string => currentZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone);

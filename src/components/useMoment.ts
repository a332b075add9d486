import { formatDateTime } from '../../domain/time/dates.ts';
import { useZone } from './viewer.ts';

/** Returns a function that formats a moment in the viewer's time zone; null if there is none. */
export const useMoment = (): ((at: number | null) => string | null) => {
  const zone = useZone();
  return (at) => (at === null ? null : formatDateTime(at, zone));
};

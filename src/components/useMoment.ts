import { formatDateTime } from '../../domain/dates.ts';
import { useZone } from './viewer.ts';

/** A moment by the viewer's clocks; null where there is none. */
export const useMoment = (): ((at: number | null) => string | null) => {
  const zone = useZone();
  return (at) => (at === null ? null : formatDateTime(at, zone));
};

import { formatDateTime } from '../../../domain/dates.ts';
import { useZone } from '../../components/viewer.ts';

/** A moment by the viewer's clocks. */
export const useMoment = (): ((at: number | null) => string) => {
  const zone = useZone();
  return (at) => (at === null ? '–' : formatDateTime(at, zone));
};

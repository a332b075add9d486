import { formatDateTime } from '../../../domain/dates.ts';
import type { Fields } from '../typed.ts';
import { useZone } from '../viewer.ts';
import type { ValueProps } from './types.ts';
import { useNumberValue } from './useValue.ts';

/** A moment in the viewer's time zone: 2026.11.21 09:05:00. */
export const MomentField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const zone = useZone();
  const at = useNumberValue(source);
  return at === undefined ? null : (
    <time dateTime={new Date(at * 1000).toISOString()} style={{ whiteSpace: 'nowrap' }}>
      {formatDateTime(at, zone)}
    </time>
  );
};

import Tooltip from '@mui/material/Tooltip';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { zoneText } from '../../../domain/time/zones.ts';
import { useDensity } from '../density.ts';
import type { Fields } from '../typed.ts';
import { useZone } from '../viewer.ts';
import type { ValueProps } from './types.ts';
import { useNumberValue } from './useValue.ts';

/** Milliseconds that a tooltip opened by tapping stays. */
const readingTime = 6000;

/**
 * A moment in the viewer's time zone: 2026.11.21 09:05:00. Hovering or tapping shows the same in UTC, and how far their
 * zone is from that; on a page or card it is focusable too, which would be too many tab stops in a table.
 */
export const MomentField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const zone = useZone();
  const isDense = useDensity() === 'table';
  const at = useNumberValue(source);
  if (at === undefined) return null;
  const exact = `${formatDateTime(at, 'UTC')} UTC · ${zoneText(zone, at)}`;
  const moment = { dateTime: new Date(at * 1000).toISOString(), style: { whiteSpace: 'nowrap' } as const };
  const text = formatDateTime(at, zone);
  if (isDense)
    return (
      <time {...moment} title={exact}>
        {text}
      </time>
    );
  return (
    <Tooltip title={exact} describeChild enterTouchDelay={0} leaveTouchDelay={readingTime}>
      <time {...moment} tabIndex={0}>
        {text}
      </time>
    </Tooltip>
  );
};
MomentField.columnWidth = [153, 160];

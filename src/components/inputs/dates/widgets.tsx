import { UTCDate } from '@date-fns/utc';
import { momentOf } from '../../../../domain/time/zones.ts';
import type { DayEndProps, WidgetProps } from '../props.ts';
import { PickerWidget } from './PickerWidget.tsx';
import { wallDate } from './wallClock.ts';

const lastSecond = 86_399;

const dayOf = (value: unknown): Date | null => (typeof value === 'string' ? new UTCDate(`${value}T00:00:00Z`) : null);
const dayText = (date: Date): string => date.toISOString().slice(0, 10);

/** A calendar day, the same in every time zone: '2026-11-21'. */
export const DayWidget = (props: WidgetProps) => <PickerWidget {...props} of="date" read={dayOf} write={dayText} />;

const wallOf = (value: unknown, zone: string): Date | null =>
  typeof value === 'number' ? wallDate(value, zone) : null;
const wallSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const momentAt = (date: Date, zone: string): number => momentOf(wallSeconds(date), zone);

/** A moment, typed and shown in the viewer's time zone, stored in seconds. */
export const MomentWidget = (props: WidgetProps) => (
  <PickerWidget {...props} of="dateTime" read={wallOf} write={momentAt} />
);

const startOfDay = (date: Date): number => wallSeconds(date) - (wallSeconds(date) % (lastSecond + 1));

const writeEnd = {
  from: (date: Date, zone: string): number => momentOf(startOfDay(date), zone),
  to: (date: Date, zone: string): number => momentOf(startOfDay(date) + lastSecond, zone),
} as const;

/** A day as one end of a range of moments: its first second or its last. */
export const DayEndWidget = ({ end, ...props }: WidgetProps & DayEndProps) => (
  <PickerWidget {...props} of="date" read={wallOf} write={writeEnd[end]} />
);

import { formatDateTime, type Range } from '../../../domain/time/dates.ts';
import type { operations } from '../../generated/api.d.ts';

/** An hour with postbacks, and how many were sent; seconds UTC. */
export type SentHour =
  operations['countSentPostbacks']['responses'][200]['content']['application/json']['data']['items'][number];

/** An hour by the clocks of a zone: two hours long if they are put back in it. */
export interface HourCell extends Range {
  delivered: number;
  failed: number;
}

export interface DayRow {
  /** '2026.11.21' */
  day: string;
  /** One for each hour of the clock, 0 to 23; undefined if clocks are put forward over it. */
  cells: (HourCell | undefined)[];
}

const hour = 3600;

/** Distributes what was sent over the days and hours of a zone. The range starts at the first counted hour. */
export const weekOfHours = ({ from, to }: Range, zone: string, sent: readonly SentHour[]): DayRow[] => {
  const counted = new Map(sent.map((one) => [one.from, one]));
  const days = new Map<string, DayRow>();
  for (let at = from; at <= to; at += hour) {
    const [day = '', clock = ''] = formatDateTime(at, zone).split(' ');
    const row = days.get(day) ?? { day, cells: Array.from<HourCell | undefined>({ length: 24 }) };
    const { delivered = 0, failed = 0 } = counted.get(at) ?? {};
    const place = Number(clock.slice(0, 2));
    const before = row.cells[place] ?? { from: at, delivered: 0, failed: 0 };
    row.cells[place] = {
      from: before.from,
      to: Math.min(at + hour - 1, to),
      delivered: before.delivered + delivered,
      failed: before.failed + failed,
    };
    days.set(day, row);
  }
  return [...days.values()];
};

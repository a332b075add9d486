import { momentOf, offsetAt, wallTime } from '../time/zones.ts';

/** The windows in which caps count, by the clocks of their time zone. Moments are whole seconds UTC. */

export type CapPeriod = 'hour' | 'day' | 'week' | 'month' | 'total';

/** From `start` up to but not including `end`; null if unbounded. */
export interface CapWindow {
  start: number | null;
  end: number | null;
}

const hour = 3600;
const day = 24 * hour;

/** Returns the whole seconds by which a wall time is past the last multiple of `length` after `from`. */
const into = (wall: number, length: number, from = 0): number => (((wall - from) % length) + length) % length;

/** 1970 began on a Thursday; weeks begin on Monday. */
const monday = 4 * day;

type Bound = (wall: number) => [start: number, next: number];

/** The wall times at which the period around a wall time begins, and at which the next one does. */
const bounds: Readonly<Record<'day' | 'week' | 'month', Bound>> = {
  day: (wall) => [wall - into(wall, day), wall - into(wall, day) + day],
  week: (wall) => [wall - into(wall, 7 * day, monday), wall - into(wall, 7 * day, monday) + 7 * day],
  month: (wall) => {
    const date = new Date(wall * 1000);
    const first = (ahead: number): number => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead) / 1000;
    return [first(0), first(1)];
  },
};

/** Returns the first moment after `from`, up to `to`, at which the zone's offset differs from that at `from`. */
const changeBetween = (from: number, to: number, zone: string): number => {
  const offset = offsetAt(from, zone);
  let [same, other] = [from, to];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (offsetAt(middle, zone) === offset) same = middle;
    else other = middle;
  }
  return other;
};

/**
 * An hour that occurs twice makes two windows, and a clock change within an hour ends it: none is longer than an hour.
 */
const hourAround = (at: number, zone: string): CapWindow => {
  const offset = offsetAt(at, zone);
  const start = at - into(at + offset, hour);
  const end = start + hour;
  return {
    start: offsetAt(start, zone) === offset ? start : changeBetween(start, at, zone),
    end: offsetAt(end - 1, zone) === offset ? end : changeBetween(at, end - 1, zone),
  };
};

/**
 * Returns the cap window that contains a moment. The windows of one period and zone follow each other without gap or
 * overlap even if clocks change: a day on which they do is an hour shorter or longer.
 */
export const capWindow = (period: CapPeriod, zone: string, at: number): CapWindow => {
  if (period === 'total') return { start: null, end: null };
  if (period === 'hour') return hourAround(at, zone);
  let [from, next] = bounds[period](wallTime(at, zone));
  let [start, end] = [momentOf(from, zone), momentOf(next, zone)];
  // Clocks set back over midnight show the previous day again, which has already ended.
  while (end <= at) {
    [from, next] = bounds[period](next);
    [start, end] = [end, momentOf(next, zone)];
  }
  return { start, end };
};

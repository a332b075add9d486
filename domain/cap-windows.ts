import { momentOf, offsetAt, wallTime } from './zones.ts';

/** The stretches of time in which caps count, by the clocks of their time zone. Moments are whole seconds UTC. */

export type CapPeriod = 'hour' | 'day' | 'week' | 'month' | 'total';

/** From `start` on, `end` not included; null where a window has no bound. */
export interface CapWindow {
  start: number | null;
  end: number | null;
}

const hour = 3600;
const day = 24 * hour;

/** Whole seconds since a wall time that lies a multiple of `length` after `from`. */
const into = (wall: number, length: number, from = 0): number => (((wall - from) % length) + length) % length;

/** 1970 began on a Thursday: weeks begin on Mondays. */
const monday = 4 * day;

type Bound = (wall: number) => [start: number, next: number];

/** Wall times at which the period around a wall time begins, and the one after it. */
const bounds: Readonly<Record<'day' | 'week' | 'month', Bound>> = {
  day: (wall) => [wall - into(wall, day), wall - into(wall, day) + day],
  week: (wall) => [wall - into(wall, 7 * day, monday), wall - into(wall, 7 * day, monday) + 7 * day],
  month: (wall) => {
    const date = new Date(wall * 1000);
    const first = (ahead: number): number => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead) / 1000;
    return [first(0), first(1)];
  },
};

/** The first moment after `from`, up to `to`, at which the clocks no longer show the offset that they show at `from`. */
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

/** An hour that comes twice is two windows, and a change of the clocks within an hour ends it: none is longer than an hour. */
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
 * The window of a cap that a moment lies in. Those of one period and zone follow each other without gap or overlap,
 * whatever the clocks do: a day on which they change is an hour shorter or longer.
 */
export const capWindow = (period: CapPeriod, zone: string, at: number): CapWindow => {
  if (period === 'total') return { start: null, end: null };
  if (period === 'hour') return hourAround(at, zone);
  let [from, next] = bounds[period](wallTime(at, zone));
  let [start, end] = [momentOf(from, zone), momentOf(next, zone)];
  // Clocks that go back over midnight show the day before once more, which has ended by then.
  while (end <= at) {
    [from, next] = bounds[period](next);
    [start, end] = [end, momentOf(next, zone)];
  }
  return { start, end };
};

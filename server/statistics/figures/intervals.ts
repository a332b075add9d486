import type { TimeName } from '../../../domain/statistics/dimensions.ts';
import { wallTime } from '../../../domain/time/zones.ts';
import type { Value } from './dimension-sql.ts';
import { clockAt, type Period } from './period.ts';

/** The points of a chart. */

const intervals = ['hour', 'day', 'week', 'month'] as const;

export type Interval = (typeof intervals)[number];

const hour = 3600;
const day = 24 * hour;
/** Seconds from 1970-01-01, a Thursday, to the first Monday. */
const monday = 4 * day;

/** The most points a chart can show. */
export const maxPoints = 1000;

/** Returns the interval that gives a readable number of points. */
export const defaultInterval = ({ days }: Period): Interval =>
  days <= 2 ? 'hour' : days <= 92 ? 'day' : days <= 730 ? 'week' : 'month';

/** Returns the default interval and the longer ones, shortest first. */
export const usualIntervals = (period: Period): readonly Interval[] =>
  intervals.slice(intervals.indexOf(defaultInterval(period)));

/** What facts are grouped by for each interval. */
export const groupsOf: Readonly<Record<Interval, readonly TimeName[]>> = {
  hour: ['day', 'hour'],
  day: ['day'],
  week: ['week'],
  month: ['month'],
};

const isoOf = (wall: number): string => new Date(wall * 1000).toISOString();

/** A point's name, from the local time at which it begins: `2026-11-24`, `2026-11-24T15:00`, `2026-11`. */
const nameAt: Readonly<Record<Interval, (wall: number) => string>> = {
  hour: (wall) => isoOf(wall).slice(0, 16),
  day: (wall) => isoOf(wall).slice(0, 10),
  week: (wall) => isoOf(wall).slice(0, 10),
  month: (wall) => isoOf(wall).slice(0, 7),
};

/** Returns the same name, from a row's values. */
export const nameOf = (interval: Interval, [first, second]: readonly Value[]): string =>
  interval === 'hour' ? `${first}T${String(second).padStart(2, '0')}:00` : String(first);

const startOf: Readonly<Record<Interval, (wall: number) => number>> = {
  hour: (wall) => Math.floor(wall / hour) * hour,
  day: (wall) => Math.floor(wall / day) * day,
  week: (wall) => Math.floor((wall - monday) / (7 * day)) * 7 * day + monday,
  month: (wall) => Date.parse(`${nameAt.month(wall)}-01T00:00:00Z`) / 1000,
};

const after: Readonly<Record<Interval, (start: number) => number>> = {
  hour: (start) => start + hour,
  day: (start) => start + day,
  week: (start) => start + 7 * day,
  // No month has more than 31 days or fewer than 28.
  month: (start) => startOf.month(start + 31 * day),
};

/** Returns the names of all points of a period, in order; undefined if there are more than a chart can show. */
export const pointsOf = ({ from, to, zone }: Period, interval: Interval): string[] | undefined => {
  const end = wallTime(to, zone);
  const names: string[] = [];
  for (let wall = startOf[interval](clockAt(from, zone)); wall <= end; wall = after[interval](wall)) {
    if (names.length === maxPoints) return undefined;
    names.push(nameAt[interval](wall));
  }
  return names;
};

import { offsetAt } from './zones.ts';

/**
 * Weekly opening hours in a time zone. A schedule is a set of minutes of the week by the zone's clocks; `null` means
 * all of them. Two schedules that are open at the same times have the same normal form.
 */

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * Opening hours of some days: from '09:00' to '18:00'. If the end is not after the start, it is on the following day:
 * '22:00' to '02:00'. '24:00' is the end of the day; hours that end when they start are empty.
 */
export interface OpeningHours {
  days: readonly Weekday[];
  from: string;
  to: string;
}

export interface Schedule {
  /** IANA name: 'Europe/Riga'. */
  timezone: string;
  ranges: readonly OpeningHours[];
}

/** Returns whether a value has the form of a schedule; its contents may still be nonsense. */
export const isSchedule = (value: unknown): value is Schedule =>
  typeof value === 'object' &&
  value !== null &&
  'ranges' in value &&
  'timezone' in value &&
  Array.isArray(value.ranges);

/** Minutes of the week from Monday 00:00, end exclusive. */
export type Span = readonly [start: number, end: number];

export const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;
const daySeconds = dayMinutes * 60;

/** How start and end times are written, as regular expression sources. */
export const timePatterns = {
  from: '^([01]\\d|2[0-3]):[0-5]\\d$',
  to: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$',
} as const;

/** Converts '09:30' to minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Converts minutes since midnight to '09:30'. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** All minutes of the week. */
export const wholeWeek: readonly Span[] = [[0, weekMinutes]];

/** Sorts spans and merges those that overlap or touch. */
const merged = (spans: readonly Span[]): Span[] =>
  spans
    .toSorted(([one], [other]) => one - other)
    .reduce<Span[]>((before, [start, end]) => {
      const last = before.at(-1);
      if (!last || last[1] < start) return [...before, [start, end]];
      return [...before.slice(0, -1), [last[0], Math.max(last[1], end)]];
    }, []);

/** Moves the part of a span beyond the end of the week to its beginning. */
const withinWeek = ([start, end]: Span): Span[] =>
  end <= weekMinutes
    ? [[start, end]]
    : [
        [start, weekMinutes],
        [0, end - weekMinutes],
      ];

/** Returns the minutes of the week in which these hours are open, in order, without overlapping or touching spans. */
export const spansOf = (ranges: readonly OpeningHours[]): Span[] =>
  merged(
    ranges.flatMap(({ days, from, to }) => {
      const [begin, end] = [minutesOf(from), minutesOf(to)];
      if (begin === end) return [];
      const length = end > begin ? end - begin : end - begin + dayMinutes;
      return days.flatMap((day) => {
        const start = weekdays.indexOf(day) * dayMinutes + begin;
        return withinWeek([start, start + length]);
      });
    }),
  );

/** Returns spans as shown by a clock that is `ahead` minutes of the one they are counted by. */
export const shiftedSpans = (spans: readonly Span[], ahead: number): Span[] =>
  spans.flatMap(([start, end]) => {
    const begin = (((start + ahead) % weekMinutes) + weekMinutes) % weekMinutes;
    return withinWeek([begin, begin + end - start]);
  });

/** Returns the minutes that are in both. */
export const commonSpans = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  spans.flatMap(([start, end]) =>
    others
      .map(([from, to]): Span => [Math.max(start, from), Math.min(end, to)])
      .filter(([begin, until]) => begin < until),
  );

/**
 * Splits spans as they are displayed: a night that starts on one day and ends on the next stays whole, longer spans end
 * with each day.
 */
const tellable = (spans: readonly Span[]): Span[] => {
  const [first, ...others] = spans;
  const last = others.at(-1);
  const round: readonly Span[] =
    first && last && first[0] === 0 && last[1] === weekMinutes
      ? [...others.slice(0, -1), [last[0], weekMinutes + first[1]]]
      : spans;
  return round
    .flatMap(([start, end]): Span[] => {
      if (end - start < dayMinutes) return [[start, end]];
      const cuts: Span[] = [];
      for (let from = start; from < end; ) {
        const to = Math.min(end, (Math.floor(from / dayMinutes) + 1) * dayMinutes);
        cuts.push([from % weekMinutes, (from % weekMinutes) + to - from]);
        from = to;
      }
      return cuts;
    })
    .toSorted(([one], [other]) => one - other);
};

/**
 * Returns the hours that are open in exactly these minutes of the week: days with the same hours together, by their
 * first day.
 */
export const rangesOf = (spans: readonly Span[]): OpeningHours[] => {
  const lines = tellable(merged(spans)).map(([start, end]) => {
    const day = Math.floor(start / dayMinutes);
    const until = end - day * dayMinutes;
    return { day, from: timeOf(start % dayMinutes), to: timeOf(until > dayMinutes ? until - dayMinutes : until) };
  });
  return [...Map.groupBy(lines, ({ from, to }) => `${from}-${to}`).values()].map((alike) => ({
    days: alike.map(({ day }) => weekdays[day] ?? 'monday'),
    from: alike[0]?.from ?? '00:00',
    to: alike[0]?.to ?? '24:00',
  }));
};

/** Returns the minutes of these spans that are in none of the others. */
const without = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  others.reduce<Span[]>(
    (left, [from, to]) =>
      left.flatMap(([start, end]): Span[] =>
        to <= start || end <= from
          ? [[start, end]]
          : [[start, from] as const, [to, end] as const].filter(([begin, until]) => begin < until),
      ),
    [...spans],
  );

/** Returns the spans together with the others, or without them. */
export const overlaySpans = (spans: readonly Span[], others: readonly Span[], open: boolean): Span[] =>
  open ? merged([...spans, ...others]) : without(spans, others);

/** Returns the normal form of these opening hours; null if they leave nothing out. */
export const normalSchedule = ({ timezone, ranges }: Schedule): Schedule | null => {
  const spans = spansOf(ranges);
  const [only] = spans;
  if (only && only[1] - only[0] === weekMinutes) return null;
  return { timezone, ranges: rangesOf(spans) };
};

const weekSeconds = weekMinutes * 60;

/** Returns the seconds since Monday 00:00 of a wall time; 1970 began on a Thursday. */
const secondOfWeek = (wall: number): number => (((wall + 3 * daySeconds) % weekSeconds) + weekSeconds) % weekSeconds;

/**
 * Returns a test for whether a schedule is open at a moment, in seconds UTC; null always is. Compiled once, to be run
 * often.
 */
export const openingOf = (schedule: Schedule | null): ((at: number) => boolean) => {
  if (!schedule) return () => true;
  const { timezone, ranges } = schedule;
  const spans = spansOf(ranges).map(([start, end]): Span => [start * 60, end * 60]);
  return (at) => {
    const second = secondOfWeek(at + offsetAt(at, timezone));
    return spans.some(([start, end]) => start <= second && second < end);
  };
};

/** Returns whether a schedule is open at a moment, in seconds UTC; null always is. */
export const isOpen = (schedule: Schedule | null, at: number): boolean => openingOf(schedule)(at);

/** Returns the end of the time from `at` on, up to a day, in which a zone's clocks do not change. */
const steadyUntil = (at: number, zone: string): number => {
  const offset = offsetAt(at, zone);
  let [steady, changed] = [at, at + daySeconds];
  if (offsetAt(changed, zone) === offset) return changed;
  while (changed - steady > 1) {
    const middle = Math.floor((steady + changed) / 2);
    if (offsetAt(middle, zone) === offset) steady = middle;
    else changed = middle;
  }
  return changed;
};

/** Hours skipped by a clock change may recur only after a week, and may be skipped again then. */
const farthest = 15;

/**
 * Returns the first moment from `at` on (seconds UTC) at which a schedule is open, which may be `at` itself; null if
 * never.
 */
export const nextOpening = (schedule: Schedule | null, at: number): number | null => {
  if (!schedule) return at;
  const spans = spansOf(schedule.ranges).map(([start, end]): Span => [start * 60, end * 60]);
  for (let from = at; from < at + farthest * daySeconds; ) {
    const until = steadyUntil(from, schedule.timezone);
    const second = secondOfWeek(from + offsetAt(from, schedule.timezone));
    const waits = spans.map(([start, end]) => {
      if (start <= second && second < end) return 0;
      return start > second ? start - second : start + weekSeconds - second;
    });
    const moment = from + Math.min(...waits);
    if (moment < until) return moment;
    from = until;
  }
  return null;
};

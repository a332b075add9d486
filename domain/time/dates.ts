import { momentOf, wallTime } from './zones.ts';

/** Dates and ranges as people in a time zone see them. Moments are integer seconds UTC; zones are IANA names. */

/** From the first to the last second, inclusive. */
export interface Range {
  from: number;
  to: number;
}

const dayLength = 86_400;

/** Calendar days are counted in whole days since 1970-01-01. */
const dayAt = (at: number, zone: string): number => Math.floor(wallTime(at, zone) / dayLength);
const startOf = (day: number, zone: string): number => momentOf(day * dayLength, zone);
const range = (first: number, after: number, zone: string): Range => ({
  from: startOf(first, zone),
  to: startOf(after, zone) - 1,
});

const calendar = (day: number): Date => new Date(day * dayLength * 1000);
const dayOf = (year: number, month: number, date: number): number => Date.UTC(year, month, date) / 1000 / dayLength;

/** 1970-01-01 was a Thursday; weeks begin on Monday. */
const weekOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);
const monthOf = (day: number, months = 0): number =>
  dayOf(calendar(day).getUTCFullYear(), calendar(day).getUTCMonth() + months, 1);
const yearOf = (day: number, years = 0): number => dayOf(calendar(day).getUTCFullYear() + years, 0, 1);

const wallText = (at: number, zone: string): string => new Date(wallTime(at, zone) * 1000).toISOString();

/** '2026.11.21' */
export const formatDate = (at: number, zone: string): string => wallText(at, zone).slice(0, 10).replaceAll('-', '.');

/** '2026.11.21 09:05:00' */
export const formatDateTime = (at: number, zone: string): string =>
  `${formatDate(at, zone)} ${wallText(at, zone).slice(11, 19)}`;

/**
 * Returns the first moment of the day that is `days` before today: 6 starts a window of seven days, 29 one of thirty.
 */
export const startOfDaysAgo = (days: number, now: number, zone: string): number =>
  startOf(dayAt(now, zone) - days, zone);

export const startOfToday = (now: number, zone: string): number => startOfDaysAgo(0, now, zone);

export const startOf6DaysAgo = (now: number, zone: string): number => startOfDaysAgo(6, now, zone);

export const startOf29DaysAgo = (now: number, zone: string): number => startOfDaysAgo(29, now, zone);

export const startOfMonth = (now: number, zone: string): number => startOf(monthOf(dayAt(now, zone)), zone);

/** Returns the start of the same date `months` earlier, or of that month's last day if the month is shorter. */
export const startOfMonthsAgo = (months: number, now: number, zone: string): number => {
  const today = dayAt(now, zone);
  const month = monthOf(today, -months);
  return startOf(Math.min(month + today - monthOf(today), monthOf(month, 1) - 1), zone);
};

const preset =
  (days: (today: number) => [first: number, after: number]) =>
  (now: number, zone: string): Range =>
    range(...days(dayAt(now, zone)), zone);

/**
 * The ranges offered next to a date filter: whole days, weeks, months and years, extending past now if they aren't
 * over.
 */
export const datePresets = {
  today: preset((today) => [today, today + 1]),
  yesterday: preset((today) => [today - 1, today]),
  last7Days: preset((today) => [today - 6, today + 1]),
  last30Days: preset((today) => [today - 29, today + 1]),
  thisWeek: preset((today) => [weekOf(today), weekOf(today) + 7]),
  lastWeek: preset((today) => [weekOf(today) - 7, weekOf(today)]),
  thisMonth: preset((today) => [monthOf(today), monthOf(today, 1)]),
  lastMonth: preset((today) => [monthOf(today, -1), monthOf(today)]),
  thisYear: preset((today) => [yearOf(today), yearOf(today, 1)]),
} as const;

export type DatePreset = keyof typeof datePresets;

/** In the order in which they are offered. */
export const datePresetNames = Object.keys(datePresets) as DatePreset[];

/**
 * Returns the name of a range; if two mean the same days, as the last seven days and this week do on a Sunday, the
 * first.
 */
export const datePresetOf = ({ from, to }: OpenRange, now: number, zone: string): DatePreset | undefined =>
  datePresetNames.find((name) => {
    const range = datePresets[name](now, zone);
    return range.from === from && range.to === to;
  });

/** A range that may be open at either end. */
export type OpenRange = Partial<Range>;

/**
 * Returns the same calendar days in another zone. An end that is not on a day boundary is a moment, the same
 * everywhere.
 */
export const rangeInZone = ({ from, to }: OpenRange, zone: string, other: string): OpenRange => {
  const moved = (start: number): number =>
    startOfToday(start, zone) === start ? startOf(dayAt(start, zone), other) : start;
  return {
    ...(from !== undefined && { from: moved(from) }),
    ...(to !== undefined && { to: moved(to + 1) - 1 }),
  };
};

/**
 * Returns the days left of a trial: from the start of today in the zone to the expiry, with a partial day counted
 * whole, so the last day counts as 1. Zero or less once the trial has expired.
 */
export const trialDaysLeft = (expiresAt: number, now: number, zone: string): number => {
  const days = Math.ceil(wallTime(expiresAt, zone) / dayLength) - dayAt(now, zone);
  return expiresAt > now ? Math.max(days, 1) : Math.min(days, 0);
};

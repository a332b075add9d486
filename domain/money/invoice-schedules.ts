import { wallTime } from '../time/zones.ts';

/** The days on which invoices are created automatically. */

export type Frequency = 'weekly' | 'twoWeeks' | 'monthly';

const day = 86_400;
/** The first Monday since 1970: those who are invoiced every two weeks are so on every second Monday from it. */
const firstMonday = 4 * day;

const dateOf = (wall: number): string => new Date(wall * 1000).toISOString().slice(0, 10);

/**
 * Returns the last day on which invoices were due, up to and including the day of this moment in the zone: a Monday, or
 * the first of a month.
 */
export const lastDue = (frequency: Frequency, at: number, zone: string): string => {
  const today = Math.floor(wallTime(at, zone) / day) * day;
  if (frequency === 'monthly') return `${dateOf(today).slice(0, 7)}-01`;
  const length = (frequency === 'weekly' ? 7 : 14) * day;
  return dateOf(today - ((((today - firstMonday) % length) + length) % length));
};

/** Returns whether a day, in UTC, is over at this time. */
export const isOver = (date: string, at: number): boolean => at >= Date.parse(`${date}T00:00:00Z`) / 1000 + day;

/** Returns the last day covered by invoices due on this day: the day before it, less the hold days. */
export const periodEnd = (due: string, holdDays: number): string =>
  dateOf(Date.parse(`${due}T00:00:00Z`) / 1000 - (1 + holdDays) * day);

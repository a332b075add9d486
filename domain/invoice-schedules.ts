import { wallTime } from './zones.ts';

/** On which days invoices are made by themselves. */

export type Frequency = 'weekly' | 'twoWeeks' | 'monthly';

const day = 86_400;
/** The first Monday since 1970: every second one after it is the day of those who are invoiced every two weeks. */
const firstMonday = 4 * day;

const dateOf = (wall: number): string => new Date(wall * 1000).toISOString().slice(0, 10);

/** The last day on which invoices were due, the day of this moment in the zone included: a Monday, or the first of a month. */
export const lastDue = (frequency: Frequency, at: number, zone: string): string => {
  const today = Math.floor(wallTime(at, zone) / day) * day;
  if (frequency === 'monthly') return `${dateOf(today).slice(0, 7)}-01`;
  const length = (frequency === 'weekly' ? 7 : 14) * day;
  return dateOf(today - ((((today - firstMonday) % length) + length) % length));
};

/** The last day that invoices due on this one are about: the one before it, or as many more before it as are held. */
export const periodEnd = (due: string, holdDays: number): string =>
  dateOf(Date.parse(`${due}T00:00:00Z`) / 1000 - (1 + holdDays) * day);

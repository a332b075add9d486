import type { Period } from './moments.ts';

/** When the demo's invoices were created, and their later changes of status. */

/** Days of conversions that are invoiced together, inclusive. */
export interface Billed {
  periodFrom: string;
  periodTo: string;
  /** When the first of their invoices was created; seconds UTC. */
  madeAt: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** Invoices are created in the morning, one after another. */
const morning = 6 * hour;
const between = 7 * minute;
/** Seconds after which all of a morning's invoices exist. */
const together = 2 * hour;

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Returns the start of the month of a time, or of one that many months later. */
const monthAt = (seconds: number, ahead = 0): number => {
  const at = new Date(seconds * 1000);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, 1) / 1000;
};

/** Returns the completed months of the traffic, oldest first, each invoiced on the morning after its end. */
export const billedMonths = ({ now, days }: Period): Billed[] => {
  const months: Billed[] = [];
  for (let from = monthAt(now - days * day); ; from = monthAt(from, 1)) {
    const end = monthAt(from, 1);
    if (end + morning + together > now) return months;
    months.push({ periodFrom: dayOf(from), periodTo: dayOf(end - day), madeAt: end + morning });
  }
};

/** Returns what is invoiced if no month of traffic is complete: everything so far, yesterday morning. */
export const billedSoFar = (now: number): Billed => {
  const yesterday = now - (now % day) - day;
  const last = yesterday - day;
  return { periodFrom: dayOf(monthAt(last)), periodTo: dayOf(last), madeAt: yesterday + morning };
};

/** What happens to successive invoices, and after how many days; until then they are unpaid. */
const outcomes = [
  { status: 'paid', after: 20 },
  { status: 'paid', after: 45 },
  { status: 'paid', after: 26 },
  { status: 'declined', after: 3 },
  { status: 'paid', after: 75 },
  { status: 'deleted', after: 1 },
] as const;

/** Within this many days, the faster outcomes have happened. */
const soon = 28;

/** The life of one invoice; times in seconds UTC. */
export interface Course {
  madeAt: number;
  /** Its outcome; absent while it is unpaid. */
  outcome?: { status: (typeof outcomes)[number]['status']; at: number };
}

/**
 * Returns the life of the nth invoice of a period. In a network whose invoices are recent, everything happens faster,
 * so that there are some of every kind.
 * @param since when the first invoices of the network were created, seconds UTC
 */
export const courseOf = ({ madeAt }: Billed, place: number, { now, since }: { now: number; since: number }): Course => {
  const made = madeAt + place * between;
  const { status, after } = outcomes[place % outcomes.length] ?? outcomes[0];
  const pace = Math.min(1, (now - since - together) / (soon * day));
  const at = made + Math.round(after * day * pace);
  return { madeAt: made, ...(at <= now && { outcome: { status, at } }) };
};

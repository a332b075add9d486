import type { Period } from './moments.ts';

/** When the demo's invoices were made, and what became of them when. */

/** Days of conversions that are invoiced together, both included. */
export interface Billed {
  periodFrom: string;
  periodTo: string;
  /** When their invoices began to be made; seconds UTC. */
  madeAt: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** Invoices are made in the morning, one after another. */
const morning = 6 * hour;
const between = 7 * minute;
/** Seconds after which all of a morning are made. */
const together = 2 * hour;

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** The first moment of a month, so many after the one of a moment. */
const monthAt = (seconds: number, ahead = 0): number => {
  const at = new Date(seconds * 1000);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, 1) / 1000;
};

/** The months of the traffic that are over, the oldest first, each invoiced on the morning after its end. */
export const billedMonths = ({ now, days }: Period): Billed[] => {
  const months: Billed[] = [];
  for (let from = monthAt(now - days * day); ; from = monthAt(from, 1)) {
    const end = monthAt(from, 1);
    if (end + morning + together > now) return months;
    months.push({ periodFrom: dayOf(from), periodTo: dayOf(end - day), madeAt: end + morning });
  }
};

/** What a network invoices whose traffic has seen no end of a month: what there is, on the morning of yesterday. */
export const billedSoFar = (now: number): Billed => {
  const yesterday = now - (now % day) - day;
  const last = yesterday - day;
  return { periodFrom: dayOf(monthAt(last)), periodTo: dayOf(last), madeAt: yesterday + morning };
};

/** What becomes of invoices, one after another, and after how many days; until then they are open. */
const outcomes = [
  { status: 'paid', after: 20 },
  { status: 'paid', after: 45 },
  { status: 'paid', after: 26 },
  { status: 'declined', after: 3 },
  { status: 'paid', after: 75 },
  { status: 'deleted', after: 1 },
] as const;

/** Days within which what is settled soon is settled. */
const soon = 28;

/** The course of one invoice; moments in seconds UTC. */
export interface Course {
  madeAt: number;
  /** What became of it; it is open where absent. */
  outcome?: { status: (typeof outcomes)[number]['status']; at: number };
}

/**
 * The course of the invoice that is made as the nth of a period. In a network that has had no invoices for long, things go
 * faster, so that some of every kind are there.
 * @param since when the first invoices of the network were made, seconds UTC
 */
export const courseOf = ({ madeAt }: Billed, place: number, { now, since }: { now: number; since: number }): Course => {
  const made = madeAt + place * between;
  const { status, after } = outcomes[place % outcomes.length] ?? outcomes[0];
  const pace = Math.min(1, (now - since - together) / (soon * day));
  const at = made + Math.round(after * day * pace);
  return { madeAt: made, ...(at <= now && { outcome: { status, at } }) };
};

import type { Random } from '../random.ts';

const day = 86_400;

/** Times before `now` (seconds UTC) when people are at work: from eight to twenty o'clock UTC. */
export interface Time {
  now: number;
  /** A random time between `max` and `min` days ago. */
  ago(max: number, min: number): number;
  /** A random time after `at`, within `days` of it and before now. */
  after(at: number, days: number): number;
  /** Today's date, YYYY-MM-DD, UTC. */
  today: string;
}

/**
 * Returns the first time after `at` at `drawn`'s time of day: within a day, and at least a minute later. This way,
 * whatever decides about traffic exists before any arrives.
 */
export const soonAt = (at: number, drawn: number): number => at + Math.max(60, (drawn - at) % day);

export const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

export const timeBefore = (now: number, random: Random): Time => {
  const startOf = (at: number): number => at - (at % day);
  const atWork = (at: number): number => startOf(at) + random.whole(8 * 3600, 20 * 3600 - 1);
  const between = (from: number, to: number): number => {
    const at = atWork(random.whole(from, to));
    // The hours of the first and last day may fall outside.
    return at > from && at < to ? at : random.whole(from, to);
  };
  return {
    now,
    today: new Date(now * 1000).toISOString().slice(0, 10),
    ago: (max, min) => between(startOf(now) - max * day, Math.min(now - 300, startOf(now) - (min - 1) * day)),
    after: (at, days) => between(at + 60, Math.max(at + 60, Math.min(at + days * day, now - 300))),
  };
};

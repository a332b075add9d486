import type { Random } from '../random.ts';

const day = 86_400;

/** Moments before `now` (seconds UTC), as people at work make them: from eight to twenty o'clock UTC. */
export interface Time {
  now: number;
  /** Some moment between so many days ago and so many days ago. */
  ago(max: number, min: number): number;
  /** Some moment after `at`, within `days` of it and before now. */
  after(at: number, days: number): number;
  /** YYYY-MM-DD of today, UTC. */
  today: string;
}

/**
 * The time of the day of `drawn`, some moment after `at`, as soon as it comes: within a day. What decides about traffic is
 * there so before any comes.
 */
export const soonAt = (at: number, drawn: number): number => at + Math.max(60, (drawn - at) % day);

export const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

export const timeBefore = (now: number, random: Random): Time => {
  const startOf = (at: number): number => at - (at % day);
  const atWork = (at: number): number => startOf(at) + random.whole(8 * 3600, 20 * 3600 - 1);
  const between = (from: number, to: number): number => {
    const at = atWork(random.whole(from, to));
    // The hours of the first and of the last day may lie outside.
    return at > from && at < to ? at : random.whole(from, to);
  };
  return {
    now,
    today: new Date(now * 1000).toISOString().slice(0, 10),
    ago: (max, min) => between(startOf(now) - max * day, Math.min(now - 300, startOf(now) - (min - 1) * day)),
    after: (at, days) => between(at + 60, Math.max(at + 60, Math.min(at + days * day, now - 300))),
  };
};

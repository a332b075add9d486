import type { Random } from '../random.ts';

const day = 86_400;

/** Moments before `now` (seconds UTC), as people at work make them: mostly from eight to twenty o'clock UTC. */
export interface Time {
  now: number;
  /** Some moment between so many days ago and so many days ago. */
  ago(most: number, least: number): number;
  /** Some moment after `at` and within `days` of it, before now. */
  after(at: number, days: number): number;
  /** YYYY-MM-DD of today, UTC. */
  today: string;
}

export const timeBefore = (now: number, random: Random): Time => {
  const startOfToday = now - (now % day);
  const atWork = (from: number): number => from + random.whole(8 * 3600, 20 * 3600 - 1);
  const past = (at: number): number => Math.min(at, now - random.whole(300, 7200));
  return {
    now,
    today: new Date(now * 1000).toISOString().slice(0, 10),
    ago: (most, least) => past(atWork(startOfToday - random.whole(least, most) * day)),
    after: (at, days) => Math.max(at + 60, past(atWork(at - (at % day) + random.whole(1, days) * day))),
  };
};

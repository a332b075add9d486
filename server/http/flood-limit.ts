import { Failure } from '../failure.ts';

/** Counts calls of public endpoints in this process only, which is enough to hold back a flood. */
export interface RateLimit {
  /**
   * Counts a call.
   * @param key who makes it
   * @returns headers for its response, which say how many calls are left
   * @throws Failure 429
   */
  count(key: string): Record<string, string>;
  /**
   * Checks without counting.
   * @throws Failure 429 if no calls are left
   */
  check(key: string): void;
}

/** The calls of one key since the first of them. */
interface Window {
  calls: number;
  /** Milliseconds, by the clock of `performance.now()`. */
  endsAt: number;
}

/** @param calls allowed within this many `seconds` */
export const createRateLimit = ({ calls, seconds }: { calls: number; seconds: number }): RateLimit => {
  const max = String(calls);
  /** In the order in which they end, as all last equally long. Most keys come once, so none has a timer of its own. */
  const windows = new Map<string, Window>();

  const dropEnded = (now: number): void => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now) return;
      windows.delete(key);
    }
  };
  const begin = (key: string, now: number): Window => {
    dropEnded(now);
    const window = { calls: 0, endsAt: now + seconds * 1000 };
    windows.set(key, window);
    return window;
  };
  const openOf = (key: string, now: number): Window | undefined => {
    const window = windows.get(key);
    return window && window.endsAt > now ? window : undefined;
  };
  const secondsLeft = ({ endsAt }: Window, now: number): number => Math.max(1, Math.ceil((endsAt - now) / 1000));
  const told = (window: Window, now: number): Record<string, string> => ({
    'ratelimit-limit': max,
    'ratelimit-remaining': String(Math.max(0, calls - window.calls)),
    'ratelimit-reset': String(secondsLeft(window, now)),
  });
  const tooMany = (window: Window, now: number): Failure =>
    new Failure('tooMany', { retryAfter: secondsLeft(window, now), headers: told(window, now) });
  return {
    count(key) {
      const now = performance.now();
      const window = openOf(key, now) ?? begin(key, now);
      window.calls++;
      if (window.calls > calls) throw tooMany(window, now);
      return told(window, now);
    },
    check(key) {
      const now = performance.now();
      const window = openOf(key, now);
      if (window && window.calls >= calls) throw tooMany(window, now);
    },
  };
};

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../failure.ts';

/** Counts calls of public endpoints in this process only, which is enough to hold back a flood. */
export interface RateLimit {
  /**
   * Counts a call.
   * @param key who makes it
   * @returns headers for its response, which say how many calls are left
   * @throws Failure 429
   */
  count(key: string): Promise<Record<string, string>>;
  /**
   * Checks without counting.
   * @throws Failure 429 if no calls are left
   */
  check(key: string): Promise<void>;
}

/** @param calls allowed within this many `seconds` */
export const createRateLimit = ({ calls, seconds }: { calls: number; seconds: number }): RateLimit => {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  const secondsUntil = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));
  const told = (left: RateLimiterRes): Record<string, string> => ({
    'ratelimit-limit': String(calls),
    'ratelimit-remaining': String(Math.max(0, left.remainingPoints)),
    'ratelimit-reset': String(secondsUntil(left)),
  });
  const tooMany = (left: RateLimiterRes): Failure =>
    new Failure('tooMany', { retryAfter: secondsUntil(left), headers: told(left) });
  return {
    async count(key) {
      try {
        return told(await limiter.consume(key));
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? tooMany(reason) : reason;
      }
    },
    async check(key) {
      const left = await limiter.get(key);
      if (left && left.remainingPoints <= 0) throw tooMany(left);
    },
  };
};

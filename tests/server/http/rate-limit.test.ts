import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../server/failure.ts';
import { createRateLimit, type RateLimit } from '../../../server/http/flood-limit.ts';

/** Calls of public endpoints are limited per caller, in windows that begin with a caller's first call. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusalOf = (work: () => unknown): Failure | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
};
const countTimes = (limit: RateLimit, key: string, times: number) => {
  for (let n = 0; n < times; n++) limit.count(key);
};

test('the response says how many calls are left and when there will be more', () => {
  const limit = createRateLimit({ calls: 3, seconds: 10 });
  limit.count('one');
  vi.advanceTimersByTime(2500);
  expect(limit.count('one')).toEqual({
    'ratelimit-limit': '3',
    'ratelimit-remaining': '1',
    'ratelimit-reset': '8',
  });
});

test('calls beyond the limit are refused until the window ends, and do not prolong it', () => {
  const limit = createRateLimit({ calls: 2, seconds: 10 });
  countTimes(limit, 'one', 2);
  vi.advanceTimersByTime(9000);
  expect(refusalOf(() => limit.count('one'))).toMatchObject({
    code: 'tooMany',
    retryAfter: 1,
    headers: { 'ratelimit-remaining': '0' },
  });
  vi.advanceTimersByTime(1000);
  expect(limit.count('one')).toMatchObject({ 'ratelimit-remaining': '1', 'ratelimit-reset': '10' });
});

test('callers are counted apart, each in a window of their own', () => {
  const limit = createRateLimit({ calls: 1, seconds: 10 });
  limit.count('one');
  vi.advanceTimersByTime(6000);
  limit.count('other');
  vi.advanceTimersByTime(5000);
  expect(refusalOf(() => limit.count('one'))).toBeUndefined();
  expect(refusalOf(() => limit.count('other'))).toMatchObject({ code: 'tooMany', retryAfter: 5 });
});

test('a check counts nothing, and fails once no calls are left', () => {
  const limit = createRateLimit({ calls: 1, seconds: 10 });
  expect(refusalOf(() => limit.check('one'))).toBeUndefined();
  expect(refusalOf(() => limit.check('one'))).toBeUndefined();
  limit.count('one');
  expect(refusalOf(() => limit.check('one'))).toMatchObject({ code: 'tooMany', retryAfter: 10 });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datePresets } from '../../../domain/time/dates.ts';
import { defaultInterval, pointsOf } from '../../../server/statistics/figures/intervals.ts';
import { begunPeriod, isWholeDays, periodOf } from '../../../server/statistics/figures/period.ts';
import { utc } from '../../domain/clocks.ts';

/** The period before: the same number of days earlier, by the same clock. */

/** Zones whose clocks skip midnight, and the date on which they do. */
const skipped = [
  ['Africa/Cairo', '2026-04-24'],
  ['America/Santiago', '2026-09-06'],
  ['Asia/Beirut', '2026-03-29'],
  ['America/Havana', '2026-03-08'],
] as const;
const day = 86_400;
const noon = (date: string, days: number) => utc(`${date}T12:00:00Z`) + days * day;

describe.each(skipped)('in %s, where %s has no midnight', (zone, date) => {
  test.each([
    ['the eve', -1],
    ['the day itself', 0],
    ['the day after', 1],
  ])('%s is compared with the whole day before it', (_, shift) => {
    const at = noon(date, shift);
    const asked = periodOf({ timezone: zone }, 'UTC', at);
    const { from, to } = datePresets.yesterday(at, zone);
    expect(asked).toMatchObject({ days: 1, previous: { from, to } });
    expect(isWholeDays(asked)).toBe(true);
  });

  test('the chart of the day has a point for each hour that either day has', () => {
    const asked = periodOf({ timezone: zone }, 'UTC', noon(date, 0));
    expect(pointsOf(asked, defaultInterval(asked))).toHaveLength(24);
  });

  test('periods of whole days follow each other without gap, however long they are', () => {
    const lengths = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(lengths, fc.integer({ min: -40, max: 40 }), (length, shift) => {
        const [first, last] = [noon(date, shift - length + 1), noon(date, shift)];
        const [createdAtFrom, createdAtTo] = [datePresets.today(first, zone).from, datePresets.today(last, zone).to];
        const asked = periodOf({ createdAtFrom, createdAtTo, timezone: zone }, 'UTC', last);
        expect(asked.days).toBe(length);
        expect(asked.previous).toEqual({
          from: datePresets.today(first - length * day, zone).from,
          to: createdAtFrom - 1,
        });
      }),
    );
  });
});

describe('of a day in progress', () => {
  const midnight = utc('2026-11-24T00:00:00Z');
  const partOf = (now: number) => {
    const { from, to, previous } = begunPeriod({ timezone: 'UTC' }, 'UTC', now);
    return { from, lasted: to + 1 - from, previous: { from: previous.from, lasted: previous.to + 1 - previous.from } };
  };

  test.each([
    ['its first second', 0, 1],
    ['its first quarter of an hour', 300, 301],
    ['its second', 900, 900],
    ['the afternoon', 14 * 3600 + 1000, 14 * 3600 + 900],
    ['its last second', day - 1, day - 1 - 899],
  ])('in %s, the same part of the day before', (_, past, lasted) => {
    const previous = { from: midnight - day, lasted };
    expect(partOf(midnight + past)).toEqual({ from: midnight, lasted, previous });
  });

  test('a period that has not begun is as requested', () => {
    const asked = { createdAtFrom: midnight + day, createdAtTo: midnight + 2 * day - 1, timezone: 'UTC' };
    expect(begunPeriod(asked, 'UTC', midnight)).toEqual(periodOf(asked, 'UTC', midnight));
  });
});

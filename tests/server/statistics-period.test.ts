import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datePresets } from '../../domain/dates.ts';
import { defaultInterval, pointsOf } from '../../server/statistics/figures/intervals.ts';
import { isWholeDays, periodOf } from '../../server/statistics/figures/period.ts';
import { utc } from '../domain/clocks.ts';

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

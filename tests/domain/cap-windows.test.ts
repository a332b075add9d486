import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CapPeriod, capWindow } from '../../domain/traffic/cap-windows.ts';
import { wallTime } from '../../domain/time/zones.ts';

const zones = [
  'UTC',
  'Europe/Riga',
  'America/New_York',
  // Back over midnight, by half an hour, by an hour and a half from UTC, and a day that was left out.
  'America/Havana',
  'Atlantic/Azores',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
];
const periods: CapPeriod[] = ['hour', 'day', 'week', 'month'];
const longest = { hour: 3600, day: 25 * 3600 + 1800, week: (7 * 24 + 2) * 3600, month: (31 * 24 + 2) * 3600 };

const from = Date.UTC(1987, 0, 1) / 1000;
const to = Date.UTC(2035, 0, 1) / 1000;
const moment = fc.integer({ min: from, max: to });

/** Moments around which clocks change, found by looking at each day. */
const changes = zones.flatMap((zone) => {
  const found: { zone: string; at: number }[] = [];
  for (let at = Date.UTC(2005, 0, 1) / 1000; at < Date.UTC(2013, 0, 1) / 1000; at += 86_400)
    if (wallTime(at + 86_400, zone) - wallTime(at, zone) !== 86_400) found.push({ zone, at });
  return found;
});
const nearChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -86_400, max: 2 * 86_400 }))
  .map(([{ zone, at }, ahead]) => ({ zone, at: at + ahead }));
const anywhere = fc.oneof(nearChange, fc.record({ zone: fc.constantFrom(...zones), at: moment }));

describe('windows of a cap', () => {
  test.each(periods as ('hour' | 'day' | 'week' | 'month')[])('of a %s tile time, without gap or overlap', (period) => {
    fc.assert(
      fc.property(anywhere, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), ({ zone, at }, share) => {
        const window = capWindow(period, zone, at);
        const { start, end } = window as { start: number; end: number };
        expect(start).toBeLessThanOrEqual(at);
        expect(at).toBeLessThan(end);
        expect(end - start).toBeLessThanOrEqual(longest[period]);
        expect(capWindow(period, zone, start)).toEqual(window);
        expect(capWindow(period, zone, end - 1)).toEqual(window);
        expect(capWindow(period, zone, start + Math.floor((end - start) * share))).toEqual(window);
        expect(capWindow(period, zone, end).start).toBe(end);
        expect(capWindow(period, zone, start - 1).end).toBe(start);
      }),
      { numRuns: 400 },
    );
  });

  test('begin at midnight, on Mondays, and on the first, by the clocks of the zone', () => {
    const at = Date.UTC(2026, 10, 25, 23, 30) / 1000;
    const local = (period: CapPeriod) => {
      const { start, end } = capWindow(period, 'Europe/Riga', at);
      return [start, end].map((edge) =>
        new Date(wallTime(Number(edge), 'Europe/Riga') * 1000).toISOString().slice(0, 16),
      );
    };
    expect(local('hour')).toEqual(['2026-11-26T01:00', '2026-11-26T02:00']);
    expect(local('day')).toEqual(['2026-11-26T00:00', '2026-11-27T00:00']);
    expect(local('week')).toEqual(['2026-11-23T00:00', '2026-11-30T00:00']);
    expect(local('month')).toEqual(['2026-11-01T00:00', '2026-12-01T00:00']);
  });

  test('are an hour shorter or longer on days when clocks change; an hour that comes twice is two', () => {
    const length = (period: CapPeriod, at: number) => {
      const { start, end } = capWindow(period, 'Europe/Riga', at / 1000);
      return Number(end) - Number(start);
    };
    expect(length('day', Date.UTC(2026, 2, 29, 12))).toBe(23 * 3600);
    expect(length('day', Date.UTC(2026, 9, 25, 12))).toBe(25 * 3600);
    expect(length('hour', Date.UTC(2026, 9, 25, 0, 30))).toBe(3600);
    expect(length('hour', Date.UTC(2026, 9, 25, 1, 30))).toBe(3600);
  });

  test('have no bounds where all time counts', () => {
    expect(capWindow('total', 'UTC', 0)).toEqual({ start: null, end: null });
  });
});

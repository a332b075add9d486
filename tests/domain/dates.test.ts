import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type DatePreset,
  datePresets,
  formatDate,
  formatDateTime,
  rangeInZone,
  startOf29DaysAgo,
  startOf6DaysAgo,
  startOfDaysAgo,
  startOfMonth,
  startOfMonthsAgo,
  startOfToday,
  trialDaysLeft,
} from '../../domain/time/dates.ts';
import { moments, utc, zones } from './clocks.ts';

const kyiv = 'Europe/Kyiv';

describe('display', () => {
  it('shows a moment in the zone of the user', () => {
    const at = utc('2026-11-20T22:05:09Z');
    expect(formatDate(at, kyiv)).toBe('2026.11.21');
    expect(formatDateTime(at, kyiv)).toBe('2026.11.21 00:05:09');
    expect(formatDateTime(at, 'America/New_York')).toBe('2026.11.20 17:05:09');
  });

  describe('on a machine of another zone', () => {
    const own = process.env['TZ'];
    afterEach(() => {
      if (own === undefined) delete process.env['TZ'];
      else process.env['TZ'] = own;
    });

    it('is not disturbed when the clocks of that machine jump', () => {
      process.env['TZ'] = 'America/New_York';
      expect(new Date(0).getTimezoneOffset()).toBe(300);
      expect(formatDateTime(utc('2026-03-08T00:30:00Z'), kyiv)).toBe('2026.03.08 02:30:00');
    });
  });
});

/** Without the zones that crossed the date line and so left out a day. */
const zonesOfEveryDay = zones.filter((zone) => !/Apia|Fakaofo|Kwajalein|Enderbury|Kiritimati/.test(zone));

describe('starts', () => {
  const now = utc('2026-11-21T10:00:00Z');

  it('of windows and months', () => {
    expect(startOfToday(now, kyiv)).toBe(utc('2026-11-20T22:00:00Z'));
    expect(startOf6DaysAgo(now, kyiv)).toBe(utc('2026-11-14T22:00:00Z'));
    expect(startOf29DaysAgo(now, kyiv)).toBe(utc('2026-10-22T21:00:00Z'));
    expect(startOfMonth(now, kyiv)).toBe(utc('2026-10-31T22:00:00Z'));
    expect(startOfMonthsAgo(3, now, kyiv)).toBe(utc('2026-08-20T21:00:00Z'));
    expect(startOfMonthsAgo(1, utc('2026-03-31T10:00:00Z'), 'UTC')).toBe(utc('2026-02-28T00:00:00Z'));
    expect(startOfMonthsAgo(3, utc('2026-02-28T10:00:00Z'), 'UTC')).toBe(utc('2025-11-28T00:00:00Z'));
  });

  it('begin the day: the moment before is another date', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const start = startOfToday(at, zone);
        expect(start).toBeLessThanOrEqual(at);
        expect(formatDate(start, zone)).toBe(formatDate(at, zone));
        expect(formatDate(start - 1, zone) < formatDate(at, zone)).toBe(true);
      }),
    );
  });

  it('go back by calendar days, however long these were', () => {
    fc.assert(
      fc.property(moments, zonesOfEveryDay, fc.nat(400), (at, zone, days) => {
        const today = Date.parse(`${formatDate(at, zone).replaceAll('.', '-')}T00:00:00Z`);
        const shown = Date.parse(`${formatDate(startOfDaysAgo(days, at, zone), zone).replaceAll('.', '-')}T00:00:00Z`);
        expect((today - shown) / 86_400_000).toBe(days);
      }),
    );
  });
});

describe('presets', () => {
  const saturday = utc('2026-11-21T10:00:00Z');

  it.each<[DatePreset, string, string]>([
    ['today', '2026.11.21 00:00:00', '2026.11.21 23:59:59'],
    ['yesterday', '2026.11.20 00:00:00', '2026.11.20 23:59:59'],
    ['last7Days', '2026.11.15 00:00:00', '2026.11.21 23:59:59'],
    ['last30Days', '2026.10.23 00:00:00', '2026.11.21 23:59:59'],
    ['thisWeek', '2026.11.16 00:00:00', '2026.11.22 23:59:59'],
    ['lastWeek', '2026.11.09 00:00:00', '2026.11.15 23:59:59'],
    ['thisMonth', '2026.11.01 00:00:00', '2026.11.30 23:59:59'],
    ['lastMonth', '2026.10.01 00:00:00', '2026.10.31 23:59:59'],
    ['thisYear', '2026.01.01 00:00:00', '2026.12.31 23:59:59'],
  ])('%s is %s to %s', (preset, from, to) => {
    const range = datePresets[preset](saturday, kyiv);
    expect([formatDateTime(range.from, kyiv), formatDateTime(range.to, kyiv)]).toEqual([from, to]);
  });

  it('on a Monday and on a Sunday stay in the same week', () => {
    const week = datePresets.thisWeek(saturday, kyiv);
    expect(datePresets.thisWeek(week.from, kyiv)).toEqual(week);
    expect(datePresets.thisWeek(week.to, kyiv)).toEqual(week);
  });

  it('cover now or end right before what does, without a gap', () => {
    fc.assert(
      fc.property(moments, zones, (now, zone) => {
        for (const preset of ['today', 'last7Days', 'last30Days', 'thisWeek', 'thisMonth', 'thisYear'] as const) {
          const { from, to } = datePresets[preset](now, zone);
          expect(from <= now && now <= to, preset).toBe(true);
        }
        for (const [last, current] of [
          ['yesterday', 'today'],
          ['lastWeek', 'thisWeek'],
          ['lastMonth', 'thisMonth'],
        ] as const) {
          expect(datePresets[last](now, zone).to + 1, last).toBe(datePresets[current](now, zone).from);
        }
      }),
    );
  });

  it('begin where the one before begins when asked a moment earlier', () => {
    fc.assert(
      fc.property(moments, zones, (now, zone) => {
        const { from } = datePresets.thisMonth(now, zone);
        expect(datePresets.thisMonth(from - 1, zone)).toEqual(datePresets.lastMonth(now, zone));
        expect(formatDate(datePresets.thisWeek(now, zone).from - 1, zone)).not.toBe(
          formatDate(datePresets.thisWeek(now, zone).from, zone),
        );
      }),
    );
  });
});

describe('a range in another zone', () => {
  it('keeps its days', () => {
    const days = { from: utc('2026-11-01T00:00:00Z'), to: utc('2026-11-03T23:59:59Z') };
    expect(rangeInZone(days, 'UTC', kyiv)).toEqual({
      from: utc('2026-10-31T22:00:00Z'),
      to: utc('2026-11-03T21:59:59Z'),
    });
    expect(rangeInZone({ to: days.to }, 'UTC', kyiv)).toEqual({ to: utc('2026-11-03T21:59:59Z') });
  });

  it('leaves moments that bound no day', () => {
    const range = { from: utc('2026-11-01T10:00:00Z'), to: utc('2026-11-03T10:00:00Z') };
    expect(rangeInZone(range, 'UTC', kyiv)).toEqual(range);
    expect(rangeInZone({}, 'UTC', kyiv)).toEqual({});
  });

  it('of whole days shows the same dates, and leads back', () => {
    fc.assert(
      fc.property(moments, zonesOfEveryDay, zonesOfEveryDay, fc.nat(300), (at, zone, other, length) => {
        const range = { from: startOfDaysAgo(length, at, zone), to: startOfToday(at, zone) - 1 };
        const moved = rangeInZone(range, zone, other);
        const shown = ({ from = NaN, to = NaN }, of: string) => [formatDate(from, of), formatDate(to, of)];
        expect(shown(moved, other)).toEqual(shown(range, zone));
        expect(rangeInZone(moved, other, zone)).toEqual(range);
      }),
    );
  });
});

describe('a trial', () => {
  const now = utc('2026-11-21T10:00:00Z');

  it.each([
    ['later today', '2026-11-21T15:00:00Z', 1],
    ['at the end of today in the zone', '2026-11-21T22:00:00Z', 1],
    ['a second into tomorrow in the zone', '2026-11-21T22:00:01Z', 2],
    ['in two weeks', '2026-12-05T10:00:00Z', 15],
    ['earlier today', '2026-11-21T09:00:00Z', 0],
    ['now', '2026-11-21T10:00:00Z', 0],
    ['three days ago', '2026-11-18T10:00:00Z', -2],
  ])('that ends %s', (_, expiry, days) => {
    expect(trialDaysLeft(utc(expiry), now, kyiv)).toBe(days);
  });

  it('has days left exactly while it has not expired', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -3_000_000, max: 3_000_000 }), zones, (at, ahead, zone) => {
        expect(trialDaysLeft(at + ahead, at, zone) > 0).toBe(ahead > 0);
      }),
    );
  });
});

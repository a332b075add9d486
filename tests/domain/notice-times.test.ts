import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuiet, noticeDueAt, type NoticeTimes } from '../../domain/notices/notice-times.ts';
import { wallTime } from '../../domain/time/zones.ts';
import { moments, utc, zones } from './clocks.ts';

const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 59))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
const frequencies = fc.constantFrom<NoticeTimes['frequency']>('immediately', 'hourly', 'daily');
const hour = 3600;
const day = 24 * hour;
const none = { quietFrom: null, quietTo: null };
const minuteOf = (at: number, zone: string): number => Math.floor(((wallTime(at, zone) % day) + day) / 60) % (day / 60);

describe('what happens', () => {
  it.each<[string, NoticeTimes, string, string]>([
    ['is told at once', { frequency: 'immediately', ...none }, '2026-03-10T12:34:56Z', '2026-03-10T12:34:56Z'],
    ['is told with the next hour', { frequency: 'hourly', ...none }, '2026-03-10T12:34:56Z', '2026-03-10T13:00:00Z'],
    ['is told at nine in Riga', { frequency: 'daily', ...none }, '2026-03-10T12:34:56Z', '2026-03-11T07:00:00Z'],
    [
      'waits for the morning',
      { frequency: 'immediately', quietFrom: '22:00', quietTo: '08:00' },
      '2026-03-10T21:00:00Z',
      '2026-03-11T06:00:00Z',
    ],
    [
      'waits for the afternoon',
      { frequency: 'daily', quietFrom: '08:00', quietTo: '13:30' },
      '2026-03-10T04:00:00Z',
      '2026-03-10T11:30:00Z',
    ],
    [
      'is told in quiet hours of no length',
      { frequency: 'immediately', quietFrom: '08:00', quietTo: '08:00' },
      '2026-03-10T06:00:00Z',
      '2026-03-10T06:00:00Z',
    ],
  ])('%s', (_, said, at, due) => {
    expect(noticeDueAt(said, utc(at), 'Europe/Riga')).toBe(utc(due));
  });

  it('is never told in quiet hours, never before it happened, and within two days of the clock', () => {
    fc.assert(
      fc.property(frequencies, times, times, moments, zones, (frequency, quietFrom, quietTo, at, zone) => {
        const said = { frequency, quietFrom, quietTo };
        const due = noticeDueAt(said, at, zone);
        expect(due).toBeGreaterThanOrEqual(at);
        expect(due - at).toBeLessThan(2 * day + 3 * hour);
        expect(isQuiet(said, due, zone)).toBe(false);
      }),
    );
  });

  it('is told at the first moment that is not quiet', () => {
    fc.assert(
      fc.property(times, times, moments, zones, (quietFrom, quietTo, at, zone) => {
        const said: NoticeTimes = { frequency: 'immediately', quietFrom, quietTo };
        const due = noticeDueAt(said, at, zone);
        for (let between = at; between < due; between += 60) expect(isQuiet(said, between, zone)).toBe(true);
      }),
    );
  });

  it('without quiet hours is told with the first full hour, or the first nine o’clock, there is', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const hourly = noticeDueAt({ frequency: 'hourly', ...none }, at, zone);
        expect(hourly - at).toBeLessThanOrEqual(hour);
        const daily = noticeDueAt({ frequency: 'daily', ...none }, at, zone);
        for (let between = at + 60; between < daily; between += 60) expect(minuteOf(between, zone)).not.toBe(9 * 60);
      }),
    );
  });
});

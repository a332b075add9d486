import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOpen,
  nextOpening,
  normalSchedule,
  type OpeningHours,
  rangesOf,
  type Schedule,
  spansOf,
  timeOf,
  weekdays,
} from '../../domain/time/schedule.ts';
import { scheduleText } from '../../domain/time/schedule-text.ts';
import { wallTime } from '../../domain/time/zones.ts';
import { moments, utc, zones } from './clocks.ts';

const hours = fc.record<OpeningHours>({
  days: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
  from: fc.integer({ min: 0, max: 1439 }).map(timeOf),
  to: fc.integer({ min: 0, max: 1440 }).map(timeOf),
});
const ranges = fc.array(hours, { maxLength: 6 });
const schedules = fc.record<Schedule>({ timezone: zones, ranges });

const day = 86_400;
const office: Schedule = {
  timezone: 'Europe/Riga',
  ranges: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '09:00', to: '18:00' }],
};
const on = (timezone: string, days: OpeningHours['days'], from: string, to: string): Schedule => ({
  timezone,
  ranges: [{ days, from, to }],
});

describe('the normal form of a schedule', () => {
  it('is open in the same minutes', () => {
    fc.assert(
      fc.property(ranges, (some) => {
        expect(spansOf(rangesOf(spansOf(some)))).toEqual(spansOf(some));
      }),
    );
  });

  it('is its own normal form', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const normal = normalSchedule(schedule);
        expect(normal && normalSchedule(normal)).toEqual(normal);
      }),
    );
  });

  it('does not depend on how the hours were put', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const apart = schedule.ranges.flatMap(({ days, ...one }) => days.map((single) => ({ days: [single], ...one })));
        expect(normalSchedule({ ...schedule, ranges: apart.toReversed() })).toEqual(normalSchedule(schedule));
      }),
    );
  });

  it('is open whenever one of two sets of hours is', () => {
    fc.assert(
      fc.property(zones, ranges, ranges, moments, (timezone, some, others, at) => {
        const both = normalSchedule({ timezone, ranges: [...some, ...others] });
        expect(isOpen(both, at)).toBe(
          isOpen({ timezone, ranges: some }, at) || isOpen({ timezone, ranges: others }, at),
        );
      }),
    );
  });

  it.each<[string, OpeningHours[], OpeningHours[] | null]>([
    [
      'overlaps made one',
      [
        { days: ['monday'], from: '09:00', to: '13:00' },
        { days: ['monday'], from: '12:00', to: '18:00' },
      ],
      [{ days: ['monday'], from: '09:00', to: '18:00' }],
    ],
    [
      'a night that belongs together',
      [
        { days: ['sunday'], from: '22:00', to: '24:00' },
        { days: ['monday'], from: '00:00', to: '02:00' },
      ],
      [{ days: ['sunday'], from: '22:00', to: '02:00' }],
    ],
    [
      'two whole days',
      [{ days: ['saturday', 'sunday'], from: '00:00', to: '24:00' }],
      [{ days: ['saturday', 'sunday'], from: '00:00', to: '24:00' }],
    ],
    ['the whole week', [{ days: [...weekdays], from: '00:00', to: '24:00' }], null],
    ['hours that end when they begin', [{ days: ['monday'], from: '09:00', to: '09:00' }], []],
  ])('has %s', (_, given, normal) => {
    expect(normalSchedule({ timezone: 'UTC', ranges: given })).toEqual(normal && { timezone: 'UTC', ranges: normal });
  });
});

describe('whether a schedule is open', () => {
  it('goes by the clock in its zone', () => {
    fc.assert(
      fc.property(zones, ranges, moments, (timezone, some, at) => {
        const wall = wallTime(at, timezone);
        expect(isOpen({ timezone, ranges: some }, at)).toBe(isOpen({ timezone: 'UTC', ranges: some }, wall));
      }),
    );
  });

  it('is always so where there is none', () => {
    expect(isOpen(null, 0)).toBe(true);
    expect(nextOpening(null, 42)).toBe(42);
  });

  it.each<[string, Schedule, string, boolean]>([
    ['in summer time', office, '2026-07-06T06:00:00Z', true],
    ['an hour earlier', office, '2026-07-06T05:59:59Z', false],
    ['at the same hour in winter', office, '2026-01-05T06:59:59Z', false],
    ['when winter has its hour', office, '2026-01-05T07:00:00Z', true],
    ['after midnight', on('Europe/Riga', ['friday'], '22:00', '02:00'), '2026-07-03T22:30:00Z', true],
    ['over the end of the week', on('UTC', ['sunday'], '23:00', '01:00'), '2026-07-06T00:30:00Z', true],
    [
      'in the hour that comes twice, first',
      on('Europe/Riga', ['sunday'], '03:00', '04:00'),
      '2026-10-25T00:30:00Z',
      true,
    ],
    ['and again', on('Europe/Riga', ['sunday'], '03:00', '04:00'), '2026-10-25T01:30:00Z', true],
  ])('is told %s', (_, schedule, at, open) => {
    expect(isOpen(schedule, utc(at))).toBe(open);
  });
});

describe('the next opening', () => {
  it('is open, and nothing before it is', () => {
    fc.assert(
      fc.property(schedules, moments, fc.double({ min: 0, max: 1, noNaN: true }), (schedule, at, share) => {
        const next = nextOpening(schedule, at);
        if (next !== null) expect(isOpen(schedule, next)).toBe(true);
        const end = next ?? at + 7 * day;
        const between = Math.floor(at + share * (end - at));
        if (between < end) expect(isOpen(schedule, between)).toBe(false);
      }),
    );
  });

  it.each<[string, Schedule, string, string]>([
    ['now', office, '2026-07-06T08:00:00Z', '2026-07-06T08:00:00Z'],
    ['on Monday', office, '2026-07-03T15:00:00Z', '2026-07-06T06:00:00Z'],
    [
      'with the jump of the clocks',
      on('Europe/Riga', ['sunday'], '03:30', '05:00'),
      '2026-03-29T00:00:00Z',
      '2026-03-29T01:00:00Z',
    ],
    [
      'a week later, where the jump leaves it out',
      on('Europe/Riga', ['sunday'], '03:15', '03:45'),
      '2026-03-29T00:00:00Z',
      '2026-04-05T00:15:00Z',
    ],
    [
      'when clocks go back into it',
      on('Europe/Riga', ['sunday'], '02:00', '03:30'),
      '2026-10-25T00:45:00Z',
      '2026-10-25T01:00:00Z',
    ],
  ])('is %s', (_, schedule, at, next) => {
    expect(nextOpening(schedule, utc(at))).toBe(utc(next));
  });

  it('never comes where nothing is open', () => {
    expect(nextOpening({ timezone: 'UTC', ranges: [] }, 0)).toBeNull();
  });
});

describe('a schedule in words', () => {
  it.each<[Schedule | null, string, string]>([
    [null, 'Always', 'Всегда'],
    [office, 'Mon–Fri 09:00–18:00 Riga', 'Пн–Пт 09:00–18:00 Riga'],
    [
      on('America/New_York', [...weekdays], '22:00', '02:00'),
      'Daily 22:00–02:00 New York',
      'Ежедневно 22:00–02:00 New York',
    ],
    [on('UTC', ['saturday', 'sunday'], '00:00', '24:00'), 'Sat, Sun all day UTC', 'Сб, Вс круглосуточно UTC'],
    [
      {
        timezone: 'Europe/Riga',
        ranges: [
          { days: ['monday', 'wednesday'], from: '09:00', to: '12:00' },
          { days: ['monday', 'wednesday'], from: '13:00', to: '18:00' },
          { days: ['saturday'], from: '10:00', to: '14:00' },
        ],
      },
      'Mon, Wed 09:00–12:00, 13:00–18:00; Sat 10:00–14:00 Riga',
      'Пн, Ср 09:00–12:00, 13:00–18:00; Сб 10:00–14:00 Riga',
    ],
  ])('is %#', (schedule, en, ru) => {
    expect(scheduleText(schedule, 'en')).toBe(en);
    expect(scheduleText(schedule, 'ru')).toBe(ru);
  });
});

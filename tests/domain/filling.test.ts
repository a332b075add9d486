import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CapPeriod, capWindow } from '../../domain/traffic/cap-windows.ts';
import { add, compare, divide, multiply, subtract } from '../../domain/money/decimal.ts';
import { fillingOf, type LimitInUse } from '../../domain/distribution/filling.ts';
import { utc } from './clocks.ts';

const noon = utc('2026-11-23T10:00:00Z');
const leads = {
  period: 'day',
  timezone: 'Europe/Riga',
  value: '100',
  counted: '0',
  reserved: '0',
  since: utc('2026-01-01T00:00:00Z'),
} as const;

describe('at noon in Riga', () => {
  test.each<[string, Partial<LimitInUse>, ReturnType<typeof fillingOf>]>([
    ['nothing has come', {}, { filled: 0, room: '100', pace: '0', fullAt: null }],
    [
      'what is reserved takes room and is no pace',
      { counted: '60', reserved: '10' },
      { filled: 70, room: '30', pace: '5', fullAt: utc('2026-11-23T16:00:00Z') },
    ],
    ['too slow for this day', { counted: '50' }, { filled: 50, room: '50', pace: '4.17', fullAt: null }],
    ['nearly full is not full', { value: '1000', counted: '999' }, expect.objectContaining({ filled: 99, room: '1' })],
    ['full', { counted: '100' }, { filled: 100, room: '0', pace: '8.33', fullAt: null }],
    ['more than it may', { counted: '130' }, { filled: 130, room: '0', pace: '10.83', fullAt: null }],
    ['a limit of nothing', { value: '0' }, { filled: 100, room: '0', pace: '0', fullAt: null }],
    [
      'counted anew two hours ago',
      { counted: '20', since: noon - 7200 },
      { filled: 20, room: '80', pace: '10', fullAt: utc('2026-11-23T18:00:00Z') },
    ],
    [
      'of all time, since it was made',
      { period: 'total', counted: '50', since: noon - 10 * 3600 },
      { filled: 50, room: '50', pace: '5', fullAt: noon + 10 * 3600 },
    ],
    [
      'of all time, and not within a year',
      { period: 'total', counted: '1', since: noon - 10 * 86_400 },
      { filled: 1, room: '99', pace: '0', fullAt: null },
    ],
  ])('%s', (_, given, expected) => {
    expect(fillingOf({ ...leads, ...given }, noon)).toEqual(expected);
  });
});

const amount = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => divide(String(cents), '100', 2));
const limit = fc.record({
  period: fc.constantFrom<CapPeriod>('hour', 'day', 'week', 'month', 'total'),
  timezone: fc.constantFrom('UTC', 'Europe/Riga', 'America/Havana', 'Asia/Kathmandu', 'Australia/Lord_Howe'),
  value: amount,
  counted: amount,
  reserved: fc.nat({ max: 50 }).map(String),
  since: fc.integer({ min: noon - 400 * 86_400, max: noon }),
});
const moment = fc.integer({ min: noon, max: noon + 800 * 86_400 });
const elapsedOf = ({ period, timezone, since }: LimitInUse, at: number): string =>
  String(Math.max(at - Math.max(capWindow(period, timezone, at).start ?? since, since), 1));

test('room and what is used make up the limit, and only one without room is full', () => {
  fc.assert(
    fc.property(limit, moment, (given, at) => {
      const { filled, room, fullAt } = fillingOf(given, at);
      const used = add(given.counted, given.reserved);
      expect(compare(room, '0')).toBeGreaterThanOrEqual(0);
      if (room !== '0') expect(add(room, used)).toBe(given.value);
      expect(filled >= 100).toBe(room === '0');
      if (room === '0') expect(fullAt).toBeNull();
    }),
  );
});

test('it is foretold to be full in the first second in which as much will have come as there is room, within the window', () => {
  fc.assert(
    fc.property(limit, moment, (given, at) => {
      const { room, fullAt } = fillingOf(given, at);
      if (fullAt === null) return;
      const { end } = capWindow(given.period, given.timezone, at);
      expect(fullAt).toBeGreaterThan(at);
      if (end !== null) expect(fullAt).toBeLessThan(end);
      const needed = multiply(room, elapsedOf(given, at));
      const comeAfter = (seconds: number) => multiply(given.counted, String(seconds));
      expect(compare(comeAfter(fullAt - at), needed)).toBeGreaterThanOrEqual(0);
      expect(compare(comeAfter(fullAt - at - 1), needed)).toBe(-1);
    }),
  );
});

test('what counts more is never fuller later', () => {
  fc.assert(
    fc.property(limit, moment, amount, (given, at, more) => {
      const slow = fillingOf(given, at);
      const fast = fillingOf({ ...given, counted: add(given.counted, more) }, at);
      expect(fast.filled).toBeGreaterThanOrEqual(slow.filled);
      expect(compare(subtract(slow.room, fast.room), '0')).toBeGreaterThanOrEqual(0);
      if (slow.fullAt !== null && fast.room !== '0') expect(fast.fullAt).toBeLessThanOrEqual(slow.fullAt);
    }),
  );
});

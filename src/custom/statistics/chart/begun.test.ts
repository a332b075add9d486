import { expect, test } from 'vitest';
import { begunPoints } from './begun.ts';

const figures = { clicks: '0' };
const previous = { clicks: '7' };
const begun = (names: readonly string[], now: string, zone: string): string[] =>
  begunPoints(
    names.map((at) => ({ at, figures, previous })),
    Date.parse(now) / 1000,
    zone,
  ).flatMap((point) => (point.figures['clicks'] === undefined ? [] : [point.at]));

test.each([
  [['2026-11-24T13:00', '2026-11-24T14:00', '2026-11-24T15:00'], '2026-11-24T14:05:00Z', 'UTC', 2],
  [['2026-11-24T15:00', '2026-11-24T16:00', '2026-11-24T17:00'], '2026-11-24T14:05:00Z', 'Europe/Riga', 2],
  [['2026-11-24T15:00'], '2026-11-24T15:00:00Z', 'UTC', 1],
  [['2026-11-23', '2026-11-24', '2026-11-25'], '2026-11-24T23:30:00Z', 'UTC', 2],
  [['2026-11-23', '2026-11-24', '2026-11-25'], '2026-11-24T23:30:00Z', 'Europe/Riga', 3],
  [['2026-10', '2026-11', '2026-12'], '2026-11-30T23:59:59Z', 'UTC', 2],
] as const)('of %j those have figures that have begun at %s in %s', (names, now, zone, count) => {
  expect(begun(names, now, zone)).toEqual(names.slice(0, count));
});

test('an interval that hasn’t begun keeps the figures it is compared with', () => {
  expect(
    begunPoints([{ at: '2026-11-25', figures, previous }], Date.parse('2026-11-24T12:00:00Z') / 1000, 'UTC'),
  ).toEqual([{ at: '2026-11-25', figures: {}, previous }]);
});

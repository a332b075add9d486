import { expect, test } from 'vitest';
import { isOver, periodEnd, lastDue } from '../../domain/money/invoice-schedules.ts';

const at = (moment: string): number => Date.parse(moment) / 1000;

test.each([
  ['weekly', '2026-11-25T12:00:00Z', 'UTC', '2026-11-23'],
  ['weekly', '2026-11-23T00:00:00Z', 'UTC', '2026-11-23'],
  // Sunday still in New York, Monday already in Auckland.
  ['weekly', '2026-11-23T01:00:00Z', 'America/New_York', '2026-11-16'],
  ['weekly', '2026-11-22T12:00:00Z', 'Pacific/Auckland', '2026-11-23'],
  ['twoWeeks', '2026-11-25T12:00:00Z', 'UTC', '2026-11-23'],
  ['twoWeeks', '2026-12-06T23:59:59Z', 'UTC', '2026-11-23'],
  ['twoWeeks', '2026-12-07T00:00:00Z', 'UTC', '2026-12-07'],
  ['monthly', '2026-11-25T12:00:00Z', 'UTC', '2026-11-01'],
  ['monthly', '2026-11-30T23:00:00Z', 'Europe/Riga', '2026-12-01'],
] as const)('the last day of %s invoices at %s in %s is %s', (frequency, moment, zone, due) => {
  expect(lastDue(frequency, at(moment), zone)).toBe(due);
});

test('every second Monday is always fourteen days after the one before it', () => {
  const days = Array.from({ length: 400 }, (_, n) =>
    lastDue('twoWeeks', at('2026-01-01T12:00:00Z') + n * 86_400, 'UTC'),
  );
  const dues = [...new Set(days)];
  for (const [place, due] of dues.slice(1).entries()) {
    expect(new Date(due).getUTCDay()).toBe(1);
    expect(Date.parse(due) - Date.parse(dues[place]!)).toBe(14 * 86_400_000);
  }
});

test('what is held is left to the next time', () => {
  expect([periodEnd('2026-12-01', 0), periodEnd('2026-12-01', 7)]).toEqual(['2026-11-30', '2026-11-23']);
});

test('a day is over when it is in UTC', () => {
  expect(isOver('2026-11-30', at('2026-11-30T23:59:59Z'))).toBe(false);
  expect(isOver('2026-11-30', at('2026-12-01T00:00:00Z'))).toBe(true);
});

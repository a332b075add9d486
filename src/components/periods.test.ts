import { expect, test } from 'vitest';
import { choosePeriod, periodName } from './periods.ts';

const zone = 'Europe/Riga';
const now = Date.parse('2026-11-30T12:00:00Z') / 1000;

test('a period goes by the name it was chosen by, for that filter alone', () => {
  const month = choosePeriod('createdAt', 'thisMonth', now, zone);
  expect(periodName('createdAt', month, now, zone)).toBe('thisMonth');
  expect(periodName('lastActiveAt', month, now, zone)).toBe('last30Days');
});

test('the name holds in other tabs and later visits, as the filters of a list do', () => {
  const month = choosePeriod('createdAt', 'thisMonth', now, zone);
  sessionStorage.clear();
  expect(periodName('createdAt', month, now, zone)).toBe('thisMonth');
});

test('the names that were chosen last are kept', () => {
  const month = choosePeriod('createdAt', 'thisMonth', now, zone);
  for (const place of Array(100).keys()) choosePeriod(`at${place}`, 'thisMonth', now, zone);
  expect(periodName('at99', month, now, zone)).toBe('thisMonth');
  expect(periodName('createdAt', month, now, zone)).toBe('last30Days');
});

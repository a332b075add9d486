import { expect, test } from 'vitest';
import { dueState, todayIn } from './due.ts';

test('today is the day of the person’s zone', () => {
  const at = Date.UTC(2026, 10, 21, 22, 30) / 1000;
  expect(todayIn('UTC', at)).toBe('2026-11-21');
  expect(todayIn('Europe/Riga', at)).toBe('2026-11-22');
});

test.each([
  ['2026-11-20', 'todo', 'overdue'],
  ['2026-11-21', 'in_progress', 'today'],
  ['2026-11-22', 'waiting', 'later'],
  ['2026-11-20', 'done', 'later'],
] as const)('what is due on %s and %s is %s on the 21st', (due, progress, state) => {
  expect(dueState(due, progress, '2026-11-21')).toBe(state);
});

import { formatDate } from '../../../domain/time/dates.ts';

/** Returns today's date in a time zone, in the format of days: 2026-11-21. */
export const todayIn = (zone: string, now = Date.now() / 1000): string =>
  formatDate(Math.floor(now), zone).replaceAll('.', '-');

type DueState = 'overdue' | 'today' | 'later';

/** Returns how a due date relates to today; finished tasks are never overdue. */
export const dueState = (dueDate: string, taskStatus: unknown, today: string): DueState => {
  if (taskStatus === 'done' || dueDate > today) return 'later';
  return dueDate < today ? 'overdue' : 'today';
};

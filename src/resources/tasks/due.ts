import { formatDate } from '../../../domain/dates.ts';

/** Today in a time zone, as days are written: 2026-11-21. */
export const todayIn = (zone: string, now = Date.now() / 1000): string =>
  formatDate(Math.floor(now), zone).replaceAll('.', '-');

type DueState = 'overdue' | 'today' | 'later';

/** How a day by which a task is to be done stands to today; what is done is never late. */
export const dueState = (dueDate: string, taskStatus: unknown, today: string): DueState => {
  if (taskStatus === 'done' || dueDate > today) return 'later';
  return dueDate < today ? 'overdue' : 'today';
};

/** Progress of what is still to be done. */
export const openProgress = ['todo', 'in_progress', 'waiting'] as const;

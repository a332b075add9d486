/** The states of changes scheduled for later, and the next step for one. */

export const scheduledStates = {
  waiting: { en: 'Waiting', ru: 'Ожидает', tone: 'info' },
  applied: { en: 'Applied', ru: 'Применено', tone: 'success' },
  returned: { en: 'Changed back', ru: 'Возвращено', tone: 'neutral' },
  conflict: { en: 'Conflict', ru: 'Конфликт', tone: 'warning' },
  failed: { en: 'Failed', ru: 'Не удалось', tone: 'error' },
  cancelled: { en: 'Cancelled', ru: 'Отменено', tone: 'neutral' },
} as const;

/** The facts that decide it. */
export interface ChangeFacts {
  state: string;
  appliedAt: number | null;
  backAt: number | null;
}

/** Returns the next step for a change: to apply it, or to revert it; undefined once nothing is left to do. */
export const nextStep = ({ state, appliedAt, backAt }: ChangeFacts): 'apply' | 'return' | undefined => {
  if (state === 'waiting') return 'apply';
  if (state === 'applied') return backAt === null ? undefined : 'return';
  if (state !== 'conflict' && state !== 'failed') return undefined;
  return appliedAt === null ? 'apply' : 'return';
};

/** How far ahead a change may be scheduled, in seconds. */
export const maxAheadSeconds = 366 * 24 * 3600;

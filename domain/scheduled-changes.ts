/** How far changes are that were put off to a moment, and what is next with one. */

export const scheduledStates = {
  waiting: { en: 'Waiting', ru: 'Ожидает', tone: 'info' },
  applied: { en: 'Applied', ru: 'Применено', tone: 'success' },
  returned: { en: 'Changed back', ru: 'Возвращено', tone: 'neutral' },
  conflict: { en: 'Conflict', ru: 'Конфликт', tone: 'warning' },
  failed: { en: 'Failed', ru: 'Не удалось', tone: 'error' },
  cancelled: { en: 'Cancelled', ru: 'Отменено', tone: 'neutral' },
} as const;

/** What decides about it. */
export interface ChangeFacts {
  state: string;
  appliedAt: number | null;
  backAt: number | null;
}

/** What is to be done with a change next: it is made, or taken back; undefined once nothing is. */
export const nextStep = ({ state, appliedAt, backAt }: ChangeFacts): 'apply' | 'return' | undefined => {
  if (state === 'waiting') return 'apply';
  if (state === 'applied') return backAt === null ? undefined : 'return';
  if (state !== 'conflict' && state !== 'failed') return undefined;
  return appliedAt === null ? 'apply' : 'return';
};

/** How far ahead a change may be put off, in seconds. */
export const maxAheadSeconds = 366 * 24 * 3600;

import type { Words } from './text/words.ts';

/** The periodic chores of an installation, in the order in which they are listed, and what each does. */
export const choreWords = {
  approving: { en: 'Approving conversions that are due', ru: 'Подтверждение конверсий по сроку' },
  invoicing: { en: 'Making invoices on schedule', ru: 'Создание счетов по графику' },
  givingUp: { en: 'Resolving leads whose sending was interrupted', ru: 'Завершение прерванных отправок лидов' },
  erasing: { en: 'Erasing expired contact data', ru: 'Стирание контактных данных по сроку' },
  sweeping: { en: 'Deleting expired data', ru: 'Удаление устаревшего' },
  partitions: { en: 'Making and dropping partitions of events', ru: 'Создание и удаление разделов событий' },
  watching: {
    en: 'Watching caps, integrations and trials',
    ru: 'Наблюдение за капами, интеграциями и пробным периодом',
  },
  replacing: { en: 'Replacing removed grades in leads', ru: 'Замена удалённых оценок в лидах' },
} as const satisfies Record<string, Words>;

export type ChoreName = keyof typeof choreWords;

export const choreNames = Object.keys(choreWords) as ChoreName[];

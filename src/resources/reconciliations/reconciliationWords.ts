import type { Words } from '../../../domain/text/words.ts';

/** The texts of the pages of reconciliations. */
export const reconciliationWords = {
  begin: { en: 'Reconcile a file', ru: 'Сверить файл' },
  correct: { en: 'Correct conversions', ru: 'Исправить конверсии' },
  undo: { en: 'Undo corrections', ru: 'Отменить исправления' },
  amounts: { en: 'Apply amounts ({0})', ru: 'Взять суммы из файла ({0})' },
  statuses: { en: 'Apply statuses ({0})', ru: 'Взять статусы из файла ({0})' },
  missing: { en: 'Reject conversions missing there ({0})', ru: 'Отклонить те, которых нет у рекламодателя ({0})' },
  frozen: {
    en: '{0|is on an invoice and will not be changed.|are on an invoice and will not be changed.}',
    ru: 'Входят в счёт: {0}. То, что учтено в счёте, останется как есть.',
  },
  differences: { en: 'Differences', ru: 'Расхождения' },
  includeOne: { en: 'Correct conversion {0}', ru: 'Исправить конверсию {0}' },
  here: { en: 'Here', ru: 'У нас' },
  there: { en: 'There', ru: 'У рекламодателя' },
  done: { en: 'Corrected: {0}', ru: 'Исправлено: {0}' },
  undone: { en: 'Corrections undone', ru: 'Исправления отменены' },
  undoTitle: { en: 'Undo all corrections?', ru: 'Отменить все исправления?' },
  undoText: {
    en: 'Conversions that get their previous revenue and status back: {0}.',
    ru: 'Конверсиям вернутся прежние доход и статус: {0}.',
  },
} satisfies Record<string, Words>;

import type { Words } from '../../../domain/text/words.ts';

/** Texts about exports, wherever they are reported. */
export const exportWords = {
  preparing: { en: 'Preparing {0}', ru: 'Готовится {0}' },
  ready: { en: '{0} is ready', ru: 'Готов {0}' },
  cancelled: { en: '{0} was cancelled', ru: 'Отменён {0}' },
  failed: { en: '{0} could not be created', ru: 'Не удалось подготовить {0}' },
  notAllowed: { en: 'You are no longer allowed to export this.', ru: 'Вам больше нельзя это экспортировать.' },
  broken: {
    en: 'The server could not write it. Try again later.',
    ru: 'Сервер не смог записать файл. Повторите позже.',
  },
  queued: { en: 'Waiting for its turn', ru: 'Ждёт очереди' },
  counting: { en: 'Counting rows', ru: 'Считаем строки' },
  progress: { en: '{0} of {1|row|rows}', ru: 'Строк: {0} из {1}' },
  rows: { en: '{0|row|rows}', ru: 'Строк: {0}' },
  download: { en: 'Download', ru: 'Скачать' },
  all: { en: 'All downloads', ru: 'Все загрузки' },
  stop: { en: 'Stop', ru: 'Остановить' },
} satisfies Record<string, Words>;

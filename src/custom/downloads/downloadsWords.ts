import type { Words } from '../../../domain/text/words.ts';
import type { Export } from '../../providers/data/contract.ts';

/** The texts of the downloads page, loaded with it. */
export const downloadsWords = {
  about: {
    en: 'Files you requested with a list’s export button. Each is deleted after the date shown.',
    ru: 'Файлы, которые вы запросили кнопкой экспорта в списках. После указанного дня файл удаляется.',
  },
  exports: { en: 'Downloads', ru: 'Загрузки' },
  file: { en: 'File', ru: 'Файл' },
  list: { en: 'List', ru: 'Список' },
  who: { en: 'Requested by', ru: 'Запросил' },
  status: { en: 'Status', ru: 'Состояние' },
  size: { en: 'Size', ru: 'Размер' },
  requested: { en: 'Requested', ru: 'Запрошен' },
  kept: { en: 'Kept until', ru: 'Хранится до' },
  narrowed: { en: 'Filtered', ru: 'С фильтрами' },
  inFull: { en: 'Contact data in full', ru: 'Контактные данные полностью' },
  none: { en: 'No downloads yet', ru: 'Загрузок пока нет' },
  noneText: {
    en: 'Open a list and press the export button above it. The file will appear here.',
    ru: 'Откройте список и нажмите кнопку экспорта над ним. Файл появится здесь.',
  },
  repeat: { en: 'Export again', ru: 'Экспортировать ещё раз' },
  remove: { en: 'Delete', ru: 'Удалить' },
  removeTitle: { en: 'Delete this file?', ru: 'Удалить этот файл?' },
  removeText: { en: 'You won’t be able to download {0} any more.', ru: '{0} больше нельзя будет скачать.' },
  more: { en: 'Show more', ru: 'Показать ещё' },
} satisfies Record<string, Words>;

/** The name of each state. */
export const stateWords: Readonly<Record<Export['state'], Words>> = {
  queued: { en: 'Queued', ru: 'В очереди' },
  running: { en: 'Preparing', ru: 'Готовится' },
  done: { en: 'Ready', ru: 'Готов' },
  cancelled: { en: 'Cancelled', ru: 'Отменён' },
  failed: { en: 'Failed', ru: 'Ошибка' },
};

import type { CustomerVerdict } from '../../../domain/traffic/customer-lists.ts';
import type { Words } from '../../../domain/text/words.ts';

/** Texts of the pages of customer synchronisations, in addition to the generated ones. */
export const syncWords = {
  run: { en: 'Run now', ru: 'Запустить сейчас' },
  asked: { en: 'Customers are requested in a few seconds', ru: 'Клиенты будут запрошены через несколько секунд' },
  title: { en: 'Test', ru: 'Проверка' },
  about: {
    en: 'Requests the first page from the advertiser with the saved settings. Nothing is stored.',
    ru: 'Запрашивает у рекламодателя первую страницу по сохранённым настройкам. Ничего не сохраняется.',
  },
  test: { en: 'Run test', ru: 'Проверить' },
  request: { en: 'Request', ru: 'Запрос' },
  answer: { en: 'Response', ru: 'Ответ' },
  rows: { en: 'Rows', ru: 'Строки' },
  row: { en: 'Row', ru: 'Строка' },
  customer: { en: 'Customer', ru: 'Клиент' },
  day: { en: 'Day', ru: 'День' },
  verdict: { en: 'Result', ru: 'Результат' },
  why: { en: 'Why', ru: 'Почему' },
  counts: { en: 'Rows on the page: {0}', ru: 'Строк на странице: {0}' },
  shown: { en: 'The first {0}:', ru: 'Первые {0}:' },
};

export const verdictWords: Readonly<Record<CustomerVerdict, Words>> = {
  new: { en: 'New customer', ru: 'Новый клиент' },
  changed: { en: 'Changed', ru: 'Изменится' },
  known: { en: 'Already known', ru: 'Уже известно' },
  unknown: { en: 'Unknown customer', ru: 'Неизвестный клиент' },
  faulty: { en: 'Faulty', ru: 'С ошибкой' },
};

import type { Words } from '../../../../domain/text/words.ts';

/** The texts of the monitor card, loaded with the integration's page. */
export const monitorWords = {
  title: { en: 'Monitor', ru: 'Монитор' },
  running: { en: 'Leads are sent', ru: 'Лиды отправляются' },
  paused: { en: 'Paused', ru: 'На паузе' },
  since: { en: 'Since {0}', ru: 'С {0}' },
  tryAt: { en: 'The next lead after {0} will test it', ru: 'Снова попробует первый лид после {0}' },
  tryNow: { en: 'The next lead will test it', ru: 'Снова попробует следующий лид' },
  byStaff: { en: 'It stays paused until staff resume it', ru: 'Возобновить может только сотрудник' },
  none: { en: 'No leads have been sent through it yet.', ru: 'Через неё ещё не отправляли лидов.' },
  accepted: { en: 'Accepted', ru: 'Принято' },
  acceptedOf: { en: '{0} of the last {1}', ru: '{0} из последних {1}' },
  median: { en: 'Response time, median', ru: 'Время ответа, медиана' },
  p95: { en: 'Response time, 95%', ru: 'Время ответа, 95 %' },
  milliseconds: { en: '{0} ms', ru: '{0} мс' },
  unanswered: { en: 'No responses', ru: 'Ответов не было' },
  outcomes: { en: 'Outcomes', ru: 'Исходы' },
  attempts: { en: 'Show attempts', ru: 'Показать попытки' },
} satisfies Record<string, Words>;

/** Outcomes of attempts, with the number of leads. */
export const outcomeWords = {
  accepted: { en: 'Accepted: {0}', ru: 'Принято: {0}' },
  duplicate: { en: 'Duplicate: {0}', ru: 'Дубли: {0}' },
  invalid: { en: 'Invalid: {0}', ru: 'Невалидные: {0}' },
  refused: { en: 'Refused: {0}', ru: 'Отклонено: {0}' },
  failed: { en: 'Not reached: {0}', ru: 'Не дошло: {0}' },
  unknown: { en: 'Unknown: {0}', ru: 'Неизвестно: {0}' },
} satisfies Record<string, Words>;

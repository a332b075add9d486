import { attemptFailures } from '../../domain/distribution/push-faults.ts';
import { entity, enumeration, integer, one, section, text, timestamp, url, visible } from '../define.ts';

const nobody = { rows: { none: true } } as const;

/** A message as it was sent, with what must not be read masked. */
const message = (en: string, ru: string) =>
  text({ en, ru, readOnly: true, onRequest: true, multiline: true, maxLength: 20_000 });

export const leadAttempt = entity({
  name: {
    en: ['Attempt', 'Attempts'],
    ru: ['Попытка', 'Попытки', 'Попыток', 'Попытки'],
  },
  about: {
    en: 'One attempt to send a lead to an advertiser: the request, the response and how it was interpreted. Recorded before it is made, and made only once.',
    ru: 'Попытка отправить лид рекламодателю: запрос, ответ и как он понят. Записывается до отправки и делается один раз.',
  },
  path: 'stat/lead_attempts',
  fields: {
    lead: one('lead', { en: 'Lead', ru: 'Лид', required: true, readOnly: true }),
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      required: true,
      readOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    offer: one('offer', { en: 'Offer', ru: 'Оффер', required: true, readOnly: true }),
    advertiser: one('advertiser', { en: 'Advertiser', ru: 'Рекламодатель', required: true, readOnly: true }),
    integration: one('integration', { en: 'Integration', ru: 'Интеграция', required: true, readOnly: true }),
    order: integer({
      en: 'Order',
      ru: 'Порядок',
      required: true,
      readOnly: true,
      help: { en: 'Position among the lead’s attempts.', ru: 'Какая по счёту попытка у лида.' },
    }),
    outcome: enumeration({
      en: 'Outcome',
      ru: 'Исход',
      required: true,
      readOnly: true,
      filterable: true,
      options: {
        pending: { en: 'Being sent', ru: 'Отправляется', tone: 'info' },
        accepted: { en: 'Accepted', ru: 'Принят', tone: 'success' },
        duplicate: { en: 'Duplicate', ru: 'Дубль', tone: 'warning' },
        invalid: { en: 'Invalid', ru: 'Невалидный', tone: 'error' },
        refused: { en: 'Refused', ru: 'Отклонён', tone: 'error' },
        failed: { en: 'Not reached', ru: 'Не дошёл', tone: 'neutral' },
        unknown: { en: 'Unknown', ru: 'Неизвестно', tone: 'warning' },
      },
      help: {
        en: 'Unknown: the advertiser may have taken the lead. It is not sent again automatically.',
        ru: 'Неизвестно: рекламодатель мог принять лид. Автоматически он повторно не отправляется.',
      },
    }),
    message: text({
      en: 'Advertiser’s message',
      ru: 'Сообщение рекламодателя',
      readOnly: true,
      maxLength: 1000,
    }),
    failure: enumeration({ en: 'What failed', ru: 'Что не удалось', readOnly: true, options: attemptFailures }),
    startedAt: timestamp({ en: 'Sent at', ru: 'Отправлен', required: true, readOnly: true }),
    finishedAt: timestamp({ en: 'Responded at', ru: 'Ответ получен', readOnly: true }),
    took: integer({ en: 'Time, ms', ru: 'Время, мс', readOnly: true }),
    httpStatus: integer({ en: 'HTTP status', ru: 'Статус HTTP', readOnly: true }),
    advertiserLeadId: text({ en: 'Advertiser’s ID', ru: 'ID у рекламодателя', readOnly: true, maxLength: 1000 }),
    advertiserStatus: text({
      en: 'Advertiser’s status',
      ru: 'Статус у рекламодателя',
      readOnly: true,
      maxLength: 200,
      help: { en: 'In the advertiser’s own wording, as last received.', ru: 'Их словом, по последнему запросу.' },
    }),
    advertiserStatusAt: timestamp({
      en: 'Advertiser’s status since',
      ru: 'Статус у рекламодателя с',
      readOnly: true,
      help: {
        en: 'As the advertiser reports. An older status that arrives later does not replace it.',
        ru: 'По их данным. Более старый статус, пришедший позже, его не заменит.',
      },
    }),
    redirectUrl: url({ en: 'Redirect URL', ru: 'Адрес для посетителя', readOnly: true, onRequest: true }),
    request: message('Request', 'Запрос'),
    answer: message('Response', 'Ответ'),
  },
  events: { partition: 'month' },
  calls: ['list', 'read'],
  displayFields: 'outcome',
  menu: { staff: { group: 'trafficData', order: 7, tabOnly: true } },
  access: {
    manager: { rows: visible('affiliate') },
    advertiser_manager: nobody,
    advertiser_member: nobody,
  },
  list: {
    columns: [
      'startedAt',
      'lead',
      'outcome',
      'advertiser',
      'integration',
      'offer',
      'order',
      'took',
      'httpStatus',
      'message',
    ],
    filters: ['createdAt', 'outcome', 'advertiser', 'integration', 'offer', 'lead', 'affiliate'],
    quickFilters: ['outcome', 'advertiser'],
    orderBy: 'createdAt:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section(
          { en: 'Attempt', ru: 'Попытка' },
          'lead',
          'outcome',
          'message',
          'failure',
          'advertiser',
          'integration',
          'offer',
          'affiliate',
          'order',
          'startedAt',
          'finishedAt',
          'took',
          'httpStatus',
          'advertiserLeadId',
          'advertiserStatus',
          'advertiserStatusAt',
          'redirectUrl',
        ),
        section({ en: 'Messages', ru: 'Сообщения' }, 'request', 'answer'),
      ],
    },
  },
});

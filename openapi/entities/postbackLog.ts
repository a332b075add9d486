import { attemptFailures } from '../../domain/distribution/push-faults.ts';
import { postbackEvents } from '../../domain/postback-events.ts';
import {
  both,
  codeList,
  entity,
  enumeration,
  having,
  integer,
  ip,
  one,
  own,
  section,
  text,
  timestamp,
  visible,
} from '../define.ts';

const body = (en: string, ru: string) => text({ en, ru, readOnly: true, multiline: true, maxLength: 10_000 });

const between = section(
  { en: 'Between', ru: 'Между кем' },
  'advertiser',
  'integration',
  'affiliate',
  'postback',
  'offer',
  'campaign',
);

const answer = section({ en: 'Answer', ru: 'Ответ' }, 'httpStatus', 'failure', 'answer', 'compared', 'duration');

const [received, sent] = ['postback_in', 'postback_out'] as const;
const menu = 'front.menu.postback_log.read';
const ofAdvertisers = both(having('kind', received), visible('advertiser'));

export const postbackLog = entity({
  name: {
    en: ['Postback log entry', 'Postback log entries'],
    ru: ['Запись лога постбэков', 'Записи лога постбэков', 'Записей лога постбэков'],
    gender: 'feminine',
  },
  about: {
    en: 'A postback that an advertiser sent us or that we sent an affiliate, and what was answered.',
    ru: 'Постбэк, который прислал рекламодатель или который мы отправили партнёру, и что было в ответ.',
  },
  path: 'stat/postback_logs',
  fields: {
    kind: enumeration({
      en: 'Direction',
      ru: 'Направление',
      required: true,
      readOnly: true,
      filterable: true,
      options: {
        [received]: { en: 'From an advertiser', ru: 'От рекламодателя' },
        [sent]: { en: 'To an affiliate', ru: 'Партнёру' },
      },
    }),
    result: enumeration({
      en: 'Result',
      ru: 'Результат',
      required: true,
      readOnly: true,
      filterable: true,
      options: {
        created: { en: 'Conversion', ru: 'Конверсия', tone: 'success' },
        repeated: { en: 'Known already', ru: 'Уже известно', tone: 'neutral' },
        graded: { en: 'Lead status', ru: 'Статус лида', tone: 'info' },
        ignored: { en: 'Ignored', ru: 'Пропущено', tone: 'neutral' },
        refused: { en: 'Refused', ru: 'Отклонено', tone: 'error' },
        delivered: { en: 'Delivered', ru: 'Доставлен', tone: 'success' },
        failed: { en: 'Failed', ru: 'Ошибка', tone: 'error' },
      },
    }),
    reason: text({ en: 'Why', ru: 'Почему', readOnly: true, staffOnly: true, maxLength: 500 }),
    advertiser: one('advertiser', { en: 'Advertiser', ru: 'Рекламодатель', readOnly: true, staffOnly: true }),
    integration: one('integration', { en: 'Integration', ru: 'Интеграция', readOnly: true, staffOnly: true }),
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      readOnly: true,
      staffOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    postback: one('postback', { en: 'Postback', ru: 'Постбэк', readOnly: true }),
    conversion: one('conversion', { en: 'Conversion', ru: 'Конверсия', readOnly: true }),
    lead: one('lead', { en: 'Lead', ru: 'Лид', readOnly: true, staffOnly: true }),
    clickId: text({ en: 'Click ID', ru: 'ID клика', readOnly: true, filterable: true, maxLength: 100 }),
    offer: one('offer', { en: 'Offer', ru: 'Оффер', readOnly: true }),
    campaign: one('campaign', { en: 'Campaign', ru: 'Кампания', readOnly: true }),
    country: codeList('isoCountries', { en: 'Country', ru: 'Страна', readOnly: true }),
    event: enumeration({
      en: 'Event',
      ru: 'Событие',
      readOnly: true,
      filterable: true,
      options: postbackEvents,
    }),
    eventId: text({
      en: 'Event ID',
      ru: 'ID события',
      readOnly: true,
      filterable: true,
      maxLength: 40,
      help: { en: 'The same in every attempt.', ru: 'Один и тот же во всех попытках.' },
    }),
    attempt: integer({ en: 'Attempt', ru: 'Попытка', readOnly: true }),
    failure: enumeration({ en: 'What failed', ru: 'Что не удалось', readOnly: true, options: attemptFailures }),
    compared: enumeration({
      en: 'Beside the attempt before',
      ru: 'По сравнению с прошлой попыткой',
      readOnly: true,
      options: {
        same: { en: 'Same answer', ru: 'Тот же ответ', tone: 'neutral' },
        different: { en: 'Another answer', ru: 'Другой ответ', tone: 'info' },
      },
    }),
    nextAttemptAt: timestamp({ en: 'Next attempt', ru: 'Следующая попытка', readOnly: true }),
    method: text({ en: 'Method', ru: 'Метод', required: true, readOnly: true, maxLength: 10 }),
    url: text({ en: 'URL', ru: 'Ссылка', required: true, readOnly: true, maxLength: 4000 }),
    body: body('Body', 'Тело'),
    ip: ip({ en: 'IP address', ru: 'IP-адрес', readOnly: true, staffOnly: true }),
    userAgent: text({ en: 'Program', ru: 'Программа', readOnly: true, staffOnly: true, maxLength: 500 }),
    httpStatus: integer({ en: 'HTTP status', ru: 'Код HTTP', readOnly: true }),
    answer: body('Answer', 'Ответ'),
    duration: integer({ en: 'Time (ms)', ru: 'Время (мс)', readOnly: true }),
  },
  events: { partition: 'week' },
  calls: ['list', 'read'],
  displayFields: 'id',
  access: {
    affiliate: { rows: both(having('kind', sent), own('affiliate')) },
    manager: { rows: visible('affiliate') },
    advertiser_manager: { rows: ofAdvertisers },
    advertiser_member: { rows: ofAdvertisers },
  },
  views: {
    advertiserPostbackLog: {
      name: {
        en: ['Advertisers’ postback', 'Advertisers’ postbacks'],
        ru: ['Постбэк рекламодателя', 'Постбэка рекламодателей', 'Постбэков рекламодателей', 'Постбэки рекламодателей'],
      },
      route: 'postback-logs/advertisers',
      where: { kind: [received] },
      permissions: { name: 'log.postback.advertiser', menu },
      menu: { staff: { group: 'postbackLogs', order: 10 } },
      list: {
        columns: [
          'createdAt',
          'result',
          'reason',
          'advertiser',
          'integration',
          'conversion',
          'clickId',
          'httpStatus',
          'url',
        ],
        filters: ['createdAt', 'result', 'affiliate', 'advertiser', 'offer', 'campaign', 'conversion', 'clickId'],
        quick: ['result', 'advertiser'],
        orderBy: 'createdAt:desc',
      },
      form: {
        general: {
          en: 'General',
          ru: 'Общее',
          fields: [
            section({ en: 'Postback', ru: 'Постбэк' }, 'result', 'reason', 'conversion', 'lead', 'clickId', 'country'),
            between,
            section({ en: 'Request', ru: 'Запрос' }, 'method', 'url', 'body', 'ip', 'userAgent'),
            answer,
          ],
        },
      },
    },
    affiliatePostbackLog: {
      name: {
        en: ['Sent postback', 'Sent postbacks'],
        ru: ['Отправленный постбэк', 'Отправленных постбэка', 'Отправленных постбэков', 'Отправленные постбэки'],
      },
      route: 'postback-logs/affiliates',
      where: { kind: [sent] },
      permissions: { name: 'log.postback.affiliate', menu },
      menu: { staff: { group: 'postbackLogs', order: 20 }, affiliates: { group: 'postbackLogs', order: 10 } },
      list: {
        columns: [
          'createdAt',
          'result',
          'event',
          'affiliate',
          'postback',
          'conversion',
          'attempt',
          'httpStatus',
          'duration',
          'url',
        ],
        filters: [
          'createdAt',
          'result',
          'event',
          'affiliate',
          'postback',
          'campaign',
          'offer',
          'conversion',
          'clickId',
          'eventId',
        ],
        quick: ['result', 'postback'],
        orderBy: 'createdAt:desc',
      },
      form: {
        general: {
          en: 'General',
          ru: 'Общее',
          fields: [
            section(
              { en: 'Postback', ru: 'Постбэк' },
              'result',
              'event',
              'conversion',
              'lead',
              'clickId',
              'country',
              'attempt',
              'nextAttemptAt',
              'eventId',
            ),
            between,
            section({ en: 'Request', ru: 'Запрос' }, 'method', 'url', 'body'),
            answer,
          ],
        },
      },
    },
  },
});

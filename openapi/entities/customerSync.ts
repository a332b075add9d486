import { entity, enumeration, one, parameters, section, timestamp, title, visible } from '../define.ts';
import { customerRequest, syncSchedule } from '../methods.ts';
import { activeOrInactive } from '../parts.ts';

export const customerSync = entity({
  name: {
    en: ['Customer sync', 'Customer syncs'],
    ru: ['Синхронизация клиентов', 'Синхронизации клиентов', 'Синхронизаций клиентов'],
    gender: 'feminine',
  },
  about: {
    en: 'Regularly requests customers’ deposits and turnover from an advertiser, by customer and day.',
    ru: 'Как у рекламодателя регулярно запрашивают депозиты и оборот клиентов: по клиентам и дням.',
  },
  path: 'user/customer_syncs',
  fields: {
    title: title(),
    integration: one('integration', {
      en: 'Integration',
      ru: 'Интеграция',
      required: true,
      createOnly: true,
      help: {
        en: 'Its parameters, such as keys, are sent with each request.',
        ru: 'Передаются её параметры, например ключи.',
      },
    }),
    advertiser: one('advertiser', {
      en: 'Advertiser',
      ru: 'Рекламодатель',
      readOnly: true,
      help: { en: 'That of its integration.', ru: 'Рекламодатель её интеграции.' },
    }),
    request: customerRequest,
    schedule: syncSchedule,
    state: enumeration({
      en: 'Synchronisation',
      ru: 'Синхронизация',
      required: true,
      readOnly: true,
      filterable: true,
      default: 'on',
      options: {
        on: { en: 'Running', ru: 'Идёт', tone: 'success' },
        paused: { en: 'Paused', ru: 'Приостановлена', tone: 'warning' },
      },
      help: {
        en: 'Pauses after several failures in a row, until a run succeeds or it is activated again.',
        ru: 'Приостанавливается после нескольких неудач подряд — до удачного запуска или повторного включения.',
      },
    }),
    pauseReason: parameters('words', {
      en: 'Reason for the pause',
      ru: 'Почему приостановлена',
      readOnly: true,
      column: 'WordsField',
      help: { en: 'In both languages.', ru: 'На обоих языках.' },
    }),
    lastRunAt: timestamp({
      en: 'Last run',
      ru: 'Последний запуск',
      readOnly: true,
      computed: true,
      onRequest: true,
    }),
    lastError: parameters('words', {
      en: 'Last error',
      ru: 'Последняя ошибка',
      readOnly: true,
      computed: true,
      onRequest: true,
      column: 'WordsField',
      help: { en: 'In both languages.', ru: 'На обоих языках.' },
    }),
    nextRunAt: timestamp({
      en: 'Next run',
      ru: 'Следующий запуск',
      readOnly: true,
      computed: true,
      onRequest: true,
    }),
    askedAt: timestamp({ en: 'Run requested', ru: 'Запуск запрошен', readOnly: true }),
  },
  unique: [['integration', 'title']],
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  actions: { run: { en: 'Run now', ru: 'Запуск сейчас' } },
  menu: { staff: { group: 'trafficData', order: 45 } },
  access: {
    manager: { rows: visible('advertiser') },
    advertiser_manager: { rows: visible('advertiser') },
    advertiser_member: { rows: visible('advertiser'), calls: ['list', 'read'] },
  },
  headerFields: ['integration', 'advertiser', 'state'],
  list: {
    columns: ['id', 'title', 'status', 'advertiser', 'integration', 'state', 'pauseReason', 'createdAt'],
    filters: ['advertiser', 'integration', 'state', 'createdAt'],
    quickFilters: ['advertiser', 'integration'],
    inlineEdit: ['title'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Synchronisation', ru: 'Синхронизация' }, 'title', 'integration'),
        section({ en: 'Requests and hours', ru: 'Запросы и расписание' }, 'request', 'schedule'),
        section(
          { en: 'Runs', ru: 'Запуски' },
          'state',
          'pauseReason',
          'lastRunAt',
          'lastError',
          'nextRunAt',
          'askedAt',
        ),
      ],
    },
    log: { en: 'Log', ru: 'Лог', list: 'synchronizationLog', by: 'customerSync' },
  },
});

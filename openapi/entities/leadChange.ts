import { pushFaults } from '../../domain/distribution/push-faults.ts';
import { masks, reasons } from '../../domain/distribution/reasons.ts';
import { entity, enumeration, enumerations, one, own, section, text, visible } from '../define.ts';
import { leadReasons, leadStatusOptions } from '../traffic.ts';

const nobody = { rows: { none: true } } as const;

export const leadChange = entity({
  name: {
    en: ['Lead change', 'Lead changes'],
    ru: ['Изменение лида', 'Изменения лида', 'Изменений лида'],
    gender: 'neuter',
  },
  about: {
    en: 'What happened to a lead: its status, grade, advertiser or data, who or what changed it, and why.',
    ru: 'Что происходило с лидом: статус, оценка, рекламодатель или данные, кто или что их изменило и почему.',
  },
  path: 'stat/lead_changes',
  fields: {
    lead: one('lead', { en: 'Lead', ru: 'Лид', required: true, readOnly: true }),
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      required: true,
      readOnly: true,
      staffOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    changedBy: enumeration({
      en: 'Changed by',
      ru: 'Что изменило',
      required: true,
      readOnly: true,
      options: {
        intake: { en: 'Intake', ru: 'Приём' },
        entry: { en: 'Entered by staff', ru: 'Введён сотрудником' },
        push: { en: 'Push', ru: 'Отправка' },
        postback: { en: 'Postback', ru: 'Постбэк' },
        synchronization: { en: 'Synchronization', ru: 'Синхронизация' },
        person: { en: 'Staff', ru: 'Сотрудник' },
        hold_queue: { en: 'Hold queue', ru: 'Очередь холда' },
        import: { en: 'Import', ru: 'Импорт' },
      },
    }),
    user: one('user', { en: 'Person', ru: 'Кто', readOnly: true, staffOnly: true }),
    impersonator: one('user', { en: 'Impersonated by', ru: 'Кто вошёл за него', readOnly: true, staffOnly: true }),
    previousStatus: enumeration({
      en: 'Status before',
      ru: 'Статус до',
      readOnly: true,
      options: leadStatusOptions,
    }),
    apiStatus: enumeration({ en: 'Status', ru: 'Статус', required: true, readOnly: true, options: leadStatusOptions }),
    reason: enumeration({
      en: 'Why',
      ru: 'Почему',
      readOnly: true,
      staffOnly: true,
      options: leadReasons(reasons, pushFaults),
    }),
    refusal: enumeration({ en: 'Reason', ru: 'Причина', readOnly: true, options: masks }),
    grade: one('leadGrade', { en: 'Grade', ru: 'Оценка', readOnly: true, staffOnly: true }),
    advertiser: one('advertiser', {
      en: 'Advertiser',
      ru: 'Рекламодатель',
      readOnly: true,
      staffOnly: true,
      help: { en: 'Who has it from then on.', ru: 'У кого лид с этого момента.' },
    }),
    changedFields: enumerations({
      en: 'Changed data',
      ru: 'Изменённые данные',
      readOnly: true,
      options: {
        firstName: { en: 'First name', ru: 'Имя' },
        lastName: { en: 'Last name', ru: 'Фамилия' },
        phone: { en: 'Phone', ru: 'Телефон' },
        email: { en: 'Email', ru: 'Эл. почта' },
        country: { en: 'Country', ru: 'Страна' },
        language: { en: 'Language', ru: 'Язык' },
      },
    }),
    note: text({ en: 'Note', ru: 'Примечание', readOnly: true, staffOnly: true, maxLength: 500 }),
  },
  events: { partition: 'month' },
  calls: ['list', 'read'],
  permissions: { name: 'lead' },
  displayFields: 'apiStatus',
  menu: { staff: { group: 'trafficData', order: 8, tabOnly: true } },
  access: {
    affiliate: { rows: own('affiliate') },
    manager: { rows: visible('affiliate') },
    advertiser_manager: nobody,
    advertiser_member: nobody,
  },
  list: {
    columns: [
      'createdAt',
      'lead',
      'changedBy',
      'user',
      'previousStatus',
      'apiStatus',
      'advertiser',
      'reason',
      'refusal',
      'note',
    ],
    filters: ['createdAt', 'lead', 'user', 'affiliate', 'advertiser', 'grade'],
    quick: ['user', 'lead'],
    orderBy: 'createdAt:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section(
          { en: 'Change', ru: 'Изменение' },
          'lead',
          'affiliate',
          'changedBy',
          'user',
          'impersonator',
          'previousStatus',
          'apiStatus',
          'reason',
          'refusal',
          'grade',
          'advertiser',
          'changedFields',
          'note',
        ),
      ],
    },
  },
});

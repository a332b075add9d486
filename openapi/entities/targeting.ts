import { boolean, entity, enumeration, codeList, integer, many, one, section, title, visible } from '../define.ts';
import { activeOrInactive, sieve, sieveFields, weight } from '../parts.ts';

export const targeting = entity({
  name: { en: ['Targeting', 'Targetings'], ru: ['Таргетинг', 'Таргетинга', 'Таргетингов', 'Таргетинги'] },
  about: {
    en: 'Defines who gets which traffic of an offer. Without targetings, all landing pages and advertisers of an offer share its traffic.',
    ru: 'Определяет, кому достаётся какой трафик оффера. Без таргетингов трафик делят все лендинги и рекламодатели оффера.',
  },
  path: 'user/targetings',
  fields: {
    title: title(),
    offer: one('offer', { en: 'Offer', ru: 'Оффер', required: true, createOnly: true }),
    advertiser: one('advertiser', {
      en: 'Advertiser',
      ru: 'Рекламодатель',
      help: { en: 'Gets the leads.', ru: 'Получает лиды.' },
    }),
    integration: one('integration', {
      en: 'Integration',
      ru: 'Интеграция',
      help: {
        en: 'Leave empty to allow any of the advertiser’s integrations.',
        ru: 'Пусто — любая интеграция рекламодателя.',
      },
    }),
    landing: one('landing', {
      en: 'Landing page',
      ru: 'Лендинг',
      help: { en: 'Gets the clicks.', ru: 'Получает клики.' },
    }),
    affiliates: many('user', {
      en: 'Affiliates',
      ru: 'Партнёры',
      referenceFilter: { roleType: ['affiliate'] },
      help: { en: 'Leave empty for all affiliates and teams.', ru: 'Пусто — для всех партнёров и команд.' },
    }),
    teams: many('team', { en: 'Teams', ru: 'Команды' }),
    ...sieve(),
    weight: weight({
      help: {
        en: 'Share of traffic if the vertical distributes by weight.',
        ru: 'Доля трафика, если вертикаль распределяет по весу.',
      },
    }),
    priority: integer({
      en: 'Order',
      ru: 'Порядок',
      required: true,
      default: 1,
      min: 1,
      max: 100_000,
      sortable: true,
      help: { en: 'Lower numbers are tried first.', ru: 'Меньшие пробуются раньше.' },
    }),
    lowPriority: boolean({
      en: 'Low priority',
      ru: 'Низкий приоритет',
      default: false,
      filterable: true,
      help: { en: 'Gets the traffic that no other targeting takes.', ru: 'Получает то, что не взяли другие.' },
    }),
    value: integer({
      en: 'Limit',
      ru: 'Лимит',
      min: 0,
      help: {
        en: 'Maximum clicks or leads per period. Leave empty for no limit.',
        ru: 'Сколько кликов или лидов получает за период. Пусто — без лимита.',
      },
    }),
    period: enumeration({
      en: 'Period',
      ru: 'Период',
      options: {
        hour: { en: 'Hour', ru: 'Час' },
        day: { en: 'Day', ru: 'День' },
        week: { en: 'Week', ru: 'Неделя' },
        month: { en: 'Month', ru: 'Месяц' },
        total: { en: 'All time', ru: 'Всё время' },
      },
    }),
    timezone: codeList('timezones', {
      en: 'Time zone of periods',
      ru: 'Часовой пояс периодов',
      required: true,
      default: 'UTC',
    }),
    counter: integer({
      en: 'Used',
      ru: 'Использовано',
      required: true,
      readOnly: true,
      computed: true,
      sortable: true,
      help: { en: 'In the current period.', ru: 'За текущий период.' },
    }),
  },
  exclusive: { target: { en: 'Goes to', ru: 'Куда', fields: ['advertiser', 'landing'], required: true } },
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status', 'clone'],
  schedulable: true,
  actions: {
    edit_sieve: { en: 'Edit targeting conditions of targetings', ru: 'Изменить фильтры трафика', edits: sieveFields },
  },
  menu: { staff: { group: 'offers', order: 23 } },
  access: {
    advertiser_manager: { rows: visible('offer') },
    advertiser_member: { rows: visible('offer'), calls: ['list', 'read'] },
  },
  headerFields: ['offer', 'advertiser'],
  list: {
    columns: [
      'id',
      'title',
      'status',
      'offer',
      'advertiser',
      'affiliates',
      'teams',
      'schedule',
      'priority',
      'lowPriority',
      'value',
    ],
    filters: ['offer', 'advertiser', 'integration', 'landing', 'affiliates', 'teams', 'lowPriority', 'createdAt'],
    inlineEdit: ['title', 'priority', 'affiliates', 'teams', 'weight'],
    bulkEdit: ['affiliates', 'teams', 'weight', 'lowPriority'],
    orderBy: 'priority:asc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Target', ru: 'Получатель' }, 'title', 'offer', 'advertiser', 'integration'),
        section({ en: 'Traffic from', ru: 'От кого' }, 'affiliates', 'teams'),
        section({ en: 'Order and share', ru: 'Порядок и доля' }, 'priority', 'weight', 'lowPriority'),
        section({ en: 'Limit', ru: 'Лимит' }, 'value', 'period', 'timezone', 'counter'),
      ],
    },
    sieve: {
      en: 'Targeting conditions',
      ru: 'Фильтр трафика',
      fields: ['countries', 'languages', 'trafficSources', 'schedule'],
    },
  },
});

import {
  boolean,
  entity,
  enumeration,
  enumerations,
  many,
  one,
  rows,
  secret,
  secureId,
  section,
  text,
  texts,
  title,
  url,
  visible,
} from '../define.ts';
import { methodSettings, syncSchedule } from '../methods.ts';
import { activeOrInactive } from '../parts.ts';

/** A method that the template must allow. */
const method = (en: string, ru: string) => boolean({ en, ru, default: false, filterable: true });

const asTheTemplate = {
  en: 'Empty: as the template says.',
  ru: 'Пусто: как в шаблоне.',
};

export const integration = entity({
  name: { en: ['Integration', 'Integrations'], ru: ['Интеграция', 'Интеграции', 'Интеграций'] },
  about: {
    en: 'How one advertiser gets leads and tells what became of them: a template with their own keys and settings.',
    ru: 'Как один рекламодатель получает лиды и сообщает об их судьбе: шаблон с его ключами и настройками.',
  },
  path: 'user/integrations',
  fields: {
    secureId: secureId({ staffOnly: true }),
    title: title(),
    advertiser: one('advertiser', { en: 'Advertiser', ru: 'Рекламодатель', required: true, createOnly: true }),
    template: one('integrationTemplate', { en: 'Template', ru: 'Шаблон', required: true, createOnly: true }),
    vertical: one('vertical', {
      en: 'Vertical',
      ru: 'Вертикаль',
      readOnly: true,
      help: { en: 'That of its template.', ru: 'Вертикаль её шаблона.' },
    }),
    offers: many('offer', {
      en: 'Offers',
      ru: 'Офферы',
      help: {
        en: 'Offers of this advertiser that it serves.',
        ru: 'Офферы этого рекламодателя, которые она обслуживает.',
      },
    }),
    outApiEnabled: method('Send leads by API', 'Отправлять лиды по API'),
    redirectEnabled: method('Redirect visitors', 'Перенаправлять посетителей'),
    apiSyncEnabled: method('Request statuses', 'Запрашивать статусы'),
    postbackEnabled: method('Accept postbacks', 'Принимать постбэки'),
    apiSyncStatus: enumeration({
      en: 'Synchronisation',
      ru: 'Синхронизация',
      required: true,
      readOnly: true,
      filterable: true,
      default: 'off',
      options: {
        off: { en: 'Off', ru: 'Выключена', tone: 'neutral' },
        on: { en: 'On', ru: 'Включена', tone: 'success' },
        paused: { en: 'Paused', ru: 'Приостановлена', tone: 'warning' },
      },
    }),
    apiSyncPauseReason: text({ en: 'Why it is paused', ru: 'Почему приостановлена', readOnly: true, maxLength: 500 }),
    apiParameters: rows('integrationParameter', 'integration', { en: 'Parameters', ru: 'Параметры' }),
    goals: rows('integrationGoalMapping', 'integration', { en: 'Goals', ru: 'Цели', help: asTheTemplate }),
    leadStatusMappings: rows('integrationStatusMapping', 'integration', {
      en: 'Lead statuses',
      ru: 'Статусы лидов',
      help: asTheTemplate,
    }),
    unmappedGoals: texts({
      en: 'Goals that came unmapped',
      ru: 'Пришедшие цели без соответствия',
      readOnly: true,
      computed: true,
      onRequest: true,
    }),
    unmappedStatuses: texts({
      en: 'Statuses that came unmapped',
      ru: 'Пришедшие статусы без соответствия',
      readOnly: true,
      computed: true,
      onRequest: true,
    }),
    ...methodSettings,
    apiSyncSchedule: syncSchedule,
    ...secret('postbackSecret', {
      en: 'Postback secret',
      ru: 'Секрет постбэков',
      maxLength: 200,
      help: {
        en: 'Postbacks must carry it in the parameter secret; without one, the address alone is enough.',
        ru: 'Постбэк должен передать его в параметре secret; если не задан, достаточно самой ссылки.',
      },
    }),
    postbackUrl: url({
      en: 'Postback URL',
      ru: 'Ссылка для постбэков',
      required: true,
      readOnly: true,
      computed: true,
      onRequest: true,
      help: { en: 'Give it to the advertiser.', ru: 'Передайте её рекламодателю.' },
    }),
    missing: enumerations({
      en: 'Still missing',
      ru: 'Чего не хватает',
      readOnly: true,
      computed: true,
      onRequest: true,
      options: {
        offers: { en: 'Offers', ru: 'Офферы', tone: 'warning' },
        methods: { en: 'A method that is switched on', ru: 'Хотя бы один включённый способ', tone: 'warning' },
        apiParameters: { en: 'Required parameters', ru: 'Обязательные параметры', tone: 'warning' },
        outApi: { en: 'How to send leads', ru: 'Как отправлять лиды', tone: 'warning' },
        redirect: { en: 'Where to redirect', ru: 'Куда перенаправлять', tone: 'warning' },
        apiSync: { en: 'How to request statuses', ru: 'Как запрашивать статусы', tone: 'warning' },
        postback: { en: 'Parameters of postbacks', ru: 'Параметры постбэков', tone: 'warning' },
        leadStatusMappings: { en: 'Lead statuses', ru: 'Статусы лидов', tone: 'warning' },
      },
      help: {
        en: 'What has to be filled in before it works; nothing when it is ready.',
        ru: 'Что нужно заполнить, чтобы она заработала; пусто, когда всё готово.',
      },
    }),
  },
  unique: [['advertiser', 'title']],
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status', 'clone'],
  actions: {
    synchronization: {
      en: 'Turn synchronisation on or off',
      ru: 'Включение и выключение синхронизации',
      fields: {
        synchronise: enumeration({
          en: 'Synchronisation',
          ru: 'Синхронизация',
          required: true,
          options: { off: { en: 'Off', ru: 'Выключить' }, on: { en: 'On', ru: 'Включить' } },
        }),
      },
    },
  },
  menu: { staff: { order: 55, icon: 'integrations' } },
  access: {
    manager: { rows: visible('advertiser') },
    advertiser_manager: { rows: visible('advertiser') },
    advertiser_member: { rows: visible('advertiser'), calls: ['list', 'read'] },
  },
  find: { subtitle: 'advertiser' },
  head: ['advertiser', 'template', 'apiSyncStatus'],
  list: {
    columns: ['id', 'title', 'status', 'advertiser', 'template', 'offers', 'apiSyncStatus', 'createdAt'],
    filters: [
      'advertiser',
      'template',
      'vertical',
      'offers',
      'apiSyncStatus',
      'outApiEnabled',
      'redirectEnabled',
      'apiSyncEnabled',
      'postbackEnabled',
      'createdAt',
    ],
    inPlace: ['title', 'offers'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Integration', ru: 'Интеграция' }, 'missing', 'title', 'advertiser', 'template', 'offers'),
        section(
          { en: 'What is switched on', ru: 'Что включено' },
          'outApiEnabled',
          'redirectEnabled',
          'apiSyncEnabled',
          'postbackEnabled',
        ),
      ],
    },
    goals: { en: 'Goals', ru: 'Цели', call: 'edit_goals', fields: ['unmappedGoals', 'goals'] },
    'status-mapping': {
      en: 'Statuses',
      ru: 'Статусы',
      call: 'edit_lead_status_mappings',
      fields: ['unmappedStatuses', 'leadStatusMappings'],
    },
    'api-params': { en: 'Parameters', ru: 'Параметры', call: 'edit_api_parameters', fields: ['apiParameters'] },
    'outbound-settings': {
      en: 'Outbound',
      ru: 'Исходящие',
      fields: [
        section({ en: 'Sending leads', ru: 'Отправка лидов', call: 'edit_out_api_mappings' }, 'outApi'),
        section({ en: 'Redirect', ru: 'Редирект', call: 'edit_redirect' }, 'redirect'),
      ],
    },
    'inbound-settings': {
      en: 'Inbound',
      ru: 'Входящие',
      fields: [
        section(
          { en: 'Postbacks', ru: 'Постбэки', call: 'edit_postback' },
          'postbackUrl',
          'postback',
          'postbackSecret',
          'postbackSecretSetAt',
        ),
        section({ en: 'Status requests', ru: 'Запросы статусов', call: 'edit_api_sync' }, 'apiSync', 'apiSyncSchedule'),
      ],
    },
  },
});

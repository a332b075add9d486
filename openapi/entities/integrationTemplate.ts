import {
  all,
  boolean,
  description,
  entity,
  enumerations,
  integer,
  group,
  one,
  reverse,
  rows,
  section,
  title,
} from '../define.ts';
import { methods, methodSettings, syncSchedule } from '../methods.ts';
import { activeOrInactive } from '../parts.ts';

const users = (en: string, ru: string) => integer({ en, ru, default: 0 });

export const integrationTemplate = entity({
  name: {
    en: ['Integration template', 'Integration templates'],
    ru: ['Шаблон интеграции', 'Шаблона интеграции', 'Шаблонов интеграции', 'Шаблоны интеграции'],
  },
  about: {
    en: 'How to exchange data with a platform for one vertical. Set up once and used by each advertiser’s integration.',
    ru: 'Как обмениваться данными с платформой в одной вертикали: настраивается один раз для интеграций всех рекламодателей.',
  },
  path: 'user/integration_templates',
  route: 'settings/integrations/templates',
  fields: {
    title: title(),
    platform: one('platform', { en: 'Platform', ru: 'Платформа', required: true, createOnly: true }),
    vertical: one('vertical', { en: 'Vertical', ru: 'Вертикаль', required: true, createOnly: true }),
    description: description(),
    integrationMethodsRestrictions: enumerations({
      en: 'Allowed methods',
      ru: 'Разрешённые способы',
      required: true,
      filterable: true,
      options: methods,
      help: {
        en: 'Integrations can use only these. The platform must support them.',
        ru: 'Интеграции могут включить только эти способы. Платформа должна их поддерживать.',
      },
    }),
    parameters: rows('integrationTemplateParameter', 'integrationTemplate', {
      en: 'Parameters',
      ru: 'Параметры',
      help: {
        en: 'Values to fill in for each advertiser: keys, accounts, funnel names.',
        ru: 'Что заполняют для каждого рекламодателя: ключи, аккаунты, названия воронок.',
      },
    }),
    keepsUnfitting: boolean({
      en: 'Keep values that no longer fit',
      ru: 'Оставить неподходящие значения',
      writeOnly: true,
      computed: true,
      help: {
        en: 'Changes the type of a parameter even if integrations have values of another type. Their pages show which.',
        ru: 'Тип параметра изменится, даже если значения интеграций ему не соответствуют. Каких — видно на их страницах.',
      },
    }),
    goals: rows('integrationTemplateGoalMapping', 'integrationTemplate', { en: 'Goals', ru: 'Цели' }),
    leadStatusMappings: rows('integrationTemplateStatusMapping', 'integrationTemplate', {
      en: 'Lead statuses',
      ru: 'Статусы лидов',
    }),
    ...methodSettings,
    apiSyncSchedule: syncSchedule,
    integrations: reverse('integration', 'template', {
      en: 'Integrations',
      ru: 'Интеграции',
      columns: ['title', 'status', 'advertiser', 'apiSyncStatus', 'createdAt'],
    }),
    usage: group(
      {
        goals: users('Goals', 'Цели'),
        leadStatusMappings: users('Lead statuses', 'Статусы лидов'),
        outApi: users('Sending leads', 'Отправка лидов'),
        redirect: users('Redirect', 'Редирект'),
        apiSync: users('Status requests', 'Запросы статусов'),
        postback: users('Postbacks', 'Постбэки'),
      },
      {
        en: 'Usage',
        ru: 'Использование',
        readOnly: true,
        computed: true,
        onRequest: true,
        help: {
          en: 'How many integrations use each part without settings of their own.',
          ru: 'Сколько интеграций используют каждую часть без собственных настроек.',
        },
      },
    ),
  },
  unique: [['platform', 'vertical', 'title']],
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status', 'clone'],
  permissions: { menu: 'front.settings.integration_templates.read' },
  menu: { staff: { group: 'settings', order: 180, tabOnly: true } },
  access: { advertiser_member: { rows: all, calls: ['list', 'read'] } },
  find: { subtitle: 'platform' },
  headerFields: ['platform', 'vertical'],
  list: {
    columns: ['id', 'title', 'status', 'platform', 'vertical', 'integrationMethodsRestrictions', 'createdAt'],
    filters: ['platform', 'vertical', 'integrationMethodsRestrictions', 'createdAt'],
    inlineEdit: ['title'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section(
          { en: 'Template', ru: 'Шаблон' },
          'title',
          'platform',
          'vertical',
          'description',
          'integrationMethodsRestrictions',
        ),
        section({ en: 'Used by', ru: 'Где используется' }, 'integrations'),
      ],
    },
    goals: { en: 'Goals', ru: 'Цели', call: 'edit_goals', fields: ['goals'] },
    'status-mapping': {
      en: 'Statuses',
      ru: 'Статусы',
      call: 'edit_lead_status_mappings',
      fields: ['leadStatusMappings'],
    },
    isp: { en: 'Parameters', ru: 'Параметры', call: 'edit_api_parameters', fields: ['parameters', 'keepsUnfitting'] },
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
        section({ en: 'Postbacks', ru: 'Постбэки', call: 'edit_postback' }, 'postback'),
        section({ en: 'Status requests', ru: 'Запросы статусов', call: 'edit_api_sync' }, 'apiSync', 'apiSyncSchedule'),
      ],
    },
  },
});

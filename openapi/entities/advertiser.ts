import { all, boolean, description, entity, many, one, own, reverse, secureId, tags, title, url } from '../define.ts';
import { activeOrBlocked, contacts } from '../parts.ts';

export const advertiser = entity({
  name: {
    en: ['Advertiser', 'Advertisers'],
    ru: ['Рекламодатель', 'Рекламодателя', 'Рекламодателей', 'Рекламодатели'],
    animate: true,
  },
  about: {
    en: 'A company that buys leads and pays for conversions.',
    ru: 'Компания, которая покупает лиды и платит за конверсии.',
  },
  path: 'user/advertisers',
  fields: {
    secureId: secureId(),
    title: title({ unique: true }),
    description: description(),
    vertical: one('vertical', { en: 'Vertical', ru: 'Вертикаль' }),
    defaultCurrency: one('currency', { en: 'Default currency', ru: 'Валюта по умолчанию' }),
    platforms: many('platform', {
      en: 'Platforms',
      ru: 'Платформы',
      help: { en: 'The software they work with.', ru: 'Программы, с которыми они работают.' },
    }),
    managers: many('user', {
      en: 'Managers',
      ru: 'Менеджеры',
      referenceFilter: { roleType: ['admin', 'advertiser_manager', 'advertiser_member'] },
    }),
    tags: tags('advertiser'),
    contacts: contacts(),
    offers: reverse('offer', 'advertisers', {
      en: 'Offers',
      ru: 'Офферы',
      staffOnly: true,
      editable: true,
      columns: ['title', 'status', 'accessType', 'vertical', 'createdAt'],
    }),
    apiSyncIntegrations: reverse('integration', 'advertiser', {
      en: 'Integrations',
      ru: 'Интеграции',
      staffOnly: true,
      columns: ['title', 'status', 'template', 'offers', 'circuit', 'acceptance', 'apiSyncStatus'],
    }),
    redirectTemplateEnabled: boolean({
      en: 'Use redirect template',
      ru: 'Использовать шаблон редиректа',
      default: false,
    }),
    redirectTemplate: url({
      en: 'Redirect template',
      ru: 'Шаблон редиректа',
      macros: 'lead',
      help: {
        en: 'Where visitors go once their lead is accepted.',
        ru: 'Куда направлять посетителя после приёма лида.',
      },
    }),
    apiToken: secureId({
      en: 'API token',
      ru: 'Токен API',
      column: 'SecretField',
      staffOnly: true,
      onRequest: true,
      filterable: false,
    }),
  },
  status: activeOrBlocked,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  permissions: { menu: 'front.menu.advertisers.read' },
  menu: { staff: { order: 50, icon: 'advertisers' } },
  access: {
    manager: { rows: all },
    advertiser_manager: { rows: own('managers') },
    advertiser_member: { rows: own('managers'), calls: ['list', 'read'] },
  },
  find: true,
  head: ['vertical', 'managers'],
  list: {
    columns: ['id', 'title', 'status', 'vertical', 'defaultCurrency', 'managers', 'tags', 'createdAt'],
    filters: ['vertical', 'platforms', 'managers', 'tags', 'createdAt'],
    mine: 'managers',
    inPlace: ['title', 'vertical', 'managers', 'tags'],
    bulkEdit: ['vertical', 'platforms', 'defaultCurrency', 'managers', 'tags'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        'title',
        'description',
        'vertical',
        'platforms',
        'defaultCurrency',
        'managers',
        'tags',
        'contacts',
        'offers',
      ],
    },
    integration: {
      en: 'Lead API and redirect',
      ru: 'API лидов и редирект',
      fields: ['secureId', 'apiToken', 'redirectTemplateEnabled', 'redirectTemplate'],
    },
    integrations: { en: 'Integrations', ru: 'Интеграции', list: 'integration', by: 'advertiser' },
    landings: { en: 'Landing pages', ru: 'Лендинги', list: 'landing', by: 'advertiser' },
    caps: { en: 'Caps', ru: 'Капы', list: 'cap', by: 'advertiser' },
    tasks: { en: 'Tasks', ru: 'Задачи', list: 'task', by: 'advertisers' },
  },
});

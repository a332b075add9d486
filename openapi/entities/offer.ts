import {
  boolean,
  both,
  description,
  duration,
  either,
  entity,
  enumeration,
  file,
  having,
  many,
  ofMyTeam,
  one,
  own,
  reverse,
  secureId,
  section,
  tags,
  title,
  url,
  visible,
} from '../define.ts';
import { imageExtensions, integrationMethods, statusWords } from '../parts.ts';

const publicId = 1;

export const offer = entity({
  name: { en: ['Offer', 'Offers'], ru: ['Оффер', 'Оффера', 'Офферов', 'Офферы'] },
  about: {
    en: 'What affiliates promote: a product of one or more advertisers.',
    ru: 'Что продвигают партнёры: продукт одного или нескольких рекламодателей.',
  },
  path: 'user/offers',
  fields: {
    secureId: secureId(),
    title: title(),
    accessType: enumeration({
      en: 'Access',
      ru: 'Доступ',
      required: true,
      filterable: true,
      default: publicId,
      options: {
        public: { id: publicId, en: 'Public', ru: 'Публичный', tone: 'info' },
        private: { id: 3, en: 'Private', ru: 'Приватный', tone: 'warning' },
      },
      help: {
        en: 'Private offers are visible only to assigned affiliates and teams.',
        ru: 'Приватный оффер видят только назначенные партнёры и команды.',
      },
    }),
    imageUrl: file({ en: 'Image', ru: 'Изображение', scope: 'offer', extensions: imageExtensions, megabytes: 10 }),
    description: description(),
    vertical: one('vertical', { en: 'Vertical', ru: 'Вертикаль' }),
    categories: many('category', { en: 'Categories', ru: 'Категории' }),
    trafficSources: many('trafficSource', { en: 'Traffic sources', ru: 'Источники трафика' }),
    payMethods: many('paymentMethod', { en: 'Payment methods', ru: 'Способы выплаты' }),
    integrationMethod: enumeration({
      en: 'Integration method',
      ru: 'Способ интеграции',
      filterable: true,
      options: integrationMethods,
    }),
    advertisers: many('advertiser', { en: 'Advertisers', ru: 'Рекламодатели', staffOnly: true }),
    managers: many('user', {
      en: 'Managers',
      ru: 'Менеджеры',
      staffOnly: true,
      referenceFilter: { roleType: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'] },
    }),
    tags: tags('offer'),
    isHot: boolean({ en: 'Hot', ru: 'Горячий', default: false, filterable: true }),
    assignedAffiliates: many('user', {
      en: 'Assigned affiliates',
      ru: 'Назначенные партнёры',
      staffOnly: true,
      onRequest: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    assignedTeams: many('team', { en: 'Assigned teams', ru: 'Назначенные команды', staffOnly: true, onRequest: true }),
    landers: reverse('landing', 'offer', {
      en: 'Landing pages',
      ru: 'Лендинги',
      columns: ['title', 'status', 'targetUrl', 'weight', 'previewUrl'],
    }),
    campaigns: reverse('campaign', 'offer', {
      en: 'Campaigns',
      ru: 'Кампании',
      staffOnly: true,
      columns: ['title', 'status', 'affiliate', 'trafficSource', 'createdAt'],
    }),
    sessionLifespan: duration({ en: 'Session duration', ru: 'Длительность сессии', unit: 'days', min: 0, max: 3650 }),
    sessionLifespanType: enumeration({
      en: 'Session starts at',
      ru: 'Отсчёт сессии от',
      options: {
        first_click: { id: 1, en: 'First click', ru: 'Первого клика' },
        last_click: { id: 2, en: 'Last click', ru: 'Последнего клика' },
      },
    }),
    trafficbackUrl: url({
      en: 'Trafficback URL',
      ru: 'Ссылка трафикбэка',
      staffOnly: true,
      help: {
        en: 'Where to send visitors that no landing page accepts.',
        ru: 'Куда направлять посетителей, которых не принимает ни один лендинг.',
      },
    }),
  },
  status: {
    set: {
      active: statusWords.active,
      inactive: statusWords.inactive,
      draft: { en: 'Draft', ru: 'Черновик', plural: { en: 'Drafts', ru: 'Черновики' }, tone: 'warning' },
    },
    initial: 'draft',
    transitions: { draft: ['active', 'inactive'], active: ['inactive'], inactive: ['active'] },
    call: 'change_block',
  },
  calls: ['list', 'read', 'create', 'edit', 'editOne', 'status', 'clone'],
  permissions: { menu: 'front.menu.offers.read' },
  menu: { staff: { group: 'offers', order: 10 }, affiliates: { order: 20, icon: 'offers', tab: 'all' } },
  access: {
    affiliate: {
      rows: both(
        having('status', 'active'),
        either(having('accessType', publicId), own('assignedAffiliates'), ofMyTeam('assignedTeams')),
      ),
      calls: ['list', 'read'],
    },
    advertiser_manager: { rows: either(own('managers'), visible('advertisers')) },
    advertiser_member: { rows: either(own('managers'), visible('advertisers')), calls: ['list', 'read'] },
  },
  find: true,
  head: ['accessType', 'vertical', 'advertisers'],
  list: {
    // The title shows the picture, and a flame where the offer is hot.
    columns: ['id', 'title', 'status', 'accessType', 'vertical', 'categories', 'advertisers', 'tags', 'createdAt'],
    filters: [
      'accessType',
      'vertical',
      'categories',
      'advertisers',
      'trafficSources',
      'managers',
      'tags',
      'isHot',
      'createdAt',
    ],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Offer', ru: 'Оффер' }, 'title', 'imageUrl', 'description', 'isHot'),
        section(
          { en: 'Classification', ru: 'Классификация' },
          'vertical',
          'categories',
          'trafficSources',
          'payMethods',
          'tags',
        ),
        section({ en: 'Team', ru: 'Команда' }, 'advertisers', 'managers'),
      ],
    },
    affiliates: {
      en: 'Affiliates',
      ru: 'Партнёры',
      fields: ['accessType', 'assignedAffiliates', 'assignedTeams', 'campaigns'],
    },
    landings: {
      en: 'Landing pages',
      ru: 'Лендинги',
      fields: ['integrationMethod', 'landers', 'sessionLifespan', 'sessionLifespanType', 'trafficbackUrl'],
    },
  },
});

import {
  boolean,
  entity,
  enumeration,
  hostName,
  codeLists,
  many,
  nobody,
  one,
  own,
  secureId,
  staff,
  title,
  url,
  visible,
} from '../define.ts';
import { integrationMethods, statusWords } from '../parts.ts';

export const campaign = entity({
  name: { en: ['Campaign', 'Campaigns'], ru: ['Кампания', 'Кампании', 'Кампаний'] },
  about: {
    en: 'An affiliate’s work on one offer: where their visitors come from and where they go.',
    ru: 'Работа партнёра с одним оффером: откуда приходят его посетители и куда попадают.',
  },
  path: 'user/campaigns',
  fields: {
    secureId: secureId(),
    title: title(),
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      required: true,
      createOnly: true,
      staffOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    offer: one('offer', { en: 'Offer', ru: 'Оффер', required: true, createOnly: true }),
    integrationMethod: enumeration({
      en: 'Integration method',
      ru: 'Способ интеграции',
      filterable: true,
      options: integrationMethods,
    }),
    trafficSource: one('trafficSource', { en: 'Traffic source', ru: 'Источник трафика' }),
    countries: codeLists('isoCountries', { en: 'Countries', ru: 'Страны' }),
    landers: many('landing', { en: 'Landing pages', ru: 'Лендинги', onRequest: true }),
    domain: hostName({
      en: 'Tracking domain',
      ru: 'Трекинговый домен',
      help: { en: 'Leave empty to use the network’s default.', ru: 'Пусто — домен сети по умолчанию.' },
    }),
    targetUrl: url({ en: 'Tracking link', ru: 'Трекинговая ссылка', required: true, readOnly: true, computed: true }),
    autocreated: boolean({
      en: 'Created automatically',
      ru: 'Создана автоматически',
      readOnly: true,
      default: false,
      staffOnly: true,
    }),
  },
  status: {
    set: {
      active: statusWords.active,
      // A copy never works where its original does not.
      inactive: { ...statusWords.inactive, copied: 'inactive' },
      offer_revoked: { en: 'Offer revoked', ru: 'Оффер отозван', tone: 'warning', enter: nobody },
      blocked: { ...statusWords.blocked, enter: staff, leave: staff, copied: 'inactive' },
      deleted: {
        en: 'Deleted',
        ru: 'Удалена',
        verb: { en: 'Delete', ru: 'Удалить' },
        plural: { en: 'Deleted', ru: 'Удалённые' },
        tone: 'neutral',
        final: true,
      },
    },
    transitions: {
      active: ['inactive', 'blocked', 'deleted'],
      inactive: ['active', 'blocked', 'deleted'],
      offer_revoked: ['active', 'inactive', 'blocked', 'deleted'],
      blocked: ['active', 'inactive', 'deleted'],
    },
    reason: ['blocked'],
  },
  calls: ['list', 'read', 'create', 'edit', 'status', 'clone'],
  permissions: { menu: 'front.menu.campaigns.read' },
  menu: {
    staff: { group: 'affiliates', order: 50 },
    affiliates: { order: 30, icon: 'campaigns', orderBy: 'id:desc' },
  },
  access: {
    affiliate: { rows: own('affiliate') },
    manager: { rows: visible('affiliate') },
    advertiser_manager: { rows: visible('offer'), calls: ['list', 'read'] },
    advertiser_member: { rows: visible('offer'), calls: ['list', 'read'] },
  },
  find: { subtitle: 'offer' },
  list: {
    columns: ['id', 'title', 'status', 'affiliate', 'offer', 'trafficSource', 'countries', 'targetUrl', 'createdAt'],
    filters: ['affiliate', 'offer', 'trafficSource', 'integrationMethod', 'createdAt'],
    orderBy: 'createdAt:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: ['title', 'affiliate', 'offer', 'trafficSource', 'integrationMethod', 'countries'],
    },
    landings: { en: 'Landing pages', ru: 'Лендинги', fields: ['landers', 'domain', 'secureId'] },
  },
});

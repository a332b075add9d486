import { clickStatus } from '../../domain/traffic/clicks.ts';
import { cardWords } from '../../domain/distribution/card-words.ts';
import { masks } from '../../domain/distribution/reasons.ts';
import {
  boolean,
  codeList,
  entity,
  enumeration,
  ip,
  type Options,
  one,
  own,
  parameters,
  secureId,
  text,
  url,
  visible,
} from '../define.ts';
import { clickReasons, clickStatuses, subs, subNames } from '../traffic.ts';

const outcomes: Options = {
  sent: { ...cardWords.outcomes.sent, tone: 'success' },
  trafficback: { ...cardWords.outcomes.trafficback, tone: 'warning' },
  nowhere: { ...cardWords.outcomes.nowhere, tone: 'error' },
};

const filters = [
  'createdAt',
  'campaign',
  'offer',
  'affiliate',
  'advertiser',
  'landing',
  'country',
  'ip',
  'secureId',
  ...subNames,
] as const;
const form = {
  general: {
    en: 'General',
    ru: 'Общее',
    fields: [
      { en: 'Click', ru: 'Клик', fields: ['clickStatus', 'outcome', 'reason', 'refusal'] },
      {
        en: 'Traffic',
        ru: 'Трафик',
        fields: ['affiliate', 'campaign', 'offer', 'advertiser', 'landing', 'fullTrafficSource', ...subNames],
      },
      {
        en: 'Visitor',
        ru: 'Посетитель',
        fields: [
          'ip',
          'country',
          'language',
          'userAgent',
          'referrer',
          'isUnique',
          'visitor',
          'campaignUrl',
          'targetUrl',
        ],
      },
    ],
  },
} as const;
const permissions = { name: 'click', menu: 'front.menu.clicks.read' };

export const click = entity({
  name: { en: ['Click', 'Clicks'], ru: ['Клик', 'Клика', 'Кликов', 'Клики'] },
  about: {
    en: 'A visitor who opened a campaign’s link: where they came from, where they were sent, and why.',
    ru: 'Посетитель, открывший ссылку кампании: откуда пришёл, куда отправлен и почему.',
  },
  path: 'stat/clicks',
  fields: {
    secureId: secureId({ en: 'Click ID', ru: 'ID клика' }),
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      required: true,
      readOnly: true,
      staffOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    campaign: one('campaign', { en: 'Campaign', ru: 'Кампания', required: true, readOnly: true }),
    offer: one('offer', { en: 'Offer', ru: 'Оффер', required: true, readOnly: true }),
    advertiser: one('advertiser', { en: 'Advertiser', ru: 'Рекламодатель', readOnly: true, staffOnly: true }),
    landing: one('landing', { en: 'Landing page', ru: 'Лендинг', readOnly: true }),
    clickStatus: enumeration({
      en: 'Status',
      ru: 'Статус',
      required: true,
      readOnly: true,
      filterable: true,
      options: clickStatuses,
    }),
    outcome: enumeration({ en: 'Outcome', ru: 'Исход', required: true, readOnly: true, options: outcomes }),
    reason: enumeration({
      en: 'Why invalid',
      ru: 'Почему невалидный',
      readOnly: true,
      staffOnly: true,
      options: clickReasons,
    }),
    refusal: enumeration({ en: 'Reason', ru: 'Причина', readOnly: true, options: masks }),
    country: codeList('isoCountries', { en: 'Country', ru: 'Страна', readOnly: true, filterable: true }),
    language: codeList('isoLanguages', { en: 'Language', ru: 'Язык', readOnly: true }),
    ip: ip({ en: 'IP address', ru: 'IP-адрес', readOnly: true, filterable: 'unindexed' }),
    isUnique: boolean({
      en: 'Unique',
      ru: 'Уникальный',
      readOnly: true,
      help: {
        en: 'The first click from this browser on this campaign, according to its cookie.',
        ru: 'Первый из этого браузера по этой кампании, судя по cookie.',
      },
    }),
    visitor: text({
      en: 'Visitor ID',
      ru: 'ID посетителя',
      readOnly: true,
      staffOnly: true,
      maxLength: 32,
      help: {
        en: 'The ID of the first click from this browser on this campaign. Empty for the first click itself.',
        ru: 'ID первого клика этого браузера по этой кампании. У самого первого клика пусто.',
      },
    }),
    fullTrafficSource: text({ en: 'Source', ru: 'Источник', readOnly: true, maxLength: 500 }),
    ...subs(),
    userAgent: text({ en: 'Browser', ru: 'Браузер', readOnly: true, maxLength: 500 }),
    referrer: text({ en: 'Referrer', ru: 'Откуда пришёл', readOnly: true, maxLength: 2000 }),
    campaignUrl: text({ en: 'Link opened', ru: 'Открытая ссылка', readOnly: true, maxLength: 2000 }),
    targetUrl: url({ en: 'Sent to', ru: 'Куда отправлен', readOnly: true, staffOnly: true }),
    decision: parameters('decision', { en: 'Decision', ru: 'Решение', readOnly: true, writeOnly: true }),
  },
  events: { partition: 'week' },
  calls: ['list', 'read'],
  displayFields: 'secureId',
  find: { exactMatch: ['secureId'], subtitle: 'campaign' },
  access: {
    affiliate: { rows: own('affiliate') },
    manager: { rows: visible('affiliate') },
    advertiser_manager: { rows: visible('advertiser') },
    advertiser_member: { rows: visible('advertiser') },
  },
  views: {
    validClick: {
      name: {
        en: ['Valid click', 'Valid clicks'],
        ru: ['Валидный клик', 'Валидных клика', 'Валидных кликов', 'Валидные клики'],
      },
      route: 'clicks/valid',
      where: { clickStatus: [clickStatus.valid] },
      permissions,
      menu: { staff: { group: 'clicks', order: 10 }, affiliates: { group: 'clicks', order: 10 } },
      list: {
        columns: [
          'createdAt',
          'affiliate',
          'campaign',
          'offer',
          'advertiser',
          'landing',
          'country',
          'ip',
          'isUnique',
          'sub1',
        ],
        filters,
        quickFilters: ['campaign'],
        orderBy: 'createdAt:desc',
      },
      form,
    },
    invalidClick: {
      name: {
        en: ['Invalid click', 'Invalid clicks'],
        ru: ['Невалидный клик', 'Невалидных клика', 'Невалидных кликов', 'Невалидные клики'],
      },
      route: 'clicks/invalid',
      where: { clickStatus: [clickStatus.invalid] },
      permissions,
      menu: { staff: { group: 'clicks', order: 20 }, affiliates: { group: 'clicks', order: 20 } },
      list: {
        columns: [
          'createdAt',
          'reason',
          'refusal',
          'outcome',
          'affiliate',
          'campaign',
          'offer',
          'country',
          'ip',
          'sub1',
        ],
        filters,
        quickFilters: ['campaign'],
        orderBy: 'createdAt:desc',
      },
      form,
    },
  },
});

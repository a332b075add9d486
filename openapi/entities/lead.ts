import { pushFaults } from '../../domain/distribution/push-faults.ts';
import { masks, reasons } from '../../domain/distribution/reasons.ts';
import {
  boolean,
  codeList,
  entity,
  enumeration,
  hash,
  ip,
  list,
  type Options,
  one,
  own,
  parameters,
  section,
  secureId,
  text,
  url,
  visible,
} from '../define.ts';
import { failedReasons, subNames, subs } from '../traffic.ts';

/** Why nobody has it though it was offered, as options of a field. */
const pushReasons: Options = Object.fromEntries(
  Object.entries(pushFaults).map(([code, { en, ru }]) => [code, { en, ru }]),
);

const nobody = { rows: { none: true } } as const;

/** What tells that two leads are of the same person; looked up and never shown. */
const sameness = (en: string, ru: string) => hash({ en, ru, readOnly: true, writeOnly: true, filterable: true });

export const lead = entity({
  name: { en: ['Lead', 'Leads'], ru: ['Лид', 'Лида', 'Лидов', 'Лиды'] },
  about: {
    en: 'Someone’s contact data: who sent it, what was decided about it, and why.',
    ru: 'Чьи-то контактные данные: кто их прислал, что о них решено и почему.',
  },
  path: 'stat/leads',
  route: 'leads',
  fields: {
    secureId: secureId({ en: 'Public ID', ru: 'Публичный ID' }),
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
    apiStatus: enumeration({
      en: 'Status',
      ru: 'Статус',
      required: true,
      readOnly: true,
      filterable: true,
      options: {
        new: { en: 'New', ru: 'Новый', tone: 'info' },
        sent: { en: 'Sent', ru: 'Отправлен', tone: 'success' },
        unsent: { en: 'Unsent', ru: 'Не отправлен', tone: 'error' },
        hold: { en: 'Hold', ru: 'Холд', tone: 'warning' },
        invalid: { en: 'Invalid', ru: 'Невалидный', tone: 'error' },
        trash: { en: 'Trash', ru: 'Треш', tone: 'neutral' },
        duplicate: { en: 'Duplicate', ru: 'Дубль', tone: 'warning' },
        failed: { en: 'Failed', ru: 'Ошибка', tone: 'error' },
        test: { en: 'Test', ru: 'Тест', tone: 'neutral' },
      },
    }),
    reason: enumeration({
      en: 'Why',
      ru: 'Почему',
      readOnly: true,
      staffOnly: true,
      options: { ...failedReasons(reasons), ...pushReasons },
    }),
    refusal: enumeration({ en: 'Reason', ru: 'Причина', readOnly: true, options: masks }),
    grade: one('leadGrade', {
      en: 'Grade',
      ru: 'Оценка',
      readOnly: true,
      staffOnly: true,
      help: { en: 'What the advertiser made of it.', ru: 'Что с ним стало у рекламодателя.' },
    }),
    firstName: text({ en: 'First name', ru: 'Имя', readOnly: true }),
    lastName: text({ en: 'Last name', ru: 'Фамилия', readOnly: true }),
    phone: text({ en: 'Phone', ru: 'Телефон', readOnly: true }),
    email: text({ en: 'Email', ru: 'Эл. почта', readOnly: true, maxLength: 254 }),
    country: codeList('isoCountries', { en: 'Country', ru: 'Страна', readOnly: true, filterable: true }),
    language: codeList('isoLanguages', { en: 'Language', ru: 'Язык', readOnly: true }),
    ip: ip({ en: 'IP address', ru: 'IP-адрес', readOnly: true }),
    sourceUrl: text({ en: 'Page of the form', ru: 'Страница формы', readOnly: true, maxLength: 2000 }),
    clickId: text({
      en: 'Click ID',
      ru: 'ID клика',
      readOnly: true,
      filterable: true,
      maxLength: 100,
      help: { en: 'Of the click it came after.', ru: 'Клик, после которого он пришёл.' },
    }),
    ...subs(),
    params: list(
      {
        name: text({ en: 'Parameter', ru: 'Параметр', required: true }),
        value: text({ en: 'Value', ru: 'Значение', required: true, maxLength: 1000 }),
      },
      { en: 'Further parameters', ru: 'Дополнительные параметры', readOnly: true, onRequest: true },
    ),
    advertiser: one('advertiser', { en: 'Advertiser', ru: 'Рекламодатель', readOnly: true, staffOnly: true }),
    integration: one('integration', { en: 'Integration', ru: 'Интеграция', readOnly: true, staffOnly: true }),
    redirectUrl: url({
      en: 'Visitor sent to',
      ru: 'Куда направлен посетитель',
      readOnly: true,
      staffOnly: true,
    }),
    isTest: boolean({ en: 'Test', ru: 'Тестовый', readOnly: true }),
    phoneKey: sameness('Phone, in one form', 'Телефон в едином виде'),
    emailKey: sameness('Email, in one form', 'Эл. почта в едином виде'),
    decision: parameters('decision', { en: 'Decision', ru: 'Решение', readOnly: true, writeOnly: true }),
  },
  events: { partition: 'month' },
  calls: ['list', 'read'],
  permissions: { menu: 'front.menu.leads.read' },
  menu: { staff: { group: 'trafficData', order: 5 }, affiliates: { group: 'trafficData', order: 5 } },
  displayFields: 'secureId',
  access: {
    affiliate: { rows: own('affiliate') },
    manager: { rows: visible('affiliate') },
    // Whose lead it is shows once an advertiser takes it.
    advertiser_manager: nobody,
    advertiser_member: nobody,
  },
  list: {
    columns: [
      'id',
      'createdAt',
      'apiStatus',
      'grade',
      'reason',
      'refusal',
      'firstName',
      'lastName',
      'affiliate',
      'campaign',
      'offer',
      'advertiser',
      'country',
    ],
    filters: ['createdAt', 'apiStatus', 'grade', 'campaign', 'offer', 'affiliate', 'advertiser', 'country'],
    quick: ['apiStatus', 'campaign'],
    orderBy: 'createdAt:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section(
          { en: 'Lead', ru: 'Лид' },
          'apiStatus',
          'grade',
          'reason',
          'refusal',
          'affiliate',
          'campaign',
          'offer',
          'advertiser',
          'integration',
          'redirectUrl',
          'isTest',
        ),
        section(
          { en: 'Contact', ru: 'Контакт' },
          'firstName',
          'lastName',
          'phone',
          'email',
          'country',
          'language',
          'ip',
        ),
        section({ en: 'Origin', ru: 'Происхождение' }, 'sourceUrl', 'clickId', ...subNames, 'params'),
      ],
    },
  },
});

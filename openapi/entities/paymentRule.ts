import { paymentType } from '../../domain/money/payment-type.ts';
import {
  boolean,
  both,
  duration,
  either,
  entity,
  enumeration,
  having,
  money,
  ofMyTeam,
  one,
  own,
  section,
  title,
  visible,
  when,
} from '../define.ts';
import { activeOrInactive, sieve, sieveFields, weight } from '../parts.ts';
import { paidFor, paymentTypes } from '../payment.ts';
import { conversionStatuses } from '../traffic.ts';

const { fixed } = paymentType;
const ofReports = { paidFor: ['report'] };

export const paymentRule = entity({
  name: { en: ['Payment rule', 'Payment rules'], ru: ['Правило оплаты', 'Правила оплаты', 'Правил оплаты'] },
  about: {
    en: 'What an advertiser pays for a conversion of an offer, and what the affiliate gets. The most specific rule wins.',
    ru: 'Сколько рекламодатель платит за конверсию оффера и сколько получает партнёр. Решает самое частное правило.',
  },
  path: 'user/payment_rules',
  fields: {
    title: title(),
    offer: one('offer', { en: 'Offer', ru: 'Оффер', required: true, createOnly: true }),
    paymentModel: one('paymentModel', { en: 'Payment model', ru: 'Модель оплаты', required: true }),
    paidFor: enumeration({
      en: 'Paid for',
      ru: 'За что платит',
      required: true,
      filterable: true,
      default: 'report',
      options: paidFor,
      help: {
        en: 'An accepted lead is paid once, without a postback from the advertiser.',
        ru: 'Принятый лид оплачивается один раз, без постбэка рекламодателя.',
      },
    }),
    goal: when(
      ofReports,
      one('goal', {
        en: 'Goal',
        ru: 'Цель',
        help: {
          en: 'The goal that the advertiser reports. Leave empty for postbacks without a goal.',
          ru: 'О чём должен сообщить рекламодатель. Пусто — постбэк без цели.',
        },
      }),
    ),
    // An accepted lead comes without a reported amount, so there is nothing to pay a percentage of.
    paymentType: when(
      ofReports,
      enumeration({
        en: 'Amounts are',
        ru: 'Суммы',
        required: true,
        default: fixed,
        filterable: true,
        options: paymentTypes,
      }),
    ),
    revenueValue: money({
      en: 'Revenue',
      ru: 'Доход',
      currency: 'revenueCurrency',
      required: true,
      staffOnly: true,
      min: '0',
      help: { en: 'What the advertiser pays.', ru: 'Сколько платит рекламодатель.' },
    }),
    revenueCurrency: when(
      { paymentType: [fixed] },
      one('currency', { en: 'Revenue currency', ru: 'Валюта дохода', required: true, staffOnly: true }),
    ),
    payoutValue: money({
      en: 'Payout',
      ru: 'Выплата',
      currency: 'payoutCurrency',
      required: true,
      min: '0',
      help: { en: 'What the affiliate gets.', ru: 'Сколько получает партнёр.' },
    }),
    payoutCurrency: when(
      { paymentType: [fixed] },
      one('currency', { en: 'Payout currency', ru: 'Валюта выплаты', required: true }),
    ),
    targetConversionStatus: enumeration({
      en: 'Initial status of conversions',
      ru: 'Начальный статус конверсий',
      required: true,
      default: 1,
      filterable: true,
      options: conversionStatuses,
    }),
    autoApprovePeriod: duration({
      en: 'Approve automatically after',
      ru: 'Подтверждать автоматически через',
      unit: 'hours',
      min: 0,
      max: 8760,
      help: { en: 'Leave empty to approve manually.', ru: 'Пусто — подтверждать вручную.' },
    }),
    isMultiConversion: when(
      ofReports,
      boolean({
        en: 'Pay for repeated conversions',
        ru: 'Оплачивать повторные конверсии',
        default: false,
        filterable: true,
        help: {
          en: 'If off, a click or lead is paid for once per goal.',
          ru: 'Иначе клик или лид оплачивается один раз за цель.',
        },
      }),
    ),
    audience: enumeration({
      en: 'Applies to',
      ru: 'Платит',
      required: true,
      readOnly: true,
      filterable: true,
      default: 'all',
      options: {
        all: { en: 'All affiliates', ru: 'Всем партнёрам' },
        team: { en: 'A team', ru: 'Команде' },
        affiliate: { en: 'An affiliate', ru: 'Партнёру' },
      },
    }),
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      staffOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
      help: { en: 'Leave empty to apply the rule to all affiliates.', ru: 'Пусто — правило для всех партнёров.' },
    }),
    team: one('team', {
      en: 'Team',
      ru: 'Команда',
      staffOnly: true,
      help: { en: 'Leave empty to apply the rule to all affiliates.', ru: 'Пусто — правило для всех партнёров.' },
    }),
    ...sieve(),
    weight: weight({
      staffOnly: true,
      help: {
        en: 'Of equally specific rules, the one with the largest weight wins, then the newest.',
        ru: 'Из одинаково частных правил платит правило с наибольшим весом, затем самое новое.',
      },
    }),
  },
  exclusive: { recipient: { en: 'Only for', ru: 'Только для', fields: ['affiliate', 'team'] } },
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status', 'clone'],
  schedulable: true,
  actions: {
    edit_sieve: {
      en: 'Edit targeting conditions of payment rules',
      ru: 'Изменить фильтры трафика',
      edits: sieveFields,
    },
  },
  menu: { staff: { group: 'offers', order: 22 } },
  access: {
    affiliate: {
      rows: both(
        having('status', 'active'),
        visible('offer'),
        either(having('audience', 'all'), own('affiliate'), ofMyTeam('team')),
      ),
      calls: ['list', 'read'],
    },
    advertiser_manager: { rows: visible('offer') },
    advertiser_member: { rows: visible('offer'), calls: ['list', 'read'] },
  },
  headerFields: ['offer', 'paymentModel', 'paidFor', 'goal', 'audience'],
  list: {
    columns: [
      'id',
      'title',
      'status',
      'paymentModel',
      'paidFor',
      'goal',
      'revenueValue',
      'payoutValue',
      'affiliate',
      'schedule',
      'autoApprovePeriod',
    ],
    filters: ['offer', 'paymentModel', 'paidFor', 'goal', 'audience', 'affiliate', 'team', 'paymentType', 'createdAt'],
    quickFilters: ['paymentModel', 'goal'],
    inlineEdit: ['title', 'paymentModel', 'autoApprovePeriod'],
    bulkEdit: ['paymentModel', 'autoApprovePeriod', 'isMultiConversion', 'targetConversionStatus', 'weight'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section(
          { en: 'What is paid for', ru: 'За что платится' },
          'title',
          'offer',
          'paymentModel',
          'paidFor',
          'goal',
          'paymentType',
        ),
        section({ en: 'Amounts', ru: 'Суммы' }, 'revenueValue', 'revenueCurrency', 'payoutValue', 'payoutCurrency'),
        section(
          { en: 'Conversions', ru: 'Конверсии' },
          'targetConversionStatus',
          'autoApprovePeriod',
          'isMultiConversion',
        ),
        section(
          { en: 'For which traffic', ru: 'Для какого трафика' },
          'affiliate',
          'countries',
          'languages',
          'trafficSources',
          'weight',
          'schedule',
        ),
      ],
    },
  },
});

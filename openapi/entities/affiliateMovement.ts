import { affiliateParts as parts, causes } from '../billing.ts';
import { decimal, entity, enumeration, money, one, own, visible } from '../define.ts';

const nobody = { rows: { none: true } } as const;

export const affiliateMovement = entity({
  name: {
    en: ['Affiliate’s movement', 'Affiliates’ movements'],
    ru: ['Движение у партнёра', 'Движения у партнёров', 'Движений у партнёров'],
    gender: 'neuter',
  },
  about: {
    en: 'An amount that came onto an affiliate’s account, left it, or went from one of its parts to another. Never changed: balances are sums of them.',
    ru: 'Сумма, которая пришла на счёт партнёра, ушла с него или перешла из одной его части в другую. Не меняется: балансы — это их суммы.',
  },
  path: 'user/affiliate_movements',
  route: 'affiliate-billing/movements',
  fields: {
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      required: true,
      readOnly: true,
      staffOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    balance: one('affiliateBalance', { en: 'Balance', ru: 'Баланс', required: true, readOnly: true }),
    from: enumeration({
      en: 'From',
      ru: 'Откуда',
      readOnly: true,
      filterable: true,
      options: parts,
      help: { en: 'Empty where it came from outside.', ru: 'Пусто — пришло извне.' },
    }),
    to: enumeration({
      en: 'To',
      ru: 'Куда',
      readOnly: true,
      filterable: true,
      options: parts,
      help: { en: 'Empty where it went outside.', ru: 'Пусто — ушло вовне.' },
    }),
    amount: money({ en: 'Amount', ru: 'Сумма', required: true, readOnly: true, currency: 'currency' }),
    currency: one('currency', { en: 'Currency', ru: 'Валюта', required: true, readOnly: true }),
    baseAmount: decimal({
      en: 'In the base currency',
      ru: 'В базовой валюте',
      required: true,
      readOnly: true,
      decimals: 8,
      help: { en: 'By the rate kept with its cause.', ru: 'По курсу, который хранится у причины.' },
    }),
    cause: enumeration({
      en: 'Cause',
      ru: 'Причина',
      required: true,
      readOnly: true,
      filterable: true,
      options: causes,
    }),
    conversion: one('conversion', { en: 'Conversion', ru: 'Конверсия', readOnly: true }),
    user: one('user', {
      en: 'User',
      ru: 'Кто',
      readOnly: true,
      staffOnly: true,
      help: { en: 'Empty where it happened by itself.', ru: 'Пусто — произошло само.' },
    }),
  },
  events: { partition: 'month' },
  calls: ['list', 'read'],
  permissions: { name: 'balance.affiliate', menu: 'balance.affiliate.read' },
  menu: {
    staff: { group: 'affiliateBilling', order: 15, tabOnly: true },
    affiliates: { group: 'trafficData', order: 60, tabOnly: true },
  },
  access: {
    affiliate: { rows: own('affiliate') },
    manager: { rows: visible('affiliate') },
    advertiser_manager: nobody,
    advertiser_member: nobody,
  },
  displayFields: 'cause',
  list: {
    columns: ['createdAt', 'affiliate', 'from', 'to', 'amount', 'baseAmount', 'cause', 'conversion', 'user'],
    filters: ['createdAt', 'affiliate', 'from', 'to', 'currency', 'cause', 'conversion', 'balance'],
    quick: ['affiliate', 'cause'],
    orderBy: 'createdAt:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: ['affiliate', 'from', 'to', 'amount', 'currency', 'baseAmount', 'cause', 'conversion', 'user', 'balance'],
    },
  },
});

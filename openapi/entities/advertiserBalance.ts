import { advertiserParts as parts, amount, baseCurrency, total } from '../billing.ts';
import { entity, list, one, visible } from '../define.ts';

export const advertiserBalance = entity({
  name: {
    en: ['Advertiser’s balance', 'Advertisers’ balances'],
    ru: ['Баланс рекламодателя', 'Баланса рекламодателей', 'Балансов рекламодателей', 'Балансы рекламодателей'],
  },
  about: {
    en: 'What an advertiser owes: what waits, what is approved, what was paid, and what they paid in advance.',
    ru: 'Сколько должен рекламодатель: что ждёт, что подтверждено, что оплачено и что внесено авансом.',
  },
  path: 'user/advertiser_balances',
  route: 'advertiser-billing/adv-balances',
  fields: {
    advertiser: one('advertiser', {
      en: 'Advertiser',
      ru: 'Рекламодатель',
      required: true,
      readOnly: true,
      unique: true,
    }),
    approved: total(parts['approved']!),
    hold: total(parts['hold']!),
    paid: total(parts['paid']!),
    advance: total(parts['advance']!),
    advanceHold: total(parts['advanceHold']!),
    currency: baseCurrency(),
    breakdown: list(
      {
        currency: one('currency', { en: 'Currency', ru: 'Валюта', required: true }),
        approved: amount(parts['approved']!),
        hold: amount(parts['hold']!),
        paid: amount(parts['paid']!),
        advance: amount(parts['advance']!),
        advanceHold: amount(parts['advanceHold']!),
      },
      { en: 'By currency', ru: 'По валютам', readOnly: true, computed: true, onRequest: true },
    ),
  },
  calls: ['list', 'read'],
  permissions: { name: 'balance.advertiser', menu: 'balance.advertiser.read' },
  menu: { staff: { group: 'advertiserBilling', order: 10 } },
  access: {
    manager: { rows: visible('advertiser') },
    advertiser_manager: { rows: visible('advertiser') },
    advertiser_member: { rows: visible('advertiser') },
  },
  displayFields: 'advertiser',
  list: {
    columns: ['advertiser', 'approved', 'hold', 'paid', 'advance', 'advanceHold', 'updatedAt'],
    filters: ['advertiser'],
    quick: ['advertiser'],
    orderBy: 'approved:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: ['advertiser', 'approved', 'hold', 'paid', 'advance', 'advanceHold', 'currency', 'breakdown'],
    },
  },
});

import { affiliateParts as parts, amount, baseCurrency, total } from '../billing.ts';
import { entity, list, one, own, visible } from '../define.ts';

const nobody = { rows: { none: true } } as const;

export const affiliateBalance = entity({
  name: {
    en: ['Affiliate’s balance', 'Affiliates’ balances'],
    ru: ['Баланс партнёра', 'Баланса партнёров', 'Балансов партнёров', 'Балансы партнёров'],
  },
  about: {
    en: 'What an affiliate has earned: what waits, what is approved, what is asked for and what was paid.',
    ru: 'Сколько заработал партнёр: что ждёт, что подтверждено, что запрошено и что выплачено.',
  },
  path: 'user/affiliate_balances',
  route: 'affiliate-billing/balances',
  fields: {
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      required: true,
      readOnly: true,
      staffOnly: true,
      unique: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    approved: total(parts['approved']!),
    hold: total(parts['hold']!),
    requestedWithdrawal: total(parts['requestedWithdrawal']!),
    paid: total(parts['paid']!),
    currency: baseCurrency(),
    breakdown: list(
      {
        currency: one('currency', { en: 'Currency', ru: 'Валюта', required: true }),
        approved: amount(parts['approved']!),
        hold: amount(parts['hold']!),
        requestedWithdrawal: amount(parts['requestedWithdrawal']!),
        paid: amount(parts['paid']!),
      },
      { en: 'By currency', ru: 'По валютам', readOnly: true, computed: true, onRequest: true },
    ),
  },
  calls: ['list', 'read'],
  permissions: { name: 'balance.affiliate', menu: 'balance.affiliate.read' },
  menu: { staff: { group: 'affiliateBilling', order: 10 } },
  access: {
    affiliate: { rows: own('affiliate') },
    manager: { rows: visible('affiliate') },
    advertiser_manager: nobody,
    advertiser_member: nobody,
  },
  displayFields: 'affiliate',
  list: {
    columns: ['affiliate', 'approved', 'hold', 'requestedWithdrawal', 'paid', 'updatedAt'],
    filters: ['affiliate'],
    quick: ['affiliate'],
    orderBy: 'approved:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: ['affiliate', 'approved', 'hold', 'requestedWithdrawal', 'paid', 'currency', 'breakdown'],
    },
  },
});

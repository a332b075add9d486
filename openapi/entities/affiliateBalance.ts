import { balanceOf } from '../accounts.ts';
import { entity } from '../define.ts';

export const affiliateBalance = entity({
  name: {
    en: ['Affiliate’s balance', 'Affiliates’ balances'],
    ru: ['Баланс партнёра', 'Баланса партнёров', 'Балансов партнёров', 'Балансы партнёров'],
  },
  about: {
    en: 'An affiliate’s balance in one currency: pending, approved, requested and paid amounts.',
    ru: 'Баланс партнёра в одной валюте: ожидает, подтверждено, запрошено и выплачено.',
  },
  path: 'user/affiliate_balances',
  route: 'affiliate-billing/balances',
  ...balanceOf('affiliate', ['approved', 'hold', 'requestedWithdrawal', 'paid']),
  menu: { staff: { group: 'affiliateBilling', order: 10 } },
});

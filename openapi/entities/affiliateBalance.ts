import { balanceOf } from '../accounts.ts';
import { entity } from '../define.ts';

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
  ...balanceOf('affiliate', ['approved', 'hold', 'requestedWithdrawal', 'paid']),
  menu: { staff: { group: 'affiliateBilling', order: 10 } },
});

import { balanceOf } from '../accounts.ts';
import { entity } from '../define.ts';

export const advertiserBalance = entity({
  name: {
    en: ['Advertiser’s balance', 'Advertisers’ balances'],
    ru: ['Баланс рекламодателя', 'Баланса рекламодателей', 'Балансов рекламодателей', 'Балансы рекламодателей'],
  },
  about: {
    en: 'An advertiser’s balance in one currency: pending, approved, invoiced and paid amounts, and advances.',
    ru: 'Баланс рекламодателя в одной валюте: ожидает, подтверждено, выставлено, оплачено и внесено авансом.',
  },
  path: 'user/advertiser_balances',
  route: 'advertiser-billing/adv-balances',
  ...balanceOf('advertiser', ['approved', 'hold', 'paid', 'advance', 'advanceHold']),
  menu: { staff: { group: 'advertiserBilling', order: 10 } },
});

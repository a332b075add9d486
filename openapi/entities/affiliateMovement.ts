import { movementOf } from '../accounts.ts';
import { entity } from '../define.ts';

export const affiliateMovement = entity({
  name: {
    en: ['Affiliate’s movement', 'Affiliates’ movements'],
    ru: ['Движение у партнёра', 'Движения у партнёров', 'Движений у партнёров'],
    gender: 'neuter',
  },
  ownName: { en: ['Movement', 'Movements'], ru: ['Движение', 'Движения', 'Движений'] },
  about: {
    en: 'An amount that came onto an affiliate’s account, left it, or went from one of its parts to another. Never changed: balances are sums of them.',
    ru: 'Сумма, которая пришла на счёт партнёра, ушла с него или перешла из одной его части в другую. Не меняется: балансы — это их суммы.',
  },
  path: 'user/affiliate_movements',
  route: 'affiliate-billing/movements',
  ...movementOf('affiliate'),
  menu: {
    staff: { group: 'affiliateBilling', order: 15, tabOnly: true },
    affiliates: { order: 51, icon: 'billing', tabOnly: true },
  },
});

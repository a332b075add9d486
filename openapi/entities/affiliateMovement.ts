import { movementOf } from '../accounts.ts';
import { entity } from '../define.ts';

export const affiliateMovement = entity({
  name: {
    en: ['Affiliate’s movement', 'Affiliates’ movements'],
    ru: ['Движение у партнёра', 'Движения у партнёров', 'Движений у партнёров'],
    gender: 'neuter',
  },
  affiliateName: { en: ['Movement', 'Movements'], ru: ['Движение', 'Движения', 'Движений'] },
  about: {
    en: 'An amount added to an affiliate’s account, taken from it, or moved between its parts. Never changed afterwards: balances are sums of movements.',
    ru: 'Сумма, зачисленная на счёт партнёра, списанная с него или перенесённая из одной его части в другую. Потом не меняется: балансы — это суммы движений.',
  },
  path: 'user/affiliate_movements',
  route: 'affiliate-billing/movements',
  ...movementOf('affiliate'),
  menu: {
    staff: { group: 'affiliateBilling', order: 15, tabOnly: true },
    affiliates: { order: 51, icon: 'billing', tabOnly: true },
  },
});

import { movementOf } from '../accounts.ts';
import { entity } from '../define.ts';

export const advertiserMovement = entity({
  name: {
    en: ['Advertiser’s movement', 'Advertisers’ movements'],
    ru: ['Движение у рекламодателя', 'Движения у рекламодателей', 'Движений у рекламодателей'],
    gender: 'neuter',
  },
  about: {
    en: 'An amount added to an advertiser’s account, taken from it, or moved between its parts. Never changed afterwards: balances are sums of movements.',
    ru: 'Сумма, зачисленная на счёт рекламодателя, списанная с него или перенесённая из одной его части в другую. Потом не меняется: балансы — это суммы движений.',
  },
  path: 'user/advertiser_movements',
  route: 'advertiser-billing/movements',
  ...movementOf('advertiser'),
  menu: { staff: { group: 'advertiserBilling', order: 15, tabOnly: true } },
});

import { movementOf } from '../accounts.ts';
import { entity } from '../define.ts';

export const advertiserMovement = entity({
  name: {
    en: ['Advertiser’s movement', 'Advertisers’ movements'],
    ru: ['Движение у рекламодателя', 'Движения у рекламодателей', 'Движений у рекламодателей'],
    gender: 'neuter',
  },
  about: {
    en: 'An amount that came onto an advertiser’s account, left it, or went from one of its parts to another. Never changed: balances are sums of them.',
    ru: 'Сумма, которая пришла на счёт рекламодателя, ушла с него или перешла из одной его части в другую. Не меняется: балансы — это их суммы.',
  },
  path: 'user/advertiser_movements',
  route: 'advertiser-billing/movements',
  ...movementOf('advertiser'),
  menu: { staff: { group: 'advertiserBilling', order: 15, tabOnly: true } },
});

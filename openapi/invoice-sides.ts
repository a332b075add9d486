import type { Words } from '../domain/words.ts';
import { type Definition, type Noun, type Rows, type StatusValue, visible } from './define.ts';

/** What tells the invoices of the two sides apart: of affiliates, whom the network pays, and of advertisers, who pay it. */

export type Side = 'affiliate' | 'advertiser';

type StatusWords = Words & Required<Pick<StatusValue, 'verb' | 'plural'>>;

export interface SideWords {
  name: Noun;
  about: Words;
  line: Noun;
  lineAbout: Words;
  party: Words;
  paid: StatusWords;
  unpaid: StatusWords;
}

export const words: Record<Side, SideWords> = {
  affiliate: {
    name: {
      en: ['Affiliate’s invoice', 'Affiliates’ invoices'],
      ru: ['Счёт партнёра', 'Счёта партнёров', 'Счетов партнёров', 'Счета партнёров'],
    },
    about: {
      en: 'What an affiliate is to be paid for a period: their approved conversions and corrections.',
      ru: 'Что нужно выплатить партнёру за период: подтверждённые конверсии и корректировки.',
    },
    line: {
      en: ['Line of an affiliate’s invoice', 'Lines of affiliates’ invoices'],
      ru: ['Строка счёта партнёра', 'Строки счетов партнёров', 'Строк счетов партнёров'],
    },
    lineAbout: {
      en: 'Conversions of one offer, goal and rate on an affiliate’s invoice, or a correction of it.',
      ru: 'Конверсии одного оффера, одной цели и ставки в счёте партнёра или корректировка счёта.',
    },
    party: { en: 'Affiliate', ru: 'Партнёр' },
    paid: {
      en: 'Paid',
      ru: 'Выплачен',
      verb: { en: 'Mark as paid', ru: 'Отметить выплату' },
      plural: { en: 'Paid', ru: 'Выплаченные' },
    },
    unpaid: {
      en: 'Unpaid',
      ru: 'Не выплачен',
      verb: { en: 'Mark as unpaid', ru: 'Вернуть в неоплаченные' },
      plural: { en: 'Unpaid', ru: 'Не выплаченные' },
    },
  },
  advertiser: {
    name: {
      en: ['Advertiser’s invoice', 'Advertisers’ invoices'],
      ru: ['Счёт рекламодателя', 'Счёта рекламодателей', 'Счетов рекламодателей', 'Счета рекламодателей'],
    },
    about: {
      en: 'What an advertiser is to pay for a period: approved conversions and corrections.',
      ru: 'Что рекламодатель должен оплатить за период: подтверждённые конверсии и корректировки.',
    },
    line: {
      en: ['Line of an advertiser’s invoice', 'Lines of advertisers’ invoices'],
      ru: ['Строка счёта рекламодателя', 'Строки счетов рекламодателей', 'Строк счетов рекламодателей'],
    },
    lineAbout: {
      en: 'Conversions of one offer, goal and rate on an advertiser’s invoice, or a correction of it.',
      ru: 'Конверсии одного оффера, одной цели и ставки в счёте рекламодателя или корректировка счёта.',
    },
    party: { en: 'Advertiser', ru: 'Рекламодатель' },
    paid: {
      en: 'Paid',
      ru: 'Оплачен',
      verb: { en: 'Mark as paid', ru: 'Отметить оплату' },
      plural: { en: 'Paid', ru: 'Оплаченные' },
    },
    unpaid: {
      en: 'Unpaid',
      ru: 'Не оплачен',
      verb: { en: 'Mark as unpaid', ru: 'Вернуть в неоплаченные' },
      plural: { en: 'Unpaid', ru: 'Не оплаченные' },
    },
  },
};

const nobody: { rows: Rows } = { rows: { none: true } };

/** Whom the network trusts with the invoices of a side; `mine` are those of an affiliate. */
export const accessOf = (side: Side, mine: Rows, of: string): NonNullable<Definition['access']> =>
  side === 'affiliate'
    ? {
        affiliate: { rows: mine, calls: ['list', 'read'] },
        manager: { rows: visible(of) },
        advertiser_manager: nobody,
        advertiser_member: nobody,
      }
    : {
        manager: { rows: visible(of) },
        advertiser_manager: { rows: visible(of) },
        advertiser_member: { rows: visible(of), calls: ['list', 'read'] },
      };

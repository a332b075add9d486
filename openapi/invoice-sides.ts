import type { Words } from '../domain/text/words.ts';
import { type Definition, type Noun, type Rows, type StatusValue, visible } from './define.ts';

/**
 * What differs between the invoices of the two sides: of affiliates, who are paid by the network, and of advertisers,
 * who pay it.
 */

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

/** The few words in which the texts about the two sides differ. */
interface Party {
  en: string;
  /** With its article, as in “an affiliate”. */
  one: string;
  ru: string;
  /** The genitive for one and for several. */
  of: readonly [one: string, many: string];
  about: Words;
  /** What happens to their invoices in Russian: paid out, or paid for. */
  paid: readonly [one: string, many: string];
  unpaid: readonly [one: string, many: string];
  /** What marks them as paid. */
  pay: Words;
}

const settled = (en: string, verb: Words, [one, many]: readonly [string, string]): StatusWords => ({
  en,
  ru: one,
  verb,
  plural: { en, ru: many },
});

const wordsOf = ({ en, one, ru, of: [own, theirs], about, ...said }: Party): SideWords => ({
  name: {
    en: [`${en}’s invoice`, `${en}s’ invoices`],
    ru: [`Счёт ${own}`, `Счёта ${theirs}`, `Счетов ${theirs}`, `Счета ${theirs}`],
  },
  about,
  line: {
    en: [`Line of ${one}’s invoice`, `Lines of ${en.toLowerCase()}s’ invoices`],
    ru: [`Строка счёта ${own}`, `Строки счетов ${theirs}`, `Строк счетов ${theirs}`],
  },
  lineAbout: {
    en: `Conversions of one offer, goal and rate on ${one}’s invoice, or a correction of it.`,
    ru: `Конверсии одного оффера, одной цели и ставки в счёте ${own} или корректировка счёта.`,
  },
  party: { en, ru },
  paid: settled('Paid', said.pay, said.paid),
  unpaid: settled('Unpaid', { en: 'Mark as unpaid', ru: 'Вернуть в неоплаченные' }, said.unpaid),
});

export const words: Record<Side, SideWords> = {
  affiliate: wordsOf({
    en: 'Affiliate',
    one: 'an affiliate',
    ru: 'Партнёр',
    of: ['партнёра', 'партнёров'],
    about: {
      en: 'What an affiliate is owed for a period: their approved conversions and corrections.',
      ru: 'Что нужно выплатить партнёру за период: подтверждённые конверсии и корректировки.',
    },
    paid: ['Выплачен', 'Выплаченные'],
    unpaid: ['Не выплачен', 'Не выплаченные'],
    pay: { en: 'Mark as paid', ru: 'Отметить выплату' },
  }),
  advertiser: wordsOf({
    en: 'Advertiser',
    one: 'an advertiser',
    ru: 'Рекламодатель',
    of: ['рекламодателя', 'рекламодателей'],
    about: {
      en: 'What an advertiser owes for a period: approved conversions and corrections.',
      ru: 'Что рекламодатель должен оплатить за период: подтверждённые конверсии и корректировки.',
    },
    paid: ['Оплачен', 'Оплаченные'],
    unpaid: ['Не оплачен', 'Не оплаченные'],
    pay: { en: 'Mark as paid', ru: 'Отметить оплату' },
  }),
};

const nobody: { rows: Rows } = { rows: { none: true } };

/**
 * Returns who may see and change the invoices of a side; `mine` are those of an affiliate, who has these `acts` beyond
 * reading them.
 */
export const accessOf = (
  side: Side,
  mine: Rows,
  of: string,
  acts: readonly string[] = [],
): NonNullable<Definition['access']> =>
  side === 'affiliate'
    ? {
        affiliate: { rows: mine, calls: ['list', 'read', ...acts] },
        manager: { rows: visible(of) },
        advertiser_manager: nobody,
        advertiser_member: nobody,
      }
    : {
        manager: { rows: visible(of) },
        advertiser_manager: { rows: visible(of) },
        advertiser_member: { rows: visible(of), calls: ['list', 'read'] },
      };

import type { Words } from '../../../domain/text/words.ts';

/** The texts of the card about a conversion's money, loaded with it. */
export const moneyWords = {
  title: { en: 'Why these amounts', ru: 'Почему такие суммы' },
  noRule: { en: 'No payment rule applied: nothing is paid.', ru: 'Ни одно правило не подошло: ничего не платится.' },
  rule: { en: 'Rule', ru: 'Правило' },
  version: { en: 'version {0}', ru: 'версия {0}' },
  fixed: { en: 'Pays a fixed amount', ru: 'Платит фиксированную сумму' },
  percent: { en: 'Pays a percentage of the reported amount', ru: 'Платит процент от переданной суммы' },
  revenue: { en: 'Revenue', ru: 'Доход' },
  payout: { en: 'Payout', ru: 'Выплата' },
  reported: { en: 'Reported', ru: 'Передано' },
  byRule: { en: 'By the rule', ru: 'По правилу' },
  rate: { en: 'Rate to the base currency', ru: 'Курс к базовой валюте' },
  result: { en: 'Result', ru: 'Итог' },
  profit: { en: 'Profit in the base currency', ru: 'Прибыль в базовой валюте' },
  changed: { en: 'Changed by hand: {0}', ru: 'Изменено вручную: {0}' },
  noReason: { en: 'no reason given', ru: 'причина не указана' },
  late: {
    en: 'It was reported after the offer’s session, but is still paid.',
    ru: 'Она пришла после сессии оффера; оплачивается так же.',
  },
  second: {
    en: 'Another advertiser has a conversion of the same lead and goal. Approve this one only if both are to be paid.',
    ru: 'По этому же лиду и цели есть конверсия другого рекламодателя. Подтверждайте, только если оплатить нужно обе.',
  },
  others: { en: 'Rules that did not pay', ru: 'Правила, которые не сработали' },
  noOthers: { en: 'There were no other rules.', ru: 'Других правил для этого не было.' },
  unknown: {
    en: 'The other rules are unknown: they were not recorded when the conversion came in.',
    ru: 'Какие были другие правила, неизвестно: она пришла, когда это ещё не записывалось.',
  },
} satisfies Record<string, Words>;

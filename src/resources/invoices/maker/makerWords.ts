import type { Words } from '../../../../domain/text/words.ts';
import type { Side } from '../sides.ts';

/** The texts of the invoice maker, loaded with the page. */
export const makerWords = {
  steps: { en: 'Steps', ru: 'Шаги' },
  period: { en: 'Period and filters', ru: 'Период и фильтры' },
  conversions: { en: 'Conversions', ru: 'Конверсии' },
  notes: { en: 'Notes', ru: 'Заметки' },
  summary: { en: 'Summary', ru: 'Итог' },
  next: { en: 'Next', ru: 'Далее' },
  back: { en: 'Back', ru: 'Назад' },
  refused: { en: 'The invoice couldn’t be created', ru: 'Не удалось создать счёт' },
  kept: { en: 'Nothing you entered is lost.', ru: 'Всё, что вы заполнили, сохранилось.' },
  periodEndsFirst: { en: 'The period ends before it begins', ru: 'Период заканчивается раньше, чем начинается' },
  none: {
    en: 'There are no approved conversions to invoice in this period.',
    ru: 'За этот период нет подтверждённых конверсий для счёта.',
  },
  allLeftOut: {
    en: 'Everything is left out. Include at least one conversion.',
    ru: 'Исключено всё. Включите хотя бы одну конверсию.',
  },
  tooMany: {
    en: 'There are more than 10,000 conversions, so all of them are invoiced. To leave some out, narrow the period or the filters.',
    ru: 'Конверсий больше 10 000: они войдут в счёт все вместе. Чтобы исключить часть, сузьте период или фильтры.',
  },
  leftOutBefore: {
    en: '{0|conversion|conversions} deselected in the list will be left out.',
    ru: 'Исключены раньше, когда конверсии показывались по одной: {0}.',
  },
  includeThem: { en: 'Include them', ru: 'Включить их' },
  included: { en: 'Included: {0} of {1|conversion|conversions}', ru: 'Конверсий в счёте: {0} из {1}' },
  includeGroup: { en: 'Include {0}', ru: 'Включить: {0}' },
  includeOne: { en: 'Include conversion {0}', ru: 'Включить конверсию {0}' },
  offer: { en: 'Offer', ru: 'Оффер' },
  goal: { en: 'Goal', ru: 'Цель' },
  lead: { en: 'Lead', ru: 'Лид' },
  rate: { en: 'Rate', ru: 'Ставка' },
  count: { en: 'Count', ru: 'Количество' },
  amount: { en: 'Amount', ru: 'Сумма' },
  converted: { en: 'In the invoice’s currency', ru: 'В валюте счёта' },
  show: { en: 'Show conversions: {0}', ru: 'Показать конверсии: {0}' },
  hide: { en: 'Hide conversions: {0}', ru: 'Скрыть конверсии: {0}' },
  conversion: { en: 'Conversion', ru: 'Конверсия' },
  approved: { en: 'Approved', ru: 'Подтверждена' },
  country: { en: 'Country', ru: 'Страна' },
  exchangeRates: { en: 'Exchange rates', ru: 'Курсы валют' },
  rateInto: { en: '1 {0} in {1}', ru: '1 {0} в {1}' },
  usualRate: { en: 'Empty: today’s rate, {0}', ru: 'Пусто — курс на сегодня: {0}' },
  unknownRate: { en: 'No rate is known for today', ru: 'Курс на сегодня неизвестен' },
  what: { en: 'Total', ru: 'Из чего складывается' },
  ofConversions: { en: 'Conversions', ru: 'Конверсии' },
  ofCorrections: { en: 'Corrections', ru: 'Корректировки' },
  rounding: { en: 'Rounding, included', ru: 'В том числе округление' },
  total: { en: 'Total', ru: 'Итого' },
  rateMissing: { en: 'Add the missing exchange rates.', ru: 'Укажите недостающие курсы.' },
} satisfies Record<string, Words>;

/** The name of the step that selects whose invoice it is. */
export const partyStep: Record<Side, Words> = {
  affiliate: { en: 'Affiliate', ru: 'Партнёр' },
  advertiser: { en: 'Advertiser', ru: 'Рекламодатель' },
};

/** The name of the notes step. */
export const notesStep: Record<Side, Words> = {
  affiliate: { en: 'Payment and notes', ru: 'Выплата и заметки' },
  advertiser: makerWords.notes,
};

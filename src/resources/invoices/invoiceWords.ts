import type { Words } from '../../../domain/text/words.ts';

/** The texts of the invoice page, loaded with it. */
export const invoiceWords = {
  lines: { en: 'Lines', ru: 'Строки' },
  cut: { en: 'The first {0} of {1|line|lines}.', ru: 'Показаны не все строки: {0} из {1}.' },
  allLines: { en: 'Show all lines', ru: 'Показать все строки' },
  what: { en: 'For what', ru: 'За что' },
  lead: { en: 'Lead', ru: 'Лид' },
  rate: { en: 'Rate', ru: 'Ставка' },
  count: { en: 'Conversions', ru: 'Конверсий' },
  exact: { en: 'Amount of conversions', ru: 'Сумма конверсий' },
  exchangeRate: { en: 'Exchange rate', ru: 'Курс' },
  amount: { en: 'Amount', ru: 'Сумма' },
  correction: { en: 'Correction: {0}', ru: 'Корректировка: {0}' },
  rounding: { en: 'Rounding, included', ru: 'В том числе округление' },
  total: { en: 'Total', ru: 'Итого' },
  advance: { en: 'Paid in advance', ru: 'Внесено авансом' },
  due: { en: 'To be paid', ru: 'К оплате' },
  show: { en: 'Show conversions', ru: 'Показать конверсии' },
  hide: { en: 'Hide conversions', ru: 'Скрыть конверсии' },
  conversions: { en: 'Conversions of the line', ru: 'Конверсии строки' },
  conversion: { en: 'Conversion', ru: 'Конверсия' },
  approved: { en: 'Approved', ru: 'Подтверждена' },
  country: { en: 'Country', ru: 'Страна' },
  allConversions: { en: 'All conversions of the line', ru: 'Все конверсии строки' },
  noConversions: {
    en: 'The conversions are no longer on the invoice.',
    ru: 'Конверсий в счёте больше нет.',
  },
  declined: { en: 'Declined: {0}', ru: 'Отклонён: {0}' },
  takenBack: { en: 'The payment was undone: {0}', ru: 'Оплата отменена: {0}' },
  download: { en: 'Download', ru: 'Скачать' },
} satisfies Record<string, Words>;

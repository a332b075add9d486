/** The texts of the reconciliation page, in addition to those of every import. */
export const reconcileWords = {
  about: {
    en: 'Compares an advertiser’s CSV or XLSX file with the conversions of a period, by transaction, click or lead. Nothing is changed: the comparison is saved as a report, which you can review and use to correct conversions.',
    ru: 'Сверяет файл рекламодателя (CSV или XLSX) с конверсиями за период по транзакции, клику или лиду. Ничего не меняется: сверка сохраняется отчётом, из которого после просмотра исправляют конверсии.',
  },
  advertiser: { en: 'Advertiser', ru: 'Рекламодатель' },
  from: { en: 'Period from', ru: 'Период с' },
  to: { en: 'Period to', ru: 'Период по' },
  counts: { en: '{0|row|rows}, {1} of them can’t be compared', ru: 'Строк: {0}, из них не сопоставить: {1}' },
  shown: { en: 'The first rows:', ru: 'Первые строки:' },
  summary: { en: 'Result', ru: 'Что получилось' },
  frozen: { en: 'On an invoice, can’t be changed', ru: 'В счетах, не меняются' },
  keep: { en: 'Save as a report', ru: 'Сохранить отчётом' },
};

/** The possible meanings of columns. */
export const columnWords = {
  txid: { en: 'Transaction ID', ru: 'ID транзакции' },
  click_id: { en: 'Click ID', ru: 'ID клика' },
  lead_id: { en: 'Lead ID', ru: 'ID лида' },
  amount: { en: 'Amount', ru: 'Сумма' },
  currency: { en: 'Currency', ru: 'Валюта' },
  status: { en: 'Status', ru: 'Статус' },
};

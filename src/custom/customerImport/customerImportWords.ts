/** The texts of the customer import, in addition to those of every import. */
export const customerImportWords = {
  about: {
    en: 'Imports customer data from an advertiser’s CSV or XLSX file: deposits, turnover and NGR, by day. You see a preview before anything is stored.',
    ru: 'Загружает из файла CSV или XLSX данные рекламодателя о клиентах: депозиты, оборот и NGR по дням. До сохранения вы увидите результат проверки.',
  },
  advertiser: { en: 'Advertiser', ru: 'Рекламодатель' },
  counts: {
    en: '{0|row|rows}, {1} of those shown can’t be imported',
    ru: 'Строк: {0}, из показанных не загрузятся: {1}',
  },
  shown: { en: 'The first rows:', ru: 'Первые строки:' },
  over: { en: 'Done: {0|row|rows} imported, {1} not', ru: 'Готово: строк загружено {0}, не загружено {1}' },
  show: { en: 'Show customers', ru: 'Показать клиентов' },
};

export const verdictWords = {
  kept: { en: 'Comes in', ru: 'Загрузится' },
  known: { en: 'Already known', ru: 'Уже известно' },
  faulty: { en: 'Can’t be imported', ru: 'Не загрузится' },
};

/** The possible meanings of columns. */
export const columnWords = {
  customer_id: { en: 'Customer ID', ru: 'ID клиента' },
  click_id: { en: 'Click ID', ru: 'ID клика' },
  lead_id: { en: 'Lead ID', ru: 'ID лида' },
  date: { en: 'Day', ru: 'День' },
  deposits: { en: 'Number of deposits', ru: 'Число депозитов' },
  deposit: { en: 'Deposited', ru: 'Внесено' },
  turnover: { en: 'Turnover', ru: 'Оборот' },
  ngr: { en: 'NGR', ru: 'NGR' },
  currency: { en: 'Currency', ru: 'Валюта' },
  txid: { en: 'Transaction ID', ru: 'ID транзакции' },
};

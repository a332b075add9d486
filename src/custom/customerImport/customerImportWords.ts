/** The texts of the customer import, in addition to those of every import. */
export const customerImportWords = {
  about: {
    en: 'Brings in what an advertiser tells of their customers in a CSV or XLSX file: deposits, turnover and NGR, by day. Nothing is kept before you have seen what would become of the rows.',
    ru: 'Загружает из файла CSV или XLSX данные рекламодателя о клиентах: депозиты, оборот и NGR по дням. Ничего не сохраняется, пока вы не увидите, что станет со строками.',
  },
  advertiser: { en: 'Advertiser', ru: 'Рекламодатель' },
  counts: { en: '{0|row|rows}, {1} of those shown won’t come in', ru: 'Строк: {0}, из показанных не загрузятся: {1}' },
  shown: { en: 'The first rows:', ru: 'Первые строки:' },
  over: { en: 'Done: {0|row|rows} came in, {1} did not', ru: 'Готово: строк загружено {0}, не загружено {1}' },
  show: { en: 'Show customers', ru: 'Показать клиентов' },
};

export const verdictWords = {
  kept: { en: 'Comes in', ru: 'Загрузится' },
  known: { en: 'Known already', ru: 'Уже известно' },
  faulty: { en: 'Won’t come in', ru: 'Не загрузится' },
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

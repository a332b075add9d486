import { boolean, decimal, entity, list, money, percent, text, title } from '../../openapi/define.ts';

/** An entity with every kind of exact number, which no entity of the product has yet. */
export const deal = entity({
  name: { en: ['Deal', 'Deals'], ru: ['Сделка', 'Сделки', 'Сделок'] },
  about: { en: 'What was agreed, and for how much.', ru: 'О чём договорились и за сколько.' },
  path: 'user/deals',
  fields: {
    title: title(),
    currency: text({ en: 'Currency', ru: 'Валюта', length: 3, pattern: '^[A-Z]{3}$' }),
    amount: money({
      en: 'Amount',
      ru: 'Сумма',
      currency: 'currency',
      required: true,
      sortable: true,
      filterable: true,
    }),
    deposit: money({ en: 'Deposit', ru: 'Залог', currency: 'currency', decimals: 2, min: '0', max: '5000000000' }),
    fee: percent({ en: 'Fee', ru: 'Комиссия', sortable: true, filterable: true, default: '2.5' }),
    margin: percent({ en: 'Margin', ru: 'Маржа', min: '-100', max: '1000', decimals: 4 }),
    rate: decimal({ en: 'Rate', ru: 'Курс', filterable: true }),
    isSigned: boolean({ en: 'Signed', ru: 'Подписана' }),
    parts: list(
      {
        unit: text({ en: 'Unit', ru: 'Единица', required: true, length: 3 }),
        price: money({ en: 'Price', ru: 'Цена', currency: 'unit', required: true }),
      },
      { en: 'Parts', ru: 'Части' },
    ),
  },
  calls: ['list', 'read', 'create', 'edit', 'delete'],
  list: {
    columns: ['id', 'title', 'amount', 'fee', 'margin', 'rate', 'currency'],
    filters: ['amount', 'fee', 'rate'],
  },
});

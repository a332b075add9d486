import { date, decimal, entity, enumeration, one } from '../define.ts';
import { rateOrigins } from '../rates.ts';

export const currencyRate = entity({
  name: { en: ['Exchange rate', 'Exchange rates'], ru: ['Курс валюты', 'Курса валюты', 'Курсов валют', 'Курсы валют'] },
  about: {
    en: 'The exchange rate of a currency from a given day on. New conversions and invoices use the latest rate in force; settled ones keep theirs.',
    ru: 'Курс валюты начиная с указанного дня. Новые конверсии и счета считаются по последнему действующему курсу; у рассчитанных остаётся прежний.',
  },
  path: 'user/currency_rates',
  route: 'settings/currency-rates',
  fields: {
    currency: one('currency', {
      en: 'Currency',
      ru: 'Валюта',
      required: true,
      createOnly: true,
      // What was earned in it is still reckoned.
      acceptsRetired: true,
    }),
    date: date({
      en: 'From',
      ru: 'С какого дня',
      required: true,
      createOnly: true,
      filterable: true,
      sortable: true,
      help: { en: 'The first day, in UTC, the rate is valid.', ru: 'Первый день действия, по UTC.' },
    }),
    rate: decimal({
      en: 'Rate',
      ru: 'Курс',
      required: true,
      min: '0.00000001',
      column: 'RateField',
      help: {
        en: 'Units of this currency per unit of the base currency.',
        ru: 'Сколько единиц этой валюты в одной единице базовой.',
      },
    }),
    origin: enumeration({
      en: 'Comes from',
      ru: 'Откуда',
      required: true,
      readOnly: true,
      filterable: true,
      default: 'hand',
      options: rateOrigins,
    }),
  },
  calls: ['list', 'read', 'create', 'edit'],
  permissions: { name: 'currency', menu: 'currency.update' },
  menu: { staff: { group: 'settings', order: 81, tabOnly: true } },
  displayFields: 'date',
  list: {
    columns: ['currency', 'date', 'rate', 'origin', 'createdAt', 'createdBy'],
    filters: ['currency', 'date', 'origin'],
    quickFilters: ['currency', 'date'],
    orderBy: 'date:desc',
  },
  form: { general: { en: 'General', ru: 'Общее', fields: ['currency', 'date', 'rate', 'origin'] } },
});

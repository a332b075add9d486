import { all, date, decimal, entity, text, title } from '../define.ts';
import { activeOrRetired } from '../parts.ts';

export const currency = entity({
  name: { en: ['Currency', 'Currencies'], ru: ['Валюта', 'Валюты', 'Валют'] },
  about: { en: 'A currency the network uses, with its rate.', ru: 'Валюта, с которой работает сеть, и её курс.' },
  path: 'user/currencies',
  route: 'settings/currencies',
  fields: {
    code: text({
      en: 'Code',
      ru: 'Код',
      required: true,
      createOnly: true,
      unique: true,
      searchable: true,
      sortable: true,
      filterable: true,
      length: 3,
      pattern: '^[A-Z]{3}$',
      help: { en: 'Three capital letters, as in ISO 4217.', ru: 'Три заглавные латинские буквы по ISO 4217.' },
    }),
    title: title(),
    symbol: text({ en: 'Symbol', ru: 'Символ', maxLength: 8 }),
    symbolNative: text({ en: 'Native symbol', ru: 'Местный символ', maxLength: 8 }),
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
    date: date({
      en: 'Rate date',
      ru: 'Дата курса',
      readOnly: true,
      help: {
        en: 'The day this rate is valid from. Earlier and later rates are in the list of exchange rates.',
        ru: 'С какого дня действует этот курс. Курсы других дней — в списке курсов.',
      },
    }),
  },
  status: activeOrRetired,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  permissions: { menu: 'currency.update' },
  menu: { staff: { group: 'settings', order: 80 } },
  // Inactive ones too: earlier amounts stay in them (D1267).
  access: { affiliate: { rows: all, calls: ['list', 'read'] } },
  find: { subtitle: 'title' },
  displayFields: 'code',
  preloaded: ['title', 'symbol', 'symbolNative'],
  list: { columns: ['id', 'code', 'title', 'symbol', 'symbolNative', 'rate', 'date', 'status'], orderBy: 'code:desc' },
  form: {
    general: { en: 'General', ru: 'Общее', fields: ['code', 'title', 'symbol', 'symbolNative', 'rate', 'date'] },
    rates: { en: 'Rates', ru: 'Курсы', list: 'currencyRate', by: 'currency' },
  },
});

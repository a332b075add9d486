import { all, boolean, entity, enumeration, owner, text, title } from '../define.ts';

export const accountField = entity({
  name: {
    en: ['Account field', 'Account fields'],
    ru: ['Поле реквизитов', 'Поля реквизитов', 'Полей реквизитов', 'Поля реквизитов'],
    gender: 'neuter',
  },
  about: {
    en: 'What an affiliate fills in to be paid by a payment method, such as an account number.',
    ru: 'Что партнёр заполняет, чтобы получать деньги этим способом выплаты, например номер счёта.',
  },
  path: 'user/account_fields',
  fields: {
    paymentMethod: owner('paymentMethod', { en: 'Payment method', ru: 'Способ выплаты' }),
    title: title({ en: 'Field', ru: 'Поле' }),
    titleRu: text({
      en: 'Field in Russian',
      ru: 'Поле на русском',
      maxLength: 200,
      help: { en: 'Leave empty for the same in both languages.', ru: 'Пусто — одинаково на обоих языках.' },
    }),
    format: enumeration({
      en: 'Takes',
      ru: 'Принимает',
      required: true,
      default: 'text',
      options: {
        text: { en: 'Any text', ru: 'Любой текст' },
        digits: { en: 'Digits', ru: 'Цифры' },
        email: { en: 'Email', ru: 'Эл. почту' },
        phone: { en: 'Phone', ru: 'Телефон' },
        iban: { en: 'IBAN', ru: 'IBAN' },
        trc20: { en: 'TRC-20 address', ru: 'Адрес TRC-20' },
        erc20: { en: 'ERC-20 address', ru: 'Адрес ERC-20' },
      },
    }),
    required: boolean({ en: 'Required', ru: 'Обязательно', default: true }),
    secret: boolean({
      en: 'Secret',
      ru: 'Секретное',
      default: false,
      help: {
        en: 'Stored encrypted. Shown in full only to staff with access to accounts; every view is recorded.',
        ru: 'Хранится в зашифрованном виде. Полностью видят только сотрудники с правом видеть реквизиты; каждый раз записывается.',
      },
    }),
  },
  displayRussian: 'titleRu',
  unique: [['paymentMethod', 'title']],
  calls: ['list', 'read'],
  permissions: { name: 'payment_method' },
  // Accounts are corrected by the fields of a payment method that is no longer offered, too.
  access: { affiliate: { rows: all } },
});

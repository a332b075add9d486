import { entity, one, owner, secret, text, visible } from '../define.ts';

const nobody = { rows: { none: true } } as const;

export const accountDetail = entity({
  name: {
    en: ['Account detail', 'Account details'],
    ru: ['Реквизит', 'Реквизита', 'Реквизитов', 'Реквизиты'],
  },
  about: {
    en: 'The value an affiliate entered for a field of the payment method.',
    ru: 'Что партнёр указал в поле способа выплаты.',
  },
  path: 'user/account_details',
  fields: {
    withdrawalMethod: owner('withdrawalMethod', { en: 'Withdrawal method', ru: 'Способ вывода' }),
    field: one('accountField', { en: 'Field', ru: 'Поле', required: true }),
    value: text({ en: 'Value', ru: 'Значение', maxLength: 200 }),
    ...secret('secretValue', { en: 'Secret value', ru: 'Секретное значение', maxLength: 200 }),
  },
  displayFields: 'field',
  unique: [['withdrawalMethod', 'field']],
  calls: ['list', 'read'],
  permissions: { name: 'withdrawal_method' },
  access: {
    affiliate: { rows: visible('withdrawalMethod') },
    manager: { rows: visible('withdrawalMethod') },
    advertiser_manager: nobody,
    advertiser_member: nobody,
  },
});

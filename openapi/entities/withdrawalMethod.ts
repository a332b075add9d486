import { boolean, entity, one, own, rows, secret, title, visible } from '../define.ts';
import { activeOrInactive } from '../parts.ts';

const nobody = { rows: { none: true } } as const;

export const withdrawalMethod = entity({
  name: {
    en: ['Withdrawal method', 'Withdrawal methods'],
    ru: ['Способ вывода', 'Способа вывода', 'Способов вывода', 'Способы вывода'],
  },
  about: {
    en: 'How an affiliate wants to be paid: a payment method with their account.',
    ru: 'Куда партнёр хочет получать выплаты: способ выплаты с его реквизитами.',
  },
  path: 'user/withdrawal_methods',
  route: 'settings/withdrawal-methods',
  fields: {
    title: title(),
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      required: true,
      createOnly: true,
      staffOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
    }),
    paymentMethod: one('paymentMethod', {
      en: 'Payment method',
      ru: 'Способ выплаты',
      required: true,
      createOnly: true,
    }),
    accountDetails: rows('accountDetail', 'withdrawalMethod', {
      en: 'Account details',
      ru: 'Реквизиты по полям',
      maxItems: 20,
      help: { en: 'The values for the payment method’s fields.', ru: 'Что требует способ выплаты.' },
    }),
    ...secret('details', {
      en: 'Account',
      ru: 'Реквизиты',
      maxLength: 2000,
      help: {
        en: 'Account number, wallet or address, if the payment method has no fields of its own. Stored encrypted.',
        ru: 'Номер счёта, кошелёк или адрес, если у способа выплаты нет своих полей. Хранится в зашифрованном виде.',
      },
    }),
    verified: boolean({
      en: 'Verified',
      ru: 'Проверен',
      affiliateReadOnly: true,
      filterable: true,
      help: { en: 'Checked by staff.', ru: 'Проверен сотрудником.' },
    }),
  },
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  menu: { staff: { group: 'affiliates', order: 65 }, affiliates: { group: 'settings', order: 30 } },
  access: {
    affiliate: { rows: own('affiliate') },
    manager: { rows: visible('affiliate') },
    advertiser_manager: nobody,
    advertiser_member: nobody,
  },
  find: { subtitle: 'affiliate' },
  list: {
    columns: ['id', 'title', 'status', 'affiliate', 'paymentMethod', 'verified', 'detailsSetAt', 'createdAt'],
    filters: ['affiliate', 'paymentMethod', 'verified', 'createdAt'],
    inlineEdit: ['title'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: ['title', 'affiliate', 'paymentMethod', 'accountDetails', 'details', 'detailsSetAt', 'verified'],
    },
  },
});

import { boolean, description, entity, having, rows, title } from '../define.ts';
import { activeOrRetired } from '../parts.ts';

export const paymentMethod = entity({
  name: {
    en: ['Payment method', 'Payment methods'],
    ru: ['Способ выплаты', 'Способа выплаты', 'Способов выплаты', 'Способы выплаты'],
  },
  about: { en: 'How the network pays its affiliates.', ru: 'Как сеть платит партнёрам.' },
  path: 'user/payment_methods',
  route: 'settings/payment-methods',
  fields: {
    title: title({ unique: true }),
    description: description(),
    accountFields: rows('accountField', 'paymentMethod', {
      en: 'What affiliates fill in',
      ru: 'Что заполняет партнёр',
      maxItems: 20,
      help: {
        en: 'Without fields, affiliates enter their account as one text.',
        ru: 'Без полей партнёр пишет реквизиты одним текстом.',
      },
    }),
    verification: boolean({
      en: 'Accounts must be verified',
      ru: 'Реквизиты нужно проверять',
      default: false,
      help: {
        en: 'A new or changed account stays inactive until staff have verified it.',
        ru: 'Новые и изменённые реквизиты неактивны, пока их не проверит сотрудник.',
      },
    }),
  },
  status: activeOrRetired,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  permissions: { menu: 'payment_method.update' },
  menu: {
    staff: { group: 'settings', order: 30 },
    affiliates: { group: 'settings', order: 20, permission: 'payment_method.read' },
  },
  access: { affiliate: { rows: having('status', 'active'), calls: ['list', 'read'] } },
  find: true,
  list: { columns: ['id', 'title', 'status', 'description', 'createdAt'], inlineEdit: ['title'] },
  form: {
    general: { en: 'General', ru: 'Общее', fields: ['title', 'description', 'accountFields', 'verification'] },
  },
});

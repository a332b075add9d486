import { boolean, description, entity, having, title } from '../define.ts';
import { activeOrRetired } from '../parts.ts';

export const paymentModel = entity({
  name: {
    en: ['Payment model', 'Payment models'],
    ru: ['Модель оплаты', 'Модели оплаты', 'Моделей оплаты'],
  },
  about: {
    en: 'What affiliates are paid for: an action, a lead, a click, or a share of revenue.',
    ru: 'За что платят: за действие, лид, клик или долю дохода.',
  },
  path: 'user/payment_models',
  route: 'settings/payment-settings',
  fields: {
    title: title({ unique: true }),
    description: description(),
    caps: boolean({
      en: 'Counted by caps',
      ru: 'Учитывается в капах',
      default: true,
      filterable: true,
      help: {
        en: 'Caps can be limited to conversions paid by this model.',
        ru: 'Капы можно ограничить тем, что оплачивается по этой модели.',
      },
    }),
  },
  status: activeOrRetired,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  permissions: { menu: 'payment_model.update' },
  menu: { staff: { group: 'settings', order: 140, tabOnly: true } },
  access: { affiliate: { rows: having('status', 'active'), calls: ['list', 'read'] } },
  find: true,
  list: {
    columns: ['id', 'title', 'status', 'description', 'caps', 'createdAt'],
    filters: ['caps'],
    inlineEdit: ['title', 'caps'],
  },
  form: { general: { en: 'General', ru: 'Общее', fields: ['title', 'description', 'caps'] } },
});

import { date, description, entity, money, one, text, visible } from '../define.ts';
import { accessOf } from '../invoice-sides.ts';

export const prepayment = entity({
  name: {
    en: ['Prepayment', 'Prepayments'],
    ru: ['Предоплата', 'Предоплаты', 'Предоплат'],
  },
  about: {
    en: 'A payment from an advertiser before there is an invoice. It is kept as an advance, which new invoices in the same currency draw on.',
    ru: 'Платёж рекламодателя до выставления счёта. Хранится как аванс, из которого оплачиваются новые счета в этой валюте.',
  },
  path: 'user/prepayments',
  route: 'advertiser-billing/prepayments',
  fields: {
    advertiser: one('advertiser', { en: 'Advertiser', ru: 'Рекламодатель', required: true, createOnly: true }),
    amount: money({
      en: 'Amount',
      ru: 'Сумма',
      currency: 'currency',
      required: true,
      createOnly: true,
      filterable: true,
      min: '0.00000001',
    }),
    currency: one('currency', { en: 'Currency', ru: 'Валюта', required: true, createOnly: true }),
    paymentDate: date({ en: 'Payment date', ru: 'Дата оплаты', required: true, createOnly: true, filterable: true }),
    reference: text({
      en: 'Reference',
      ru: 'Основание',
      searchable: true,
      help: {
        en: 'The number of the bank’s or advertiser’s document.',
        ru: 'Номер документа банка или рекламодателя.',
      },
    }),
    notes: description({ en: 'Notes', ru: 'Заметки' }),
  },
  status: {
    set: {
      received: {
        en: 'Received',
        ru: 'Получена',
        verb: { en: 'Mark as received', ru: 'Отметить получение' },
        plural: { en: 'Received', ru: 'Полученные' },
        tone: 'success',
      },
      returned: {
        en: 'Returned',
        ru: 'Возвращена',
        verb: { en: 'Return', ru: 'Вернуть' },
        plural: { en: 'Returned', ru: 'Возвращённые' },
        tone: 'neutral',
        final: true,
      },
    },
    transitions: { received: ['returned'], returned: [] },
    reason: ['returned'],
  },
  calls: ['list', 'read', 'create', 'edit', 'status'],
  permissions: { menu: 'prepayment.read' },
  menu: { staff: { group: 'advertiserBilling', order: 22, tab: 'all' } },
  access: accessOf('advertiser', visible('advertiser'), 'advertiser'),
  find: { subtitle: 'advertiser' },
  displayFields: 'reference',
  headerFields: ['advertiser', 'amount', 'paymentDate'],
  list: {
    columns: ['id', 'advertiser', 'amount', 'paymentDate', 'reference', 'status', 'createdAt', 'createdBy'],
    filters: ['advertiser', 'currency', 'amount', 'paymentDate', 'createdAt'],
    quickFilters: ['advertiser', 'paymentDate'],
    sums: ['amount'],
    orderBy: 'createdAt:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: ['advertiser', 'amount', 'currency', 'paymentDate', 'reference', 'notes'],
    },
  },
});

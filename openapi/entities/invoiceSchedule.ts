import { date, decimal, entity, enumeration, integer, one, type Rows, visible } from '../define.ts';
import { activeOrInactive } from '../parts.ts';

const nobody: { rows: Rows } = { rows: { none: true } };

export const invoiceSchedule = entity({
  name: {
    en: ['Invoice schedule', 'Invoice schedules'],
    ru: ['График счетов', 'Графика счетов', 'Графиков счетов', 'Графики счетов'],
  },
  about: {
    en: 'When affiliates’ invoices are created automatically, unpaid, for review. Applies to the whole network, or to one affiliate instead of the network’s schedule.',
    ru: 'Когда счета партнёров создаются автоматически — неоплаченными, для проверки. Для всей сети или для одного партнёра вместо общего графика.',
  },
  path: 'user/invoice_schedules',
  route: 'affiliate-billing/schedules',
  fields: {
    affiliate: one('user', {
      en: 'Affiliate',
      ru: 'Партнёр',
      createOnly: true,
      referenceFilter: { roleType: ['affiliate'] },
      help: {
        en: 'Empty: all affiliates without a schedule of their own.',
        ru: 'Пусто — все партнёры без собственного графика.',
      },
    }),
    threshold: decimal({
      en: 'From an amount of',
      ru: 'Начиная с суммы',
      required: true,
      min: '0',
      decimals: 8,
      help: {
        en: 'In the base currency. Smaller amounts are carried over to the next invoice.',
        ru: 'В базовой валюте. Меньшая сумма переносится в следующий счёт.',
      },
    }),
    frequency: enumeration({
      en: 'How often',
      ru: 'Как часто',
      required: true,
      filterable: true,
      default: 'monthly',
      options: {
        weekly: { en: 'Every Monday', ru: 'Каждый понедельник' },
        twoWeeks: { en: 'Every second Monday', ru: 'Каждый второй понедельник' },
        monthly: { en: 'On the first of each month', ru: 'Первого числа месяца' },
      },
      help: {
        en: 'In the network’s time zone.',
        ru: 'По дням часового пояса сети.',
      },
    }),
    holdDays: integer({
      en: 'Hold for (days)',
      ru: 'Холд (дней)',
      required: true,
      min: 0,
      max: 365,
      default: 0,
      help: {
        en: 'Conversions approved within this many days before the invoice are left for the next one.',
        ru: 'Конверсии, подтверждённые позже чем за столько дней, остаются до следующего раза.',
      },
    }),
    lastDue: date({
      en: 'Last made on',
      ru: 'Последний раз',
      readOnly: true,
      help: { en: 'The day invoices were last created for.', ru: 'День, за который счета созданы последний раз.' },
    }),
  },
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status'],
  permissions: { menu: 'invoice_schedule.read' },
  menu: { staff: { group: 'affiliateBilling', order: 30 } },
  access: { manager: { rows: visible('affiliate') }, advertiser_manager: nobody, advertiser_member: nobody },
  displayFields: 'id',
  list: {
    columns: ['id', 'affiliate', 'frequency', 'threshold', 'holdDays', 'lastDue', 'status'],
    filters: ['affiliate', 'frequency'],
    quickFilters: ['affiliate', 'frequency'],
    orderBy: 'id:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: ['affiliate', 'frequency', 'threshold', 'holdDays', 'lastDue'],
    },
  },
});

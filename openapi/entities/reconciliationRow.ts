import { entity, enumeration, integer, money, one, text, visible } from '../define.ts';
import { accessOf } from '../invoice-sides.ts';
import { rowFaultOptions, rowOutcomes, rowVerdicts } from '../reconciliation.ts';
import { conversionStatuses } from '../traffic.ts';

const serverSet = { readOnly: true } as const;

export const reconciliationRow = entity({
  name: {
    en: ['Row of a reconciliation', 'Rows of reconciliations'],
    ru: ['Строка сверки', 'Строки сверок', 'Строк сверок'],
  },
  about: {
    en: 'A row of an advertiser’s file with its conversion, or a conversion missing in the file.',
    ru: 'Строка файла рекламодателя и её конверсия или конверсия, которой в файле нет.',
  },
  path: 'user/reconciliation_rows',
  route: 'advertiser-billing/reconciliation-rows',
  fields: {
    reconciliation: one('reconciliation', { en: 'Reconciliation', ru: 'Сверка', required: true, ...serverSet }),
    row: integer({
      en: 'Row',
      ru: '№',
      ...serverSet,
      help: {
        en: 'The row number in the file; empty if it is missing there.',
        ru: 'Номер в файле; пусто — в файле нет.',
      },
    }),
    reference: text({
      en: 'ID in the file',
      ru: 'ID в файле',
      searchable: true,
      ...serverSet,
      help: { en: 'The transaction, click or lead.', ru: 'Транзакция, клик или лид.' },
    }),
    verdict: enumeration({
      en: 'Verdict',
      ru: 'Итог',
      required: true,
      filterable: true,
      ...serverSet,
      options: rowVerdicts,
    }),
    fault: enumeration({ en: 'Reason', ru: 'Причина', filterable: true, ...serverSet, options: rowFaultOptions }),
    conversion: one('conversion', { en: 'Conversion', ru: 'Конверсия', ...serverSet }),
    currency: one('currency', { en: 'Currency', ru: 'Валюта', ...serverSet }),
    amountHere: money({ en: 'Revenue here', ru: 'Доход у нас', currency: 'currency', ...serverSet }),
    amountThere: money({ en: 'Amount there', ru: 'Сумма у рекламодателя', currency: 'currency', ...serverSet }),
    statusHere: enumeration({ en: 'Status here', ru: 'Статус у нас', ...serverSet, options: conversionStatuses }),
    statusThere: enumeration({
      en: 'Status there',
      ru: 'Статус у рекламодателя',
      ...serverSet,
      options: conversionStatuses,
    }),
    invoice: text({
      en: 'On invoice',
      ru: 'В счёте',
      ...serverSet,
      help: {
        en: 'The invoice that prevents the correction.',
        ru: 'Счёт, из-за которого конверсия не исправляется.',
      },
    }),
    invoiceKeeps: enumeration({
      en: 'Kept by the invoice',
      ru: 'Что счёт не даёт изменить',
      ...serverSet,
      options: {
        all: { en: 'Amount and status', ru: 'Сумму и статус' },
        status: { en: 'Status', ru: 'Статус' },
      },
      help: {
        en: 'If it is an affiliate’s invoice, only the status is fixed: the revenue can still change.',
        ru: 'Если это счёт партнёра, зафиксирован только статус: доход ещё может измениться.',
      },
    }),
    outcome: enumeration({ en: 'Outcome', ru: 'Что стало', filterable: true, ...serverSet, options: rowOutcomes }),
  },
  calls: ['list', 'read'],
  permissions: { name: 'reconciliation', menu: 'reconciliation.read' },
  menu: { staff: { group: 'advertiserBilling', order: 35, tabOnly: true } },
  access: accessOf('advertiser', visible('reconciliation'), 'reconciliation'),
  displayFields: 'id',
  list: {
    columns: [
      'row',
      'reference',
      'verdict',
      'fault',
      'conversion',
      'amountHere',
      'amountThere',
      'statusHere',
      'statusThere',
      'invoice',
      'outcome',
    ],
    filters: ['reconciliation', 'verdict', 'fault', 'outcome', 'conversion'],
    quickFilters: ['verdict', 'outcome'],
    orderBy: 'id:asc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        'reconciliation',
        'row',
        'reference',
        'verdict',
        'fault',
        'conversion',
        'currency',
        'amountHere',
        'amountThere',
        'statusHere',
        'statusThere',
        'invoice',
        'invoiceKeeps',
        'outcome',
      ],
    },
  },
});

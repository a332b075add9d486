import { date, description, entity, enumeration, integer, one, section, text, timestamp, visible } from '../define.ts';
import { accessOf } from '../invoice-sides.ts';
import { reconciliationStates } from '../reconciliation.ts';

const serverSet = { required: true, readOnly: true } as const;
const count = (en: string, ru: string) => integer({ en, ru, ...serverSet });

export const reconciliation = entity({
  name: { en: ['Reconciliation', 'Reconciliations'], ru: ['Сверка', 'Сверки', 'Сверок'] },
  about: {
    en: 'Compares an advertiser’s file with the conversions of a period: what matches, differs or is missing, and what was corrected.',
    ru: 'Сравнение файла рекламодателя с конверсиями за период: что совпало, расходится или отсутствует и что исправлено.',
  },
  path: 'user/reconciliations',
  route: 'advertiser-billing/reconciliations',
  fields: {
    title: text({ en: 'File', ru: 'Файл', searchable: true, sortable: true, ...serverSet }),
    advertiser: one('advertiser', { en: 'Advertiser', ru: 'Рекламодатель', ...serverSet }),
    periodFrom: date({ en: 'Period from', ru: 'Период с', filterable: true, ...serverSet }),
    periodTo: date({
      en: 'Period to',
      ru: 'Период по',
      filterable: true,
      ...serverSet,
      help: {
        en: 'The last day, in UTC. Conversions of the period that are not in the file are reported as missing.',
        ru: 'Последний день. Конверсии, пришедшие за период (UTC), которых файл не называет, отсутствуют у рекламодателя.',
      },
    }),
    state: enumeration({ en: 'State', ru: 'Состояние', filterable: true, ...serverSet, options: reconciliationStates }),
    rows: count('Rows of the file', 'Строк в файле'),
    matched: count('Matched', 'Совпало'),
    otherAmount: count('Other amount', 'Другая сумма'),
    otherStatus: count('Other status', 'Другой статус'),
    otherBoth: count('Other amount and status', 'Другие сумма и статус'),
    missingHere: count('Missing here', 'Нет у нас'),
    missingThere: count('Missing there', 'Нет у рекламодателя'),
    faulty: count('Not comparable', 'Не сопоставить'),
    frozen: integer({
      en: 'On an invoice',
      ru: 'В счетах',
      ...serverSet,
      help: {
        en: 'Conversions that differ but are on a valid invoice, so that they are not changed.',
        ru: 'Расходящиеся конверсии, которые входят в действующий счёт и потому не меняются.',
      },
    }),
    corrected: count('Corrected', 'Исправлено'),
    correctedAt: timestamp({ en: 'Corrected at', ru: 'Исправлено в', readOnly: true }),
    undoneAt: timestamp({ en: 'Undone at', ru: 'Отменено в', readOnly: true }),
    notes: description({ en: 'Notes', ru: 'Заметки' }),
  },
  calls: ['list', 'read', 'edit'],
  permissions: { menu: 'reconciliation.read' },
  menu: { staff: { group: 'advertiserBilling', order: 30 } },
  access: accessOf('advertiser', visible('advertiser'), 'advertiser'),
  find: { subtitle: 'advertiser' },
  headerFields: ['advertiser', 'periodFrom', 'periodTo', 'state'],
  list: {
    columns: [
      'id',
      'title',
      'advertiser',
      'periodFrom',
      'periodTo',
      'state',
      'matched',
      'otherAmount',
      'otherStatus',
      'missingHere',
      'missingThere',
      'createdAt',
    ],
    filters: ['advertiser', 'state', 'periodFrom', 'periodTo', 'createdAt'],
    quickFilters: ['advertiser', 'state'],
    orderBy: 'createdAt:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Reconciliation', ru: 'Сверка' }, 'title', 'advertiser', 'periodFrom', 'periodTo', 'state'),
        section(
          { en: 'What was compared', ru: 'Что сопоставлено' },
          ...['rows', 'matched', 'otherAmount', 'otherStatus', 'otherBoth'],
          ...['missingHere', 'missingThere', 'faulty', 'frozen'],
        ),
        section({ en: 'What was corrected', ru: 'Что исправлено' }, 'corrected', 'correctedAt', 'undoneAt'),
        section({ en: 'Notes', ru: 'Заметки' }, 'notes'),
      ],
    },
    rows: { en: 'Rows', ru: 'Строки', list: 'reconciliationRow', by: 'reconciliation' },
  },
});

import { rule } from '../domain/rules.ts';
import type { Words } from '../domain/text/words.ts';
import {
  both,
  codeLists,
  type Definition,
  date,
  decimal,
  description,
  entity,
  enumeration,
  type Field,
  having,
  integer,
  list,
  many,
  money,
  one,
  own,
  section,
  type Status,
  text,
} from './define.ts';
import { accessOf, type Side, words } from './invoice-sides.ts';

/** Invoices of affiliates and of advertisers: one definition, made once for each side. */

const fieldOfParty = (side: Side): Field =>
  side === 'affiliate'
    ? one('user', {
        ...words.affiliate.party,
        required: true,
        createOnly: true,
        staffOnly: true,
        referenceFilter: { roleType: ['affiliate'] },
      })
    : one('advertiser', { ...words.advertiser.party, required: true, createOnly: true });

/** Under the name of the side, so only one of the two is present. */
const partyOf = (side: Side): Record<Side, Field> => ({ [side]: fieldOfParty(side) }) as Record<Side, Field>;

const statusOf = (side: Side): Status => ({
  set: {
    unpaid: { ...words[side].unpaid, tone: 'warning' },
    paid: { ...words[side].paid, tone: 'success' },
    declined: {
      en: 'Declined',
      ru: 'Отклонён',
      verb: { en: 'Decline', ru: 'Отклонить' },
      plural: { en: 'Declined', ru: 'Отклонённые' },
      tone: 'error',
    },
    deleted: {
      en: 'Deleted',
      ru: 'Удалён',
      verb: { en: 'Delete', ru: 'Удалить' },
      plural: { en: 'Deleted', ru: 'Удалённые' },
      tone: 'neutral',
      final: true,
    },
  },
  transitions: { unpaid: ['paid', 'declined', 'deleted'], paid: ['unpaid'], declined: ['deleted'], deleted: [] },
  // Undoing a payment is a correction, which needs a reason.
  reason: ['unpaid', 'declined'],
  fields: {
    paymentDate: date({
      en: 'Payment date',
      ru: 'Дата оплаты',
      help: {
        en: 'For invoices marked as paid; today in the network’s time zone by default.',
        ru: 'Когда счёт оплачен; если не указана — сегодня по часовому поясу сети.',
      },
    }),
  },
});

/** The ids of conversions given for a new invoice; longer than other lists, as conversions are very numerous. */
const conversionIds = (said: Words & { help: Words }): Field => ({
  ...many('conversion', {
    ...said,
    createOnly: true,
    writeOnly: true,
    computed: true,
    filterable: false,
  }),
  rules: [rule('maxItems', 10_000)],
});

const day = (said: Words, help?: Words): Field =>
  date({ ...said, required: true, createOnly: true, filterable: true, ...(help && { help }) });

export const invoiceOf = (side: Side): Definition => {
  const { name, about } = words[side];
  const isOfAffiliate = side === 'affiliate';
  return entity({
    name,
    about,
    path: `user/${side}_invoices`,
    route: isOfAffiliate ? 'affiliate-billing/invoices' : 'advertiser-billing/adv-invoices',
    fields: {
      title: text({
        en: 'Invoice',
        ru: 'Счёт',
        readOnly: true,
        searchable: true,
        sortable: true,
        maxLength: 40,
        help: { en: 'The number as displayed.', ru: 'Номер счёта, как его пишут.' },
      }),
      number: integer({
        en: 'Number',
        ru: 'Номер',
        readOnly: true,
        sortable: true,
        help: {
          en: 'Consecutive, separately for affiliates and advertisers.',
          ru: 'Нумерация без пропусков, своя у каждой стороны.',
        },
      }),
      ...partyOf(side),
      periodFrom: day({ en: 'Period from', ru: 'Период с' }),
      periodTo: day(
        { en: 'Period to', ru: 'Период по' },
        {
          en: 'The last day. Conversions belong to the day they were approved, in UTC.',
          ru: 'Последний день. Конверсии относятся ко дню подтверждения, по UTC.',
        },
      ),
      currency: one('currency', {
        en: 'Currency',
        ru: 'Валюта',
        required: true,
        createOnly: true,
        // Amounts earned in a retired currency are still invoiced.
        acceptsRetired: true,
      }),
      amount: money({
        en: 'Total',
        ru: 'Итого',
        currency: 'currency',
        readOnly: true,
        sortable: true,
        filterable: true,
      }),
      rounding: money({
        en: 'Rounding',
        ru: 'Округление',
        currency: 'currency',
        readOnly: true,
        help: {
          en: 'The difference from rounding the lines to payable amounts.',
          ru: 'Сколько добавило или отняло округление строк до суммы, которую можно заплатить.',
        },
      }),
      ...(!isOfAffiliate && {
        advance: money({
          en: 'From the advance',
          ru: 'Из аванса',
          currency: 'currency',
          readOnly: true,
          help: {
            en: 'The part of the total covered by advances: reserved while the invoice is unpaid, released when it is declined or deleted.',
            ru: 'Какую часть итога рекламодатель внёс авансом: резервируется, пока счёт не оплачен, и возвращается, если он отклонён или удалён.',
          },
        }),
      }),
      conversionCount: integer({ en: 'Conversions', ru: 'Конверсий', readOnly: true }),
      offers: many('offer', {
        en: 'Offers',
        ru: 'Офферы',
        createOnly: true,
        help: { en: 'Only conversions of these offers. Leave empty for all.', ru: 'Только их конверсии; пусто — все.' },
      }),
      goals: many('goal', { en: 'Goals', ru: 'Цели', createOnly: true, onRequest: true }),
      countries: codeLists('isoCountries', { en: 'Countries', ru: 'Страны', createOnly: true, onRequest: true }),
      conversions: conversionIds({
        en: 'Conversions',
        ru: 'Конверсии',
        help: {
          en: 'Only these conversions; by default, all that match the period and the filters.',
          ru: 'Только эти конверсии; если не указаны — все, что найдены по периоду и фильтрам.',
        },
      }),
      leftOut: conversionIds({
        en: 'Conversions left out',
        ru: 'Исключённые конверсии',
        help: { en: 'Conversions to leave out.', ru: 'Найденные, но не входящие в счёт.' },
      }),
      exchangeRates: list(
        {
          currency: one('currency', { en: 'Currency', ru: 'Валюта', required: true, acceptsRetired: true }),
          rate: decimal({
            en: 'Rate',
            ru: 'Курс',
            required: true,
            min: '0.00000001',
            decimals: 8,
            help: {
              en: 'Units of the invoice’s currency per unit of this currency.',
              ru: 'Сколько единиц валюты счёта за единицу этой валюты.',
            },
          }),
        },
        { en: 'Exchange rates', ru: 'Курсы валют', createOnly: true, onRequest: true, maxItems: 50 },
      ),
      corrections: list(
        {
          amount: decimal({ en: 'Amount', ru: 'Сумма', required: true, decimals: 8 }),
          reason: text({ en: 'Reason', ru: 'Причина', required: true, maxLength: 500 }),
        },
        {
          en: 'Corrections',
          ru: 'Корректировки',
          createOnly: true,
          onRequest: true,
          help: {
            en: 'Amounts in the invoice’s currency to add, or to subtract if negative.',
            ru: 'Суммы в валюте счёта: прибавляются, а отрицательные — вычитаются.',
          },
        },
      ),
      ...(isOfAffiliate && {
        withdrawalMethod: one('withdrawalMethod', {
          en: 'Withdrawal method',
          ru: 'Способ вывода',
          referenceFilter: { status: ['active'] },
          help: { en: 'Where the money goes.', ru: 'Куда уйдут деньги.' },
        }),
        requested: enumeration({
          en: 'Made by',
          ru: 'Создан',
          readOnly: true,
          filterable: true,
          options: {
            staff: { en: 'Staff', ru: 'Сотрудником' },
            affiliate: { en: 'A withdrawal request', ru: 'По запросу вывода' },
            schedule: { en: 'A schedule', ru: 'По графику' },
          },
        }),
      }),
      paymentDate: date({ en: 'Payment date', ru: 'Дата оплаты', readOnly: true, filterable: true }),
      notes: description({ en: 'Notes', ru: 'Заметки', affiliateReadOnly: true }),
      privateNotes: description({ en: 'Private notes', ru: 'Внутренние заметки', staffOnly: true }),
    },
    status: statusOf(side),
    calls: ['list', 'read', 'create', 'edit', 'status'],
    ...(isOfAffiliate && {
      actions: {
        take_back: { en: 'Take back withdrawal requests', ru: 'Отозвать запросы вывода', withoutPermission: true },
      },
    }),
    permissions: { name: `invoice.${side}`, menu: `invoice.${side}.read` },
    menu: {
      staff: {
        group: isOfAffiliate ? 'affiliateBilling' : 'advertiserBilling',
        order: 20,
        tab: 'all',
        badgeFilter: { status: 'unpaid' },
      },
    },
    access: accessOf(side, both(own('affiliate'), having('status', 'unpaid', 'paid', 'declined')), side, ['take_back']),
    find: isOfAffiliate ? { subtitle: 'affiliate' } : { subtitle: 'advertiser' },
    headerFields: [side, 'periodFrom', 'periodTo', 'amount'],
    list: {
      columns: [
        'id',
        'title',
        'status',
        side,
        'periodFrom',
        'periodTo',
        'amount',
        'conversionCount',
        'paymentDate',
        'createdAt',
      ],
      filters: [side, 'status', 'currency', 'periodFrom', 'periodTo', 'amount', 'paymentDate', 'createdAt'],
      quickFilters: [side, 'status'],
      sums: ['amount'],
      orderBy: 'createdAt:desc',
    },
    form: {
      general: {
        en: 'General',
        ru: 'Общее',
        fields: [
          section(
            { en: 'Invoice', ru: 'Счёт' },
            'title',
            side,
            'periodFrom',
            'periodTo',
            'currency',
            'amount',
            'rounding',
            ...(isOfAffiliate ? [] : ['advance']),
            'conversionCount',
            'paymentDate',
            ...(isOfAffiliate ? ['withdrawalMethod', 'requested'] : []),
          ),
          section(
            { en: 'What it is for', ru: 'За что' },
            'offers',
            'goals',
            'countries',
            'exchangeRates',
            'corrections',
            'conversions',
            'leftOut',
          ),
          section({ en: 'Notes', ru: 'Заметки' }, 'notes', 'privateNotes'),
        ],
      },
      lines: { en: 'Lines', ru: 'Строки', list: `${side}InvoiceLine`, by: 'invoice' },
      conversions: { en: 'Conversions', ru: 'Конверсии', list: 'conversion', by: `${side}Invoices` },
    },
  });
};

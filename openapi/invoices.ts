import { rule } from '../domain/rules.ts';
import type { Words } from '../domain/words.ts';
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
  type Noun,
  one,
  own,
  type Rows,
  section,
  type Status,
  text,
  visible,
} from './define.ts';
import { paymentTypes } from './payment.ts';

/** Invoices of affiliates, whom the network pays, and of advertisers, who pay it: one definition made for each side. */

export type Side = 'affiliate' | 'advertiser';

interface SideWords {
  name: Noun;
  about: Words;
  line: Noun;
  lineAbout: Words;
  party: Words;
  /** What becomes of money that an invoice is paid with. */
  paid: Words;
}

const words: Record<Side, SideWords> = {
  affiliate: {
    name: {
      en: ['Affiliate’s invoice', 'Affiliates’ invoices'],
      ru: ['Счёт партнёра', 'Счёта партнёров', 'Счетов партнёров', 'Счета партнёров'],
    },
    about: {
      en: 'What an affiliate is to be paid for a period: their approved conversions and corrections.',
      ru: 'Что нужно выплатить партнёру за период: подтверждённые конверсии и корректировки.',
    },
    line: {
      en: ['Line of an affiliate’s invoice', 'Lines of affiliates’ invoices'],
      ru: ['Строка счёта партнёра', 'Строки счетов партнёров', 'Строк счетов партнёров'],
    },
    lineAbout: {
      en: 'Conversions of one offer, goal and rate on an affiliate’s invoice, or a correction of it.',
      ru: 'Конверсии одного оффера, одной цели и ставки в счёте партнёра или корректировка счёта.',
    },
    party: { en: 'Affiliate', ru: 'Партнёр' },
    paid: { en: 'Paid', ru: 'Выплачен' },
  },
  advertiser: {
    name: {
      en: ['Advertiser’s invoice', 'Advertisers’ invoices'],
      ru: ['Счёт рекламодателя', 'Счёта рекламодателей', 'Счетов рекламодателей', 'Счета рекламодателей'],
    },
    about: {
      en: 'What an advertiser is to pay for a period: approved conversions and corrections.',
      ru: 'Что рекламодатель должен оплатить за период: подтверждённые конверсии и корректировки.',
    },
    line: {
      en: ['Line of an advertiser’s invoice', 'Lines of advertisers’ invoices'],
      ru: ['Строка счёта рекламодателя', 'Строки счетов рекламодателей', 'Строк счетов рекламодателей'],
    },
    lineAbout: {
      en: 'Conversions of one offer, goal and rate on an advertiser’s invoice, or a correction of it.',
      ru: 'Конверсии одного оффера, одной цели и ставки в счёте рекламодателя или корректировка счёта.',
    },
    party: { en: 'Advertiser', ru: 'Рекламодатель' },
    paid: { en: 'Paid', ru: 'Оплачен' },
  },
};

const nobody: { rows: Rows } = { rows: { none: true } };

/** Whom the network trusts with the invoices of a side; `mine` are those of an affiliate. */
const accessOf = (side: Side, mine: Rows, of: string): NonNullable<Definition['access']> =>
  side === 'affiliate'
    ? {
        affiliate: { rows: mine, calls: ['list', 'read'] },
        manager: { rows: visible(of) },
        advertiser_manager: nobody,
        advertiser_member: nobody,
      }
    : {
        manager: { rows: visible(of) },
        advertiser_manager: { rows: visible(of) },
        advertiser_member: { rows: visible(of), calls: ['list', 'read'] },
      };

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

/** Under the name of the side, which is the only one of the two that is there. */
const partyOf = (side: Side): Record<Side, Field> => ({ [side]: fieldOfParty(side) }) as Record<Side, Field>;

const statusOf = (side: Side): Status => ({
  set: {
    unpaid: {
      en: 'Unpaid',
      ru: side === 'affiliate' ? 'Не выплачен' : 'Не оплачен',
      verb: { en: 'Mark as unpaid', ru: 'Вернуть в неоплаченные' },
      plural: { en: 'Unpaid', ru: side === 'affiliate' ? 'Не выплаченные' : 'Не оплаченные' },
      tone: 'warning',
    },
    paid: {
      ...words[side].paid,
      verb: { en: 'Mark as paid', ru: side === 'affiliate' ? 'Отметить выплату' : 'Отметить оплату' },
      plural: { en: 'Paid', ru: side === 'affiliate' ? 'Выплаченные' : 'Оплаченные' },
      tone: 'success',
    },
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
  // Taking a payment back is a correction, which says why.
  reason: ['unpaid', 'declined'],
  fields: {
    paymentDate: date({
      en: 'Payment date',
      ru: 'Дата оплаты',
      help: {
        en: 'Of an invoice that is marked as paid; today where absent.',
        ru: 'Когда счёт оплачен; если не указана — сегодня.',
      },
    }),
  },
});

/** Ids of conversions that a new invoice is told; a longer list than others, as each is one of very many. */
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
        help: { en: 'Its number, as people write it.', ru: 'Номер счёта, как его пишут.' },
      }),
      number: integer({
        en: 'Number',
        ru: 'Номер',
        readOnly: true,
        sortable: true,
        help: {
          en: 'Counted without gaps, for each side of its own.',
          ru: 'Нумерация без пропусков, своя у каждой стороны.',
        },
      }),
      ...partyOf(side),
      periodFrom: day({ en: 'Period from', ru: 'Период с' }),
      periodTo: day(
        { en: 'Period to', ru: 'Период по' },
        {
          en: 'Its last day. Conversions belong to the day on which they were approved, in UTC.',
          ru: 'Последний день. Конверсии относятся ко дню подтверждения, по UTC.',
        },
      ),
      currency: one('currency', { en: 'Currency', ru: 'Валюта', required: true, createOnly: true }),
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
          en: 'What rounding the lines to what can be paid added or took away.',
          ru: 'Сколько добавило или отняло округление строк до суммы, которую можно заплатить.',
        },
      }),
      conversionCount: integer({ en: 'Conversions', ru: 'Конверсий', readOnly: true }),
      offers: many('offer', {
        en: 'Offers',
        ru: 'Офферы',
        createOnly: true,
        help: { en: 'Only conversions of these; all where empty.', ru: 'Только их конверсии; пусто — все.' },
      }),
      goals: many('goal', { en: 'Goals', ru: 'Цели', createOnly: true, onRequest: true }),
      countries: codeLists('isoCountries', { en: 'Countries', ru: 'Страны', createOnly: true, onRequest: true }),
      conversions: conversionIds({
        en: 'Conversions',
        ru: 'Конверсии',
        help: {
          en: 'These conversions alone; all that the period and the filters find where absent.',
          ru: 'Только эти конверсии; если не указаны — все, что найдены по периоду и фильтрам.',
        },
      }),
      leftOut: conversionIds({
        en: 'Conversions left out',
        ru: 'Исключённые конверсии',
        help: { en: 'Found, and not to be on it.', ru: 'Найденные, но не входящие в счёт.' },
      }),
      exchangeRates: list(
        {
          currency: one('currency', { en: 'Currency', ru: 'Валюта', required: true }),
          rate: decimal({
            en: 'Rate',
            ru: 'Курс',
            required: true,
            min: '0.00000001',
            decimals: 8,
            help: {
              en: 'Units of the invoice’s currency for one unit of this one.',
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
            en: 'Amounts in the invoice’s currency that are added, or taken away where negative.',
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
          },
        }),
      }),
      paymentDate: date({ en: 'Payment date', ru: 'Дата оплаты', readOnly: true, filterable: true }),
      notes: description({ en: 'Notes', ru: 'Заметки', staffEdits: true }),
      privateNotes: description({ en: 'Private notes', ru: 'Внутренние заметки', staffOnly: true }),
    },
    status: statusOf(side),
    calls: ['list', 'read', 'create', 'edit', 'status'],
    permissions: { name: `invoice.${side}`, menu: `invoice.${side}.read` },
    menu: {
      staff: {
        group: isOfAffiliate ? 'affiliateBilling' : 'advertiserBilling',
        order: 20,
        count: { status: 'unpaid' },
      },
    },
    access: accessOf(side, both(own('affiliate'), having('status', 'unpaid', 'paid', 'declined')), side),
    find: isOfAffiliate ? { subtitle: 'affiliate' } : { subtitle: 'advertiser' },
    head: [side, 'periodFrom', 'periodTo', 'amount'],
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
      quick: [side, 'status'],
      tabs: false,
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

const told = { readOnly: true } as const;

export const invoiceLineOf = (side: Side): Definition =>
  entity({
    name: words[side].line,
    about: words[side].lineAbout,
    path: `user/${side}_invoice_lines`,
    route: side === 'affiliate' ? 'affiliate-billing/invoice-lines' : 'advertiser-billing/adv-invoice-lines',
    fields: {
      invoice: one(`${side}Invoice`, { en: 'Invoice', ru: 'Счёт', required: true, ...told }),
      kind: enumeration({
        en: 'Kind',
        ru: 'Вид',
        required: true,
        filterable: true,
        ...told,
        options: {
          conversions: { en: 'Conversions', ru: 'Конверсии' },
          correction: { en: 'Correction', ru: 'Корректировка' },
        },
      }),
      offer: one('offer', { en: 'Offer', ru: 'Оффер', ...told }),
      goal: one('goal', {
        en: 'Goal',
        ru: 'Цель',
        ...told,
        help: { en: 'Empty for the lead itself.', ru: 'Пусто — за сам лид.' },
      }),
      rateType: enumeration({ en: 'Type of rate', ru: 'Вид ставки', ...told, options: paymentTypes }),
      rate: decimal({
        en: 'Rate',
        ru: 'Ставка',
        ...told,
        help: {
          en: 'For one conversion: an amount, or a percentage of what the advertiser reported.',
          ru: 'За одну конверсию: сумма или процент от переданной рекламодателем.',
        },
      }),
      conversionCount: integer({ en: 'Conversions', ru: 'Конверсий', ...told }),
      currency: one('currency', { en: 'Currency of conversions', ru: 'Валюта конверсий', required: true, ...told }),
      exactAmount: money({
        en: 'Amount of conversions',
        ru: 'Сумма конверсий',
        currency: 'currency',
        required: true,
        ...told,
        help: { en: 'Exactly, in their own currency.', ru: 'Точно, в их собственной валюте.' },
      }),
      exchangeRate: decimal({ en: 'Exchange rate', ru: 'Курс', required: true, ...told }),
      invoiceCurrency: one('currency', { en: 'Currency of the invoice', ru: 'Валюта счёта', required: true, ...told }),
      amount: money({
        en: 'Amount',
        ru: 'Сумма',
        currency: 'invoiceCurrency',
        required: true,
        ...told,
        help: {
          en: 'In the currency of the invoice, rounded to what can be paid.',
          ru: 'В валюте счёта, округлено до суммы, которую можно заплатить.',
        },
      }),
      rounding: money({ en: 'Rounding', ru: 'Округление', currency: 'invoiceCurrency', required: true, ...told }),
      reason: text({ en: 'Reason', ru: 'Причина', maxLength: 500, ...told }),
    },
    calls: ['list', 'read'],
    permissions: { name: `invoice.${side}`, menu: `invoice.${side}.read` },
    menu: {
      staff: { group: side === 'affiliate' ? 'affiliateBilling' : 'advertiserBilling', order: 25, tabOnly: true },
    },
    access: accessOf(side, visible('invoice'), 'invoice'),
    displayFields: 'id',
    list: {
      columns: [
        'kind',
        'offer',
        'goal',
        'rateType',
        'rate',
        'conversionCount',
        'exactAmount',
        'exchangeRate',
        'amount',
        'rounding',
        'reason',
      ],
      filters: ['invoice', 'kind', 'offer', 'goal', 'currency'],
      quick: ['invoice', 'offer'],
      orderBy: 'id:asc',
    },
    form: {
      general: {
        en: 'General',
        ru: 'Общее',
        fields: [
          'invoice',
          'kind',
          'offer',
          'goal',
          'rateType',
          'rate',
          'conversionCount',
          'currency',
          'exactAmount',
          'exchangeRate',
          'invoiceCurrency',
          'amount',
          'rounding',
          'reason',
        ],
      },
    },
  });

/** The invoices that a conversion stands on, and their lines. */
export const invoicesOfConversions = {
  affiliateInvoices: many('affiliateInvoice', { en: 'Affiliate’s invoices', ru: 'Счета партнёра', readOnly: true }),
  affiliateInvoiceLines: many('affiliateInvoiceLine', {
    en: 'Lines of the affiliate’s invoices',
    ru: 'Строки счетов партнёра',
    readOnly: true,
    onRequest: true,
  }),
  advertiserInvoices: many('advertiserInvoice', {
    en: 'Advertiser’s invoices',
    ru: 'Счета рекламодателя',
    readOnly: true,
    staffOnly: true,
  }),
  advertiserInvoiceLines: many('advertiserInvoiceLine', {
    en: 'Lines of the advertiser’s invoices',
    ru: 'Строки счетов рекламодателя',
    readOnly: true,
    staffOnly: true,
    onRequest: true,
  }),
};

/** What moved an amount of an account, where it is an invoice. */
export const invoiceOfMovement = (side: Side): Field =>
  one(`${side}Invoice`, { en: 'Invoice', ru: 'Счёт', readOnly: true });

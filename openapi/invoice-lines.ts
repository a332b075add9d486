import {
  type Definition,
  entity,
  enumeration,
  decimal,
  type Field,
  integer,
  many,
  money,
  one,
  text,
  visible,
} from './define.ts';
import { accessOf, type Side, words } from './invoice-sides.ts';
import { paymentTypes } from './payment.ts';

/** The lines of invoices, and how conversions and movements refer to the invoices that they are on. */

const serverSet = { readOnly: true } as const;

export const invoiceLineOf = (side: Side): Definition =>
  entity({
    name: words[side].line,
    about: words[side].lineAbout,
    path: `user/${side}_invoice_lines`,
    route: side === 'affiliate' ? 'affiliate-billing/invoice-lines' : 'advertiser-billing/adv-invoice-lines',
    fields: {
      invoice: one(`${side}Invoice`, { en: 'Invoice', ru: 'Счёт', required: true, ...serverSet }),
      kind: enumeration({
        en: 'Kind',
        ru: 'Вид',
        required: true,
        filterable: true,
        ...serverSet,
        options: {
          conversions: { en: 'Conversions', ru: 'Конверсии' },
          correction: { en: 'Correction', ru: 'Корректировка' },
        },
      }),
      offer: one('offer', { en: 'Offer', ru: 'Оффер', ...serverSet }),
      goal: one('goal', {
        en: 'Goal',
        ru: 'Цель',
        ...serverSet,
        help: { en: 'Empty for the lead itself.', ru: 'Пусто — за сам лид.' },
      }),
      rateType: enumeration({ en: 'Type of rate', ru: 'Вид ставки', ...serverSet, options: paymentTypes }),
      rate: decimal({
        en: 'Rate',
        ru: 'Ставка',
        ...serverSet,
        help: {
          en: 'For one conversion: an amount, or a percentage of what the advertiser reported.',
          ru: 'За одну конверсию: сумма или процент от переданной рекламодателем.',
        },
      }),
      conversionCount: integer({ en: 'Conversions', ru: 'Конверсий', ...serverSet }),
      currency: one('currency', {
        en: 'Currency of conversions',
        ru: 'Валюта конверсий',
        required: true,
        ...serverSet,
      }),
      exactAmount: money({
        en: 'Amount of conversions',
        ru: 'Сумма конверсий',
        currency: 'currency',
        required: true,
        ...serverSet,
        help: { en: 'The exact amount, in their own currency.', ru: 'Точно, в их собственной валюте.' },
      }),
      exchangeRate: decimal({ en: 'Exchange rate', ru: 'Курс', required: true, column: 'RateField', ...serverSet }),
      invoiceCurrency: one('currency', {
        en: 'Currency of the invoice',
        ru: 'Валюта счёта',
        required: true,
        ...serverSet,
      }),
      amount: money({
        en: 'Amount',
        ru: 'Сумма',
        currency: 'invoiceCurrency',
        required: true,
        ...serverSet,
        help: {
          en: 'In the currency of the invoice, rounded to a payable amount.',
          ru: 'В валюте счёта, округлено до суммы, которую можно заплатить.',
        },
      }),
      rounding: money({ en: 'Rounding', ru: 'Округление', currency: 'invoiceCurrency', required: true, ...serverSet }),
      reason: text({ en: 'Reason', ru: 'Причина', maxLength: 500, ...serverSet }),
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
      quickFilters: ['invoice', 'offer'],
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

/** The invoices that a conversion is on, and their lines. */
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

/** The invoice that caused a movement, if one did. */
export const invoiceOfMovement = (side: Side): Field =>
  one(`${side}Invoice`, { en: 'Invoice', ru: 'Счёт', readOnly: true });

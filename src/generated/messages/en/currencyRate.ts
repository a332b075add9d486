// Generated from openapi/entities/currencyRate.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Exchange rate |||| Exchange rates',
  none: 'exchange rates',
  new: 'New exchange rate',
  about: 'The rate of a currency from a day on. The latest one that has come is what new conversions and invoices are reckoned by; what is settled keeps its own.',
  fields: {
    id: 'ID',
    currency: 'Currency',
    date: 'From',
    rate: 'Rate',
    origin: 'Comes from',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: {
    date: 'The first day, in UTC, on which it holds.',
    rate: 'Units of this currency per unit of the base currency.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  choices: { origin: { hand: 'Entered by hand', source: 'Source' } },
  onCreate: {
    help: {
      currency: 'Can’t be changed later.',
      date: 'The first day, in UTC, on which it holds. Can’t be changed later.',
    },
  },
  tabs: { general: 'General' },
};

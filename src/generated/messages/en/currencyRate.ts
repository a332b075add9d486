// Generated from openapi/entities/currencyRate.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Exchange rate |||| Exchange rates',
  none: 'exchange rates',
  new: 'New exchange rate',
  about: 'The exchange rate of a currency from a given day on. New conversions and invoices use the latest rate in force; settled ones keep theirs.',
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
    date: 'The first day, in UTC, the rate is valid.',
    rate: 'Units of this currency per unit of the base currency.',
    version: 'Increases by one with every change. Edits with an outdated version are refused with 409.',
  },
  choices: { origin: { hand: 'Entered manually', source: 'Source' } },
  onCreate: {
    help: {
      currency: 'Can’t be changed later.',
      date: 'The first day, in UTC, the rate is valid. Can’t be changed later.',
    },
  },
  tabs: { general: 'General' },
};

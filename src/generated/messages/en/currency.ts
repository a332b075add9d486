// Generated from openapi/entities/currency.ts by `npm run codegen`. Do not edit.

export default {
  about: 'A currency the network uses, with its rate.',
  fields: {
    id: 'ID',
    code: 'Code',
    title: 'Title',
    symbol: 'Symbol',
    symbolNative: 'Native symbol',
    rate: 'Rate',
    date: 'Rate date',
    status: 'Status',
    statusChangedAt: 'Status changed',
    statusChangedBy: 'Status changed by',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: {
    code: 'Three capital letters, as in ISO 4217.',
    rate: 'Units of this currency per unit of the base currency.',
    date: 'The day this rate is valid from. Earlier and later rates are in the list of exchange rates.',
    version: 'Increases by one with every change. Edits with an outdated version are refused with 409.',
  },
  choices: { status: { active: 'Active', inactive: 'Inactive' } },
  onCreate: { help: { code: 'Three capital letters, as in ISO 4217. Can’t be changed later.' } },
  statuses: { active: 'Active', inactive: 'Inactive' },
  verbs: { active: 'Activate', inactive: 'Deactivate' },
  tabs: { general: 'General', rates: 'Rates' },
};

// Generated from openapi/entities/affiliateInvoiceLine.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Conversions of one offer, goal and rate on an affiliate’s invoice, or a correction of it.',
  fields: {
    id: 'ID',
    invoice: 'Invoice',
    kind: 'Kind',
    offer: 'Offer',
    goal: 'Goal',
    rateType: 'Type of rate',
    rate: 'Rate',
    conversionCount: 'Conversions',
    currency: 'Currency of conversions',
    exactAmount: 'Amount of conversions',
    exchangeRate: 'Exchange rate',
    invoiceCurrency: 'Currency of the invoice',
    amount: 'Amount',
    rounding: 'Rounding',
    reason: 'Reason',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: {
    goal: 'Empty for the lead itself.',
    rate: 'For one conversion: an amount, or a percentage of what the advertiser reported.',
    exactAmount: 'The exact amount, in their own currency.',
    amount: 'In the currency of the invoice, rounded to a payable amount.',
    version: 'Increases by one with every change. Edits with an outdated version are refused with 409.',
  },
  choices: {
    kind: { conversions: 'Conversions', correction: 'Correction' },
    rateType: { fixed: 'Fixed', percent: 'Percentages of the reported amount' },
  },
  tabs: { general: 'General' },
};

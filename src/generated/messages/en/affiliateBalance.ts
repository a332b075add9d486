// Generated from openapi/entities/affiliateBalance.ts by `npm run codegen`. Do not edit.

export default {
  about: 'An affiliate’s balance in one currency: pending, approved, requested and paid amounts.',
  fields: {
    id: 'ID',
    affiliate: 'Affiliate',
    approved: 'Approved',
    hold: 'On hold',
    requestedWithdrawal: 'Requested',
    paid: 'Paid',
    currency: 'Base currency',
    breakdown: 'By currency',
    'breakdown.currency': 'Currency',
    'breakdown.approved': 'Approved',
    'breakdown.hold': 'On hold',
    'breakdown.requestedWithdrawal': 'Requested',
    'breakdown.paid': 'Paid',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: {
    approved: 'In the base currency, at the rates when it was earned.',
    hold: 'In the base currency, at the rates when it was earned.',
    requestedWithdrawal: 'In the base currency, at the rates when it was earned.',
    paid: 'In the base currency, at the rates when it was earned.',
    version: 'Increases by one with every change. Edits with an outdated version are refused with 409.',
  },
  tabs: { general: 'General' },
};

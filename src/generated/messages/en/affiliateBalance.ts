// Generated from openapi/entities/affiliateBalance.ts by `npm run codegen`. Do not edit.

export default {
  about: 'What an affiliate has earned: what waits, what is approved, what is asked for and what was paid.',
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
    approved: 'In the base currency, by the rates of the moments when it was earned.',
    hold: 'In the base currency, by the rates of the moments when it was earned.',
    requestedWithdrawal: 'In the base currency, by the rates of the moments when it was earned.',
    paid: 'In the base currency, by the rates of the moments when it was earned.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  tabs: { general: 'General' },
};

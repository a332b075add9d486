// Generated from openapi/entities/affiliateMovement.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Affiliate’s movement |||| Affiliates’ movements',
  none: 'affiliates’ movements',
  own: { name: 'Movement |||| Movements', none: 'movements' },
  about: 'An amount that came onto an affiliate’s account, left it, or went from one of its parts to another. Never changed: balances are sums of them.',
  fields: {
    id: 'ID',
    affiliate: 'Affiliate',
    balance: 'Balance',
    from: 'From',
    to: 'To',
    amount: 'Amount',
    currency: 'Currency',
    baseAmount: 'In the base currency',
    cause: 'Cause',
    conversion: 'Conversion',
    invoice: 'Invoice',
    user: 'User',
    createdAt: 'Created',
  },
  help: {
    from: 'Empty where it came from outside.',
    to: 'Empty where it went outside.',
    baseAmount: 'By the rate kept with its cause.',
    user: 'Empty where it happened by itself.',
  },
  choices: {
    from: { hold: 'On hold', approved: 'Approved', requestedWithdrawal: 'Requested', paid: 'Paid' },
    to: { hold: 'On hold', approved: 'Approved', requestedWithdrawal: 'Requested', paid: 'Paid' },
    cause: { conversion: 'Conversion', invoice: 'Invoice', correction: 'Correction' },
  },
  tabs: { general: 'General' },
};

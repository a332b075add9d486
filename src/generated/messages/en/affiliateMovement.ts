// Generated from openapi/entities/affiliateMovement.ts by `npm run codegen`. Do not edit.

export default {
  about: 'An amount that came onto an affiliate’s account, left it, or went from one of its parts to another. Never changed: balances are sums of them.',
  fields: {
    id: 'ID',
    affiliate: 'Affiliate',
    balance: 'Balance',
    from: 'From',
    to: 'To',
    part: 'Part',
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
    part: 'What it came to or left: what is in a part is what came to it less what left it.',
    baseAmount: 'By the rate kept with its cause.',
    user: 'Empty where it happened by itself.',
  },
  choices: {
    from: { hold: 'On hold', approved: 'Approved', requestedWithdrawal: 'Requested', paid: 'Paid' },
    to: { hold: 'On hold', approved: 'Approved', requestedWithdrawal: 'Requested', paid: 'Paid' },
    part: { hold: 'On hold', approved: 'Approved', requestedWithdrawal: 'Requested', paid: 'Paid' },
    cause: { conversion: 'Conversion', invoice: 'Invoice', correction: 'Correction' },
  },
  tabs: { general: 'General' },
};

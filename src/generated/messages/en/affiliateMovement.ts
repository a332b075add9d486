// Generated from openapi/entities/affiliateMovement.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Affiliate’s movement |||| Affiliates’ movements',
  none: 'affiliates’ movements',
  own: { name: 'Movement |||| Movements', none: 'movements' },
  about: 'An amount added to an affiliate’s account, taken from it, or moved between its parts. Never changed afterwards: balances are sums of movements.',
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
    from: 'Empty if it came from outside.',
    to: 'Empty if it went outside.',
    part: 'What it came to or left: what is in a part is what came to it less what left it.',
    baseAmount: 'At the rate stored with its cause.',
    user: 'Empty if automatic.',
  },
  choices: {
    from: { hold: 'On hold', approved: 'Approved', requestedWithdrawal: 'Requested', paid: 'Paid' },
    to: { hold: 'On hold', approved: 'Approved', requestedWithdrawal: 'Requested', paid: 'Paid' },
    part: { hold: 'On hold', approved: 'Approved', requestedWithdrawal: 'Requested', paid: 'Paid' },
    cause: { conversion: 'Conversion', invoice: 'Invoice', correction: 'Correction' },
  },
  tabs: { general: 'General' },
};

// Generated from openapi/entities/advertiserMovement.ts by `npm run codegen`. Do not edit.

export default {
  about: 'An amount that came onto an advertiser’s account, left it, or went from one of its parts to another. Never changed: balances are sums of them.',
  fields: {
    id: 'ID',
    advertiser: 'Advertiser',
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
    prepayment: 'Prepayment',
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
    from: { hold: 'On hold', approved: 'Approved', paid: 'Paid', advance: 'Advance', advanceHold: 'Advance on hold' },
    to: { hold: 'On hold', approved: 'Approved', paid: 'Paid', advance: 'Advance', advanceHold: 'Advance on hold' },
    part: { hold: 'On hold', approved: 'Approved', paid: 'Paid', advance: 'Advance', advanceHold: 'Advance on hold' },
    cause: { conversion: 'Conversion', invoice: 'Invoice', correction: 'Correction', prepayment: 'Prepayment' },
  },
  tabs: { general: 'General' },
};

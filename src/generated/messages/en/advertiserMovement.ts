// Generated from openapi/entities/advertiserMovement.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Advertiser’s movement |||| Advertisers’ movements',
  none: 'advertisers’ movements',
  about: 'An amount added to an advertiser’s account, taken from it, or moved between its parts. Never changed afterwards: balances are sums of movements.',
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
    from: 'Empty if it came from outside.',
    to: 'Empty if it went outside.',
    part: 'What it came to or left: what is in a part is what came to it less what left it.',
    baseAmount: 'At the rate stored with its cause.',
    user: 'Empty if automatic.',
  },
  choices: {
    from: { hold: 'On hold', approved: 'Approved', paid: 'Paid', advance: 'Advance', advanceHold: 'Advance on hold' },
    to: { hold: 'On hold', approved: 'Approved', paid: 'Paid', advance: 'Advance', advanceHold: 'Advance on hold' },
    part: { hold: 'On hold', approved: 'Approved', paid: 'Paid', advance: 'Advance', advanceHold: 'Advance on hold' },
    cause: { conversion: 'Conversion', invoice: 'Invoice', correction: 'Correction', prepayment: 'Prepayment' },
  },
  tabs: { general: 'General' },
};

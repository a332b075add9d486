/** Descriptions of a vertical's offers; {0} is the amount paid for their goal. */
export const terms: Readonly<Record<string, readonly string[]>> = {
  Crypto: [
    'First deposit from $250. Payout {0} per first deposit, hold 14 days. No brand bidding, no promises of income.',
    'Call centre 9 to 21 in the language of the country. {0} CPA, quality check after 30 leads.',
  ],
  Forex: [
    'Verified account and first deposit from $200. {0} CPA. Risk warning must stay visible.',
    'Copy trading. {0} per funded account, cap 30 a day, no weekends.',
  ],
  Nutra: [
    'Cash on delivery, free shipping. {0} per buyout; around 45 % of orders are bought out.',
    'Straight sale, trial of 14 days. {0} per order bought out. No medical claims, no celebrities.',
  ],
  Gambling: [
    'Licence MGA. First deposit from €20, {0} CPA, baseline €20. Only players of 18 and over.',
    'Slots and live casino. {0} CPA. No bonus hunters.',
  ],
  Betting: [
    'First bet of $10 or more. {0} CPA. Best during match days.',
    '{0} per player with a first bet, hold 21 days.',
  ],
  Dating: [
    'Men of 25 and over. {0} per first purchase. No adult creatives on social networks.',
    'Single opt-in, mobile only. {0} per paying member.',
  ],
  Finance: [
    'Loan paid out. {0} per new client, repeated ones are not paid.',
    'Online application. {0} per loan issued; bad credit history accepted.',
  ],
  'E-commerce': [
    'Cash on delivery, buyout about 70 %. {0} per buyout.',
    'One per household. {0} per order bought out, returns within 14 days are not paid.',
  ],
  Sweepstakes: [
    'Pin submit on two operators. {0} per paid subscription. No misleading design.',
    'Credit card submit. {0} per billed entry.',
  ],
  Insurance: [
    'Online quote. {0} per policy sold, hold 30 days.',
    'Quotes with a valid phone number only. {0} per policy sold.',
  ],
}; // prettier-ignore

/** Categories that fit a vertical, by title. */
export const fittingCategories: Readonly<Record<string, readonly string[]>> = {
  Crypto: ['Trading robots', 'Exchanges'],
  Forex: ['Trading robots', 'Exchanges'],
  Nutra: ['Weight loss', 'Joints', 'Hair and skin', 'Men’s health', 'Detox', 'Sleep'],
  Gambling: ['Slots', 'Live casino'],
  Betting: ['Sports betting', 'Esports'],
  Dating: ['Adult dating', 'Serious dating'],
  Finance: ['Payday loans', 'Credit cards'],
  'E-commerce': ['Gadgets', 'Home and garden'],
  Sweepstakes: ['Vouchers', 'Gadgets'],
  Insurance: ['Car insurance'],
};

/** Kinds of landing pages, as titled in lists. */
export const pages = [
  'Main page',
  'Quiz',
  'Video story',
  'Advertorial',
  'Short form',
  'Calculator',
  'Wheel of fortune',
] as const;

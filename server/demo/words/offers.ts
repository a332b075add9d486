/** What offers of a vertical say of themselves; {0} is an amount. */
export const terms: Readonly<Record<string, readonly string[]>> = {
  Crypto: [
    'First deposit from 250 $. Payout {0} $ per first deposit, hold 14 days. No brand bidding, no promises of income.',
    'Call centre 9 to 21 in the language of the country. {0} $ CPA, quality check after 30 leads.',
  ],
  Forex: [
    'Verified account and first deposit from 200 $. {0} $ CPA. Risk warning must stay visible.',
    'Copy trading. {0} $ per funded account, cap 30 a day, no weekends.',
  ],
  Nutra: [
    'Cash on delivery, free shipping. {0} $ per confirmed order, approval around 45 %.',
    'Straight sale, trial of 14 days. {0} $ per sale. No medical claims, no stars.',
  ],
  Gambling: [
    'Licence MGA. First deposit from 20 €, {0} $ CPA, baseline 20 €. Only players of 18 and over.',
    'RevShare 40 % or {0} $ CPA. Slots and live casino. No bonus hunters.',
  ],
  Betting: [
    'First bet of 10 $ or more. {0} $ CPA. Best during match days.',
    '{0} $ per depositing player, hold 21 days.',
  ],
  Dating: [
    'Confirmed registration, men of 25 and over. {0} $ per lead. No adult creatives on social networks.',
    'Single opt-in, mobile only. {0} $ per lead.',
  ],
  Finance: [
    'Loan paid out. {0} $ per new client, repeated ones are not paid.',
    'Approved application. {0} $ per approval; bad credit history accepted.',
  ],
  'E-commerce': [
    'Cash on delivery, buyout about 70 %. {0} $ per confirmed order.',
    'One per household. {0} $ per order, returns within 14 days are not paid.',
  ],
  Sweepstakes: [
    'Pin submit on two operators. {0} $ per subscription. No misleading design.',
    'Credit card submit. {0} $ per entry.',
  ],
  Insurance: [
    'Policy sold. {0} $ per sale, hold 30 days.',
    'Complete quote with a valid phone number: {0} $ per lead.',
  ],
}; // prettier-ignore

/** Categories that fit a vertical, by their titles. */
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

/** Kinds of landing pages, as they are called in lists. */
export const pages = [
  'Main page',
  'Quiz',
  'Video story',
  'Advertorial',
  'Short form',
  'Calculator',
  'Wheel of fortune',
] as const;

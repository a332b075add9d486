/** What the demo network works with: its lists, in the words of the trade. */

export const categories = [
  'Weight loss',
  'Joints',
  'Hair and skin',
  'Men’s health',
  'Detox',
  'Sleep',
  'Slots',
  'Live casino',
  'Sports betting',
  'Esports',
  'Trading robots',
  'Exchanges',
  'Adult dating',
  'Serious dating',
  'Payday loans',
  'Credit cards',
  'Gadgets',
  'Home and garden',
  'Vouchers',
  'Car insurance',
  'VPN',
  'Mobile games',
]; // prettier-ignore

export const trafficSources = [
  'Facebook Ads',
  'Google Search',
  'Google Display',
  'YouTube',
  'TikTok Ads',
  'Taboola',
  'Outbrain',
  'MGID',
  'Push notifications',
  'Pop-under',
  'SEO',
  'Email',
  'SMS',
  'Telegram channels',
  'Influencers',
  'In-app',
  'Bing Ads',
  'Snapchat Ads',
]; // prettier-ignore

export const paymentMethods: readonly (readonly [title: string, description: string])[] = [
  ['Bank transfer (SEPA)', 'Euro accounts. One to two business days, no fee above €500.'],
  ['Bank transfer (SWIFT)', 'Any currency. Three to five business days, the bank’s fee is the affiliate’s.'],
  ['USDT (TRC-20)', 'Within the day. Check the address: transfers can’t be reversed.'],
  ['USDT (ERC-20)', 'Within the day; the network’s gas price applies.'],
  ['Bitcoin', 'Twice a week, on Tuesdays and Fridays.'],
  ['Payoneer', 'Instant between Payoneer accounts.'],
  ['PayPal', 'Up to $5,000 a month.'],
  ['Wise', 'Balances in 40 currencies.'],
  ['Capitalist', 'USD and EUR wallets.'],
];

/** The fields that an affiliate fills in for payment, by the title of the payment method. */
export const accountFields: Readonly<
  Record<string, readonly (readonly [title: string, titleRu: string, format: string])[]>
> = {
  'Bank transfer (SEPA)': [
    ['Account holder', 'Владелец счёта', 'text'],
    ['IBAN', 'IBAN', 'iban'],
  ],
  'Bank transfer (SWIFT)': [
    ['Account holder', 'Владелец счёта', 'text'],
    ['IBAN', 'IBAN', 'iban'],
    ['SWIFT code', 'Код SWIFT', 'text'],
  ],
  'USDT (TRC-20)': [['Wallet address', 'Адрес кошелька', 'trc20']],
};

export const geos: readonly (readonly [title: string, countries: readonly string[]])[] = [
  ['DACH', ['DE', 'AT', 'CH']],
  ['Baltics', ['LV', 'LT', 'EE']],
  ['Tier 1', ['US', 'CA', 'GB', 'AU', 'NZ', 'DE']],
  ['Latin America', ['MX', 'BR', 'AR', 'CL', 'CO', 'PE']],
  ['Central Europe', ['PL', 'CZ', 'SK', 'HU', 'RO']],
  ['СНГ', ['KZ', 'UZ', 'AZ', 'AM', 'KG']],
  ['South-East Asia', ['VN', 'TH', 'ID', 'PH', 'MY']],
  ['Scandinavia', ['SE', 'NO', 'DK', 'FI']],
  ['Old test geo', ['LU']],
];

export const tags: Readonly<Record<string, readonly string[]>> = {
  advertiser: ['VIP', 'Prepaid', 'New 2026', 'Slow payer', 'Direct', 'Broker'],
  user: ['Top 10', 'Media buyer', 'SEO', 'Newcomer', 'Under review', 'Арбитраж', 'Referral'],
  team: ['In-house', 'Agency', 'Solo', 'Проверенная'],
  offer: ['Exclusive', 'High payout', 'Weekend cap', 'Test', 'Seasonal', 'Эксклюзив'],
  landing: ['Quiz', 'Video', 'Short form', 'A/B test'],
};

export const currencies: readonly (readonly [code: string, rate: string])[] = [
  ['USD', '1'],
  ['EUR', '0.9214'],
  ['GBP', '0.7865'],
  ['PLN', '3.9271'],
  ['CZK', '23.1405'],
  ['RON', '4.5866'],
  ['UAH', '41.72'],
  ['KZT', '512.35'],
  ['TRY', '38.904'],
  ['BRL', '5.4312'],
  ['MXN', '18.6473'],
  ['INR', '86.1925'],
  ['VND', '25410'],
  ['IDR', '16325.5'],
  ['NGN', '1538.2'],
  ['CAD', '1.3718'],
];

/** No longer available. */
export const retiredCurrencies = ['NGN'];

interface VerticalWords {
  title: string;
  description: string;
  /** A lead's parameters in addition to name, email and phone. */
  parameters: readonly (readonly [name: string, title: string, required: boolean])[];
  distribution: 'priority' | 'weight' | 'round_robin';
  /** The payment models of its conversions. */
  models: readonly string[];
  /** In funnel order. */
  goals: readonly (readonly [title: string, key: string, repeatable: boolean])[];
  grades: readonly (readonly [title: string, final: boolean, tone: string])[];
}

/** Keys of the goals that are deposits of customers. */
export const depositGoals: readonly string[] = ['ftd', 'redeposit'];
/** Key of the goal that offers pay for if their vertical has it; otherwise it is the last of the funnel. */
export const usualGoal = 'ftd';

const sales = [
  ['New', false, 'info'],
  ['Call back', false, 'warning'],
  ['No answer', false, 'warning'],
  ['Not interested', true, 'error'],
  ['Deposited', true, 'success'],
] as const;
const orders = [
  ['New', false, 'info'],
  ['Confirmed', false, 'info'],
  ['Shipped', false, 'info'],
  ['Bought out', true, 'success'],
  ['Returned', true, 'error'],
] as const;

export const verticals: readonly VerticalWords[] = [
  {
    title: 'Crypto',
    description: 'Exchanges, wallets and trading robots; paid per first deposit.',
    parameters: [['experience', 'Trading experience', false]],
    distribution: 'weight',
    models: ['CPA', 'CPL'],
    goals: [
      ['Registration', 'registration', false],
      ['First deposit', 'ftd', false],
      ['Redeposit', 'redeposit', true],
    ],
    grades: sales,
  },
  {
    title: 'Forex',
    description: 'Brokers of currencies and contracts for difference.',
    parameters: [['experience', 'Trading experience', false]],
    distribution: 'priority',
    models: ['CPA', 'RevShare'],
    goals: [
      ['Registration', 'registration', false],
      ['Verification', 'kyc', false],
      ['First deposit', 'ftd', false],
      ['Redeposit', 'redeposit', true],
    ],
    grades: sales,
  },
  {
    title: 'Nutra',
    description: 'Food supplements and cosmetics, cash on delivery and straight sale.',
    parameters: [
      ['address', 'Delivery address', true],
      ['quantity', 'Pieces', false],
    ],
    distribution: 'round_robin',
    models: ['CPA'],
    goals: [
      ['Confirmed order', 'confirmed', false],
      ['Buyout', 'buyout', false],
    ],
    grades: orders,
  },
  {
    title: 'Gambling',
    description: 'Casinos and slots with a licence in the country of the player.',
    parameters: [['promo_code', 'Promo code', false]],
    distribution: 'weight',
    models: ['CPA', 'RevShare', 'Hybrid'],
    goals: [
      ['Registration', 'registration', false],
      ['First deposit', 'ftd', false],
      ['Redeposit', 'redeposit', true],
    ],
    grades: [
      ['Registered', false, 'info'],
      ['First deposit', false, 'info'],
      ['Redeposit', true, 'success'],
      ['Self-excluded', true, 'error'],
    ],
  },
  {
    title: 'Betting',
    description: 'Bookmakers and esports bets.',
    parameters: [['promo_code', 'Promo code', false]],
    distribution: 'priority',
    models: ['CPA', 'RevShare', 'Hybrid'],
    goals: [
      ['Registration', 'registration', false],
      ['First bet', 'first_bet', false],
    ],
    grades: [
      ['Registered', false, 'info'],
      ['First bet', true, 'success'],
    ],
  },
  {
    title: 'Dating',
    description: 'Adult and serious dating; single and double opt-in.',
    parameters: [
      ['age', 'Age', true],
      ['gender', 'Gender', true],
    ],
    distribution: 'round_robin',
    models: ['CPL'],
    goals: [
      ['Registration', 'registration', false],
      ['Confirmed email', 'doi', false],
      ['Purchase', 'purchase', true],
    ],
    grades: [
      ['Registered', false, 'info'],
      ['Paying', true, 'success'],
      ['Fake', true, 'error'],
    ],
  },
  {
    title: 'Finance',
    description: 'Loans, cards and accounts of banks and lenders.',
    parameters: [
      ['amount', 'Loan amount', true],
      ['term', 'Term in days', false],
    ],
    distribution: 'weight',
    models: ['CPA', 'CPL'],
    goals: [
      ['Application', 'application', false],
      ['Approval', 'approval', false],
      ['Loan issued', 'issued', false],
    ],
    grades: [
      ['Applied', false, 'info'],
      ['Approved', false, 'info'],
      ['Paid out', true, 'success'],
      ['Refused', true, 'error'],
    ],
  },
  {
    title: 'E-commerce',
    description: 'Shops and single goods, paid on delivery.',
    parameters: [['address', 'Delivery address', true]],
    distribution: 'priority',
    models: ['CPA'],
    goals: [
      ['Confirmed order', 'confirmed', false],
      ['Buyout', 'buyout', false],
    ],
    grades: orders,
  },
  {
    title: 'Sweepstakes',
    description: 'Prize draws for a subscription or an entry fee.',
    parameters: [['birth_date', 'Birth date', true]],
    distribution: 'round_robin',
    models: ['CPL'],
    goals: [
      ['Entry', 'entry', false],
      ['Billing', 'billing', true],
    ],
    grades: [
      ['Entered', false, 'info'],
      ['Billed', true, 'success'],
      ['Charged back', true, 'error'],
    ],
  },
  {
    title: 'Insurance',
    description: 'Car, travel and health policies.',
    parameters: [['car_year', 'Year of the car', false]],
    distribution: 'weight',
    models: ['CPL'],
    goals: [
      ['Quote', 'quote', false],
      ['Policy sold', 'sale', false],
    ],
    grades: [
      ['Quoted', false, 'info'],
      ['Sold', true, 'success'],
    ],
  },
]; // prettier-ignore

export const blockReasons = {
  advertiser: [
    'Has not paid two invoices in a row.',
    'Licence withdrawn by the regulator.',
    'Asked to pause until the audit is over.',
  ],
  affiliate: [
    'Brand bidding in spite of two warnings.',
    'Incentivised traffic on a CPA offer.',
    'Мотивированный трафик, жалоба рекламодателя.',
    'Self-made leads: the same device behind 40 phones.',
  ],
  team: ['Leads bought from a third party without consent.'],
  campaign: ['Creatives promise guaranteed income.', 'Conversion rate ten times below the offer’s average.'],
} as const; // prettier-ignore

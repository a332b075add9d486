/** How the demo network communicates with its advertisers' platforms. */

type Method = 'outApi' | 'redirect' | 'apiSync' | 'postback';

interface TemplateWords {
  title: string;
  platform: string;
  vertical: string;
  description?: string;
  methods: readonly Method[];
  /** Path of requests on the advertiser's host. */
  path?: string;
  parameters: readonly (readonly [
    title: string,
    key: string,
    placement: 'body' | 'query' | 'header',
    kind?: 'secret' | 'optional',
  ])[];
  /** Their words for goals, by goal key. */
  goals: Readonly<Record<string, string>>;
  /** Their words for lead statuses, by grade title; a word without a grade is known and ignored. */
  grades: Readonly<Record<string, readonly string[]>>;
  ignored?: readonly string[];
  /** No longer used for new integrations. */
  retired?: true;
}

const sales = {
  New: ['new', 'in_work'],
  'Call back': ['callback', 'call_again'],
  'No answer': ['no_answer', 'nr'],
  'Not interested': ['not_interested', 'refused'],
  Deposited: ['deposit'],
};
const orders = {
  New: ['0', 'accepted'],
  Confirmed: ['1', 'approved'],
  Shipped: ['2', 'sent'],
  'Bought out': ['3', 'paid'],
  Returned: ['4', 'return'],
};

export const templates: readonly TemplateWords[] = [
  {
    title: 'BrokerDesk v3, crypto',
    platform: 'BrokerDesk',
    vertical: 'Crypto',
    description: 'Leads with auto-login. Statuses by request every ten minutes, deposits by postback.',
    methods: ['outApi', 'redirect', 'apiSync', 'postback'],
    path: '/api/v3/leads',
    parameters: [
      ['API key', 'X-Api-Key', 'header', 'secret'],
      ['Affiliate account', 'affiliate', 'body'],
      ['Funnel', 'funnel', 'body', 'optional'],
    ],
    goals: { registration: 'reg', ftd: 'deposit', redeposit: 'redeposit' },
    grades: sales,
    ignored: ['test'],
  },
  {
    title: 'BrokerDesk v3, forex',
    platform: 'BrokerDesk',
    vertical: 'Forex',
    methods: ['outApi', 'redirect', 'apiSync', 'postback'],
    path: '/api/v3/leads',
    parameters: [
      ['API key', 'X-Api-Key', 'header', 'secret'],
      ['Affiliate account', 'affiliate', 'body'],
    ],
    goals: { registration: 'reg', kyc: 'verified', ftd: 'deposit', redeposit: 'redeposit' },
    grades: sales,
  },
  {
    title: 'TradeFunnel',
    platform: 'TradeFunnel',
    vertical: 'Forex',
    description: 'No postbacks: what became of leads has to be asked for.',
    methods: ['outApi', 'apiSync'],
    path: '/leads/create',
    parameters: [
      ['Token', 'token', 'query', 'secret'],
      ['Campaign', 'campaign_id', 'body'],
    ],
    goals: { registration: 'lead', ftd: 'ftd' },
    grades: sales,
  },
  {
    title: 'CodCenter, orders',
    platform: 'CodCenter',
    vertical: 'Nutra',
    description: 'Cash on delivery; the call centre confirms within the day.',
    methods: ['outApi', 'postback'],
    path: '/order/add',
    parameters: [
      ['API key', 'api_key', 'body', 'secret'],
      ['Web ID', 'web_id', 'body'],
      ['Product', 'goods_id', 'body'],
    ],
    goals: { confirmed: 'approve', buyout: 'buyout' },
    grades: orders,
    ignored: ['5'],
  },
  {
    title: 'PlayTrack, casinos',
    platform: 'PlayTrack',
    vertical: 'Gambling',
    methods: ['redirect', 'postback'],
    parameters: [['Brand', 'brand', 'query']],
    goals: { registration: 'reg', ftd: 'ftd', redeposit: 'dep' },
    grades: { Registered: ['reg'], 'First deposit': ['ftd'], Redeposit: ['dep'], 'Self-excluded': ['closed'] },
  },
  {
    title: 'MatchPoint, double opt-in',
    platform: 'MatchPoint',
    vertical: 'Dating',
    methods: ['outApi', 'redirect', 'postback'],
    path: '/v1/members',
    parameters: [
      ['Partner ID', 'pid', 'body'],
      ['Signature key', 'sign', 'header', 'secret'],
    ],
    goals: { registration: 'soi', doi: 'doi', purchase: 'sale' },
    grades: { Registered: ['soi', 'doi'], Paying: ['sale'], Fake: ['fraud'] },
  },
  {
    title: 'LoanBroker, applications',
    platform: 'LoanBroker Pro',
    vertical: 'Finance',
    methods: ['outApi', 'apiSync', 'postback'],
    path: '/applications',
    parameters: [['Token', 'Authorization', 'header', 'secret']],
    goals: { application: 'created', approval: 'approved', issued: 'paid_out' },
    grades: { Applied: ['created'], Approved: ['approved'], 'Paid out': ['paid_out'], Refused: ['declined'] },
  },
  {
    title: 'LeadBox 2',
    platform: 'LeadBox 2',
    vertical: 'Nutra',
    methods: ['outApi'],
    path: '/push',
    parameters: [['Key', 'key', 'query', 'secret']],
    goals: {},
    grades: {},
    retired: true,
  },
];

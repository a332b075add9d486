import { type JsonSchema, rule, ruleSchema } from '../../domain/rules.ts';
import {
  dataResponse,
  body,
  type ContractPart,
  failures,
  object,
  type Operation,
  type Parameter,
  type PathItem,
  recordId,
  ref,
} from '../contract-part.ts';
import type { Side } from '../invoice-sides.ts';

/** What invoices are made from before they exist, withdrawals of affiliates, files of invoices, and finance. */

const decimal = (description: string): JsonSchema => ({ type: 'string', format: 'decimal', description });
const day = (description: string): JsonSchema => ({
  type: 'string',
  format: 'date',
  minLength: 1,
  description,
  ...ruleSchema(rule('date')),
});
const ids = (description: string, maxItems: number): JsonSchema => ({
  type: 'array',
  items: recordId,
  maxItems,
  description,
});
const nullable = (schema: JsonSchema): JsonSchema => ({ ...schema, type: [String(schema.type), 'null'] });
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });

const exchangeRate = object(
  { currency: recordId, rate: decimal('Units of the invoice’s currency per unit of this currency.') },
  ['currency', 'rate'],
);

const group = object(
  {
    offer: { ...recordId, description: 'The offer of the conversions.' },
    goal: { ...recordId, type: ['integer', 'null'], description: 'Their goal; null for the lead itself.' },
    rateType: { type: 'integer', enum: [1, 2], description: '1: an amount, 2: a percentage of the reported amount.' },
    rate: decimal('For one conversion.'),
    currency: { ...recordId, description: 'The currency of the conversions.' },
    conversionCount: count('How many there are.'),
    exactAmount: decimal('Their exact total in their own currency.'),
    exchangeRate: nullable(decimal('Units of the invoice’s currency per unit of theirs; null if no rate is known.')),
    amount: nullable(decimal('In the invoice’s currency, rounded to a payable amount.')),
    rounding: nullable(decimal('The rounding difference.')),
    conversions: {
      ...ids('The conversions; empty if there are more than 10,000 in total.', 10_000),
    },
  },
  [
    ...['offer', 'goal', 'rateType', 'rate', 'currency', 'conversionCount'],
    ...['exactAmount', 'exchangeRate', 'amount', 'rounding', 'conversions'],
  ],
);

const foundSchema = object(
  {
    groups: { type: 'array', items: ref('InvoiceGroup'), description: 'By offer, goal and rate.' },
    conversionCount: count('The total number of conversions.'),
    amount: nullable(decimal('Their total in the invoice’s currency; null while a rate is missing.')),
    rounding: nullable(decimal('The amount added by rounding the lines.')),
    exchangeRates: {
      type: 'array',
      items: exchangeRate,
      description: 'The exchange rates used: those given, otherwise today’s.',
    },
  },
  ['groups', 'conversionCount', 'amount', 'rounding', 'exchangeRates'],
);

const foundExample = {
  groups: [
    {
      offer: 12,
      goal: 3,
      rateType: 1,
      rate: '20.25',
      currency: 1,
      conversionCount: 2,
      exactAmount: '40.5',
      exchangeRate: '1',
      amount: '40.5',
      rounding: '0',
      conversions: [7731, 7745],
    },
  ],
  conversionCount: 2,
  amount: '40.5',
  rounding: '0',
  exchangeRates: [],
};

const roleTypes: Record<Side, readonly string[]> = {
  affiliate: ['admin', 'manager'],
  advertiser: ['admin', 'manager', 'advertiser_manager'],
};
const whose: Record<Side, string> = { affiliate: 'an affiliate’s', advertiser: 'an advertiser’s' };
const tagOf: Record<Side, string> = { affiliate: 'Affiliates’ invoices', advertiser: 'Advertisers’ invoices' };
const capital = (side: Side): string => `${side[0]?.toUpperCase()}${side.slice(1)}`;

const finding = (side: Side): Operation => ({
  operationId: `find${capital(side)}InvoiceConversions`,
  summary: `Find the conversions of ${whose[side]} invoice`,
  description:
    'Matching approved conversions that are not on an invoice yet, grouped by offer, goal and rate, with totals. Nothing is changed or stored.',
  tags: [tagOf[side]],
  'x-permission': [`invoice.${side}.create`],
  'x-role-types': roleTypes[side],
  requestBody: body(
    object(
      {
        [side]: { ...recordId, description: 'Who the invoice is for.' },
        periodFrom: day('The first day of approval, in UTC.'),
        periodTo: day('The last one.'),
        currency: { ...recordId, description: 'The currency of the invoice.' },
        offers: ids('Only of these offers.', 1000),
        goals: ids('Only of these goals.', 1000),
        countries: { type: 'array', items: { type: 'string', pattern: '^[A-Z]{2}$' }, maxItems: 300 },
        leftOut: ids('Conversions to leave out.', 10_000),
        exchangeRates: { type: 'array', items: exchangeRate, maxItems: 50 },
      },
      [side, 'periodFrom', 'periodTo', 'currency'],
    ),
    { [side]: 5, periodFrom: '2026-10-01', periodTo: '2026-10-31', currency: 1 },
  ),
  responses: {
    200: dataResponse('What was found.', ref('InvoiceConversions'), foundExample),
    ...failures(401, 403, 404, 413, 415, 422, 429, 503),
  },
});

const id: Parameter = { name: 'id', in: 'path', required: true, schema: recordId, example: 1 };
const pdf = 'application/pdf';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const binary = { schema: { type: 'string', format: 'binary' } };

const file = (side: Side): Operation => ({
  operationId: `read${capital(side)}InvoiceFile`,
  summary: `Download ${whose[side]} invoice`,
  description: 'As PDF or XLSX, with the network’s logo and details, in the requested language.',
  tags: [tagOf[side]],
  'x-permission': [`invoice.${side}.read`],
  ...(side === 'advertiser' && { 'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'] }),
  ...(side === 'affiliate' && { 'x-role-types': ['admin', 'manager', 'affiliate'] }),
  parameters: [
    id,
    {
      name: 'format',
      in: 'query',
      required: true,
      description: 'What kind of file.',
      schema: { type: 'string', enum: ['pdf', 'xlsx'] },
      example: 'pdf',
    },
  ],
  responses: {
    200: { description: 'The file.', content: { [pdf]: binary, [xlsx]: binary } },
    ...failures(401, 403, 404, 429, 503),
  },
});

const available = object(
  {
    currency: { ...recordId, description: 'The currency of the conversions.' },
    amount: decimal('The amount available for withdrawal, rounded to a payable amount.'),
    baseAmount: decimal('The same in the base currency, for comparison with the minimum.'),
    conversionCount: count('The number of conversions included.'),
  },
  ['currency', 'amount', 'baseAmount', 'conversionCount'],
);

const withdrawal: Record<string, PathItem> = {
  '/user/affiliate_invoices/withdrawable': {
    get: {
      operationId: 'readWithdrawable',
      summary: 'Get the amounts available for withdrawal',
      description:
        'An affiliate’s approved conversions that are not on an invoice yet, by currency. Staff must name the affiliate.',
      tags: [tagOf.affiliate],
      'x-permission': [],
      'x-role-types': ['admin', 'manager', 'affiliate'],
      parameters: [
        {
          name: 'affiliate',
          in: 'query',
          description: 'The affiliate; for staff only.',
          schema: recordId,
          example: 5,
          'x-staff-only': true,
        },
      ],
      responses: {
        200: dataResponse(
          'The amounts by currency, and the minimum withdrawal.',
          object(
            {
              items: { type: 'array', items: available },
              minimum: decimal('In the base currency.'),
              baseCurrency: { ...recordId, description: 'The base currency.' },
            },
            ['items', 'minimum', 'baseCurrency'],
          ),
          {
            items: [{ currency: 1, amount: '182.25', baseAmount: '182.25', conversionCount: 9 }],
            minimum: '50',
            baseCurrency: 1,
          },
        ),
        ...failures(400, 401, 403, 422, 429, 503),
      },
    },
  },
  '/user/affiliate_invoices/withdraw': {
    post: {
      operationId: 'createWithdrawal',
      summary: 'Request a withdrawal',
      description:
        'Requests everything an affiliate has approved in a currency, to one of their withdrawal methods. Creates an unpaid invoice.',
      tags: [tagOf.affiliate],
      'x-permission': [],
      'x-role-types': ['admin', 'manager', 'affiliate'],
      'x-signed-in': 'notImpersonated',
      requestBody: body(
        object(
          {
            affiliate: { ...recordId, description: 'The affiliate, if staff request the withdrawal for them.' },
            withdrawalMethod: { ...recordId, description: 'The withdrawal method to pay to.' },
            currency: { ...recordId, description: 'The currency of the conversions.' },
            notes: { type: ['string', 'null'], maxLength: 2000, description: 'For those who pay it.' },
          },
          ['withdrawalMethod', 'currency'],
        ),
        { withdrawalMethod: 4, currency: 1 },
      ),
      responses: {
        201: dataResponse('The invoice.', ref('AffiliateInvoice'), {
          id: 7,
          title: 'AFF-000007',
          number: 7,
          periodFrom: '2026-10-02',
          periodTo: '2026-10-30',
          currency: 1,
          amount: '182.25',
          rounding: '0',
          conversionCount: 9,
          withdrawalMethod: 4,
          requested: 'affiliate',
          status: 'unpaid',
        }),
        ...failures(401, 403, 404, 409, 413, 415, 422, 429, 503),
      },
    },
  },
};

const money = (description: string): JsonSchema => decimal(`${description} In the base currency.`);
const month = object(
  {
    month: { type: 'string', pattern: '^\\d{4}-\\d{2}$', description: 'The month, in UTC.' },
    revenue: money('Of approved conversions.'),
    payout: money('Of approved conversions.'),
    profit: money('Revenue minus payout.'),
    received: nullable(
      money('Payments from advertisers, advances included; null for callers with access to only some conversions.'),
    ),
    paidOut: money('Payments to affiliates.'),
    cash: nullable(money('Received minus paid out; null if the received amount is null.')),
  },
  ['month', 'revenue', 'payout', 'profit', 'received', 'paidOut', 'cash'],
);
const age = object(
  {
    from: count('Minimum days since the invoice was created.'),
    to: { type: ['integer', 'null'], description: 'Maximum days; null for no maximum.' },
    invoices: count('How many there are.'),
    amount: money('The amount due: their total minus advances.'),
  },
  ['from', 'to', 'invoices', 'amount'],
);
const debt = object(
  {
    id: { ...recordId, description: 'The affiliate or the advertiser.' },
    title: { type: 'string', description: 'Their name.' },
    amount: money('What is owed.'),
    invoices: count('Unpaid invoices.'),
    oldest: { type: ['integer', 'null'], description: 'When the oldest of these was created, in seconds UTC.' },
  },
  ['id', 'title', 'amount', 'invoices', 'oldest'],
);
const sideOf = object(
  {
    ageing: { type: 'array', items: age, description: 'Unpaid invoices by age.' },
    debts: { type: 'array', items: debt, description: 'The ten with the largest amounts.' },
    invoiced: money('The total due on unpaid invoices.'),
    approved: money('Approved and not on an invoice yet.'),
  },
  ['ageing', 'debts', 'invoiced', 'approved'],
);

const sideExample = {
  ageing: [{ from: 0, to: 30, invoices: 3, amount: '820.5' }],
  debts: [{ id: 5, title: 'Nora Berzina', amount: '410.25', invoices: 1, oldest: 1_795_996_799 }],
  invoiced: '820.5',
  approved: '1200',
};

export default {
  schemas: { InvoiceGroup: group, InvoiceConversions: foundSchema },
  tags: [{ name: 'Finance', description: 'The network’s profit, payments and debts.' }],
  paths: {
    '/user/affiliate_invoices/find_conversions': { post: finding('affiliate') },
    '/user/advertiser_invoices/find_conversions': { post: finding('advertiser') },
    '/user/affiliate_invoices/{id}/file': { get: file('affiliate') },
    '/user/advertiser_invoices/{id}/file': { get: file('advertiser') },
    ...withdrawal,
    '/user/finance': {
      get: {
        operationId: 'readFinance',
        summary: 'Get the finances of the network',
        description:
          'Figures by month and unpaid amounts, limited to what the caller can access. Amounts are in the base currency, at the rate stored with each movement. Callers with access to only some conversions, such as managers to those of their affiliates, don’t get what advertisers paid and owe, which can’t be split between affiliates.',
        tags: ['Finance'],
        'x-permission': ['finance.read'],
        'x-role-types': ['admin', 'manager'],
        parameters: [
          {
            name: 'months',
            in: 'query',
            description:
              'The maximum number of months, including the current one; 12 by default. Starts no earlier than the first movement.',
            schema: { type: 'integer', minimum: 1, maximum: 60 },
            example: 12,
          },
        ],
        responses: {
          200: dataResponse(
            'Months, oldest first, and unpaid amounts.',
            object(
              {
                baseCurrency: { ...recordId, description: 'The base currency.' },
                months: { type: 'array', items: month },
                affiliates: { ...sideOf, description: 'What the network owes.' },
                advertisers: nullable({
                  ...sideOf,
                  description:
                    'What advertisers owe the network; null for callers with access to only some conversions.',
                }),
              },
              ['baseCurrency', 'months', 'affiliates', 'advertisers'],
            ),
            {
              baseCurrency: 1,
              months: [
                {
                  month: '2026-10',
                  revenue: '5200',
                  payout: '3100',
                  profit: '2100',
                  received: '4100',
                  paidOut: '2900',
                  cash: '1200',
                },
              ],
              affiliates: sideExample,
              advertisers: sideExample,
            },
          ),
          ...failures(400, 401, 403, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

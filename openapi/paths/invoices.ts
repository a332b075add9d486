import { type JsonSchema, rule, ruleSchema } from '../../domain/rules.ts';
import {
  answer,
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
  ...{ type: 'string', format: 'date', minLength: 1, description },
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
  { currency: recordId, rate: decimal('Units of the invoice’s currency for one unit of this one.') },
  ['currency', 'rate'],
);

const group = object(
  {
    offer: { ...recordId, description: 'The offer of the conversions.' },
    goal: { ...recordId, type: ['integer', 'null'], description: 'Their goal; null for the lead itself.' },
    rateType: { type: 'integer', enum: [1, 2], description: '1: an amount, 2: a percentage of what was reported.' },
    rate: decimal('For one conversion.'),
    currency: { ...recordId, description: 'The currency of the conversions.' },
    conversionCount: count('How many there are.'),
    exactAmount: decimal('What they come to, exactly, in their own currency.'),
    exchangeRate: nullable(decimal('Units of the invoice’s currency for one of theirs; null where none is known.')),
    amount: nullable(decimal('In the invoice’s currency, rounded to what can be paid.')),
    rounding: nullable(decimal('What the rounding added.')),
    conversions: {
      ...ids('The conversions; empty where there are more than 10,000 in all.', 10_000),
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
    conversionCount: count('How many conversions there are in all.'),
    amount: nullable(decimal('What they come to in the invoice’s currency; null while a rate is missing.')),
    rounding: nullable(decimal('What rounding the lines added.')),
    exchangeRates: {
      type: 'array',
      items: exchangeRate,
      description: 'The rates reckoned with: those given, else today’s.',
    },
  },
  ['groups', 'conversionCount', 'amount', 'rounding', 'exchangeRates'],
);

const foundExample = {
  groups: [
    {
      ...{ offer: 12, goal: 3, rateType: 1, rate: '20.25', currency: 1, conversionCount: 2, exactAmount: '40.5' },
      ...{ exchangeRate: '1', amount: '40.5', rounding: '0', conversions: [7731, 7745] },
    },
  ],
  ...{ conversionCount: 2, amount: '40.5', rounding: '0', exchangeRates: [] },
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
    'Those that are approved, on no invoice yet, and match, by offer, goal and rate, with what they come to. Nothing is changed or kept.',
  tags: [tagOf[side]],
  'x-permission': [`invoice.${side}.create`],
  'x-role-types': roleTypes[side],
  requestBody: body(
    object(
      {
        [side]: { ...recordId, description: 'Whose invoice it is to be.' },
        periodFrom: day('The first day, in UTC, on which they were approved.'),
        periodTo: day('The last one.'),
        currency: { ...recordId, description: 'The currency of the invoice.' },
        offers: ids('Only of these offers.', 1000),
        goals: ids('Only of these goals.', 1000),
        countries: { type: 'array', items: { type: 'string', pattern: '^[A-Z]{2}$' }, maxItems: 300 },
        leftOut: ids('Conversions that are left out.', 10_000),
        exchangeRates: { type: 'array', items: exchangeRate, maxItems: 50 },
      },
      [side, 'periodFrom', 'periodTo', 'currency'],
    ),
    { [side]: 5, periodFrom: '2026-10-01', periodTo: '2026-10-31', currency: 1 },
  ),
  responses: {
    200: answer('What was found.', ref('InvoiceConversions'), foundExample),
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
  description: 'As PDF or XLSX, with the network’s logo and details, in the language that is asked for.',
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
    amount: decimal('What can be withdrawn in it, rounded to what can be paid.'),
    baseAmount: decimal('The same in the base currency, which the minimum is in.'),
    conversionCount: count('How many conversions that is.'),
  },
  ['currency', 'amount', 'baseAmount', 'conversionCount'],
);

const withdrawal: Record<string, PathItem> = {
  '/user/affiliate_invoices/withdrawable': {
    get: {
      operationId: 'readWithdrawable',
      summary: 'See what can be withdrawn',
      description: 'What an affiliate has approved and on no invoice yet, by currency. Staff say whose.',
      tags: [tagOf.affiliate],
      'x-permission': [],
      'x-role-types': ['admin', 'manager', 'affiliate'],
      parameters: [
        {
          name: 'affiliate',
          in: 'query',
          description: 'Whose account, where staff ask.',
          schema: recordId,
          example: 5,
          'x-staff-only': true,
        },
      ],
      responses: {
        200: answer(
          'By currency, and the least that can be requested.',
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
            ...{ minimum: '50', baseCurrency: 1 },
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
        'All that the affiliate has approved in a currency, to a withdrawal method of their own. It becomes an unpaid invoice.',
      tags: [tagOf.affiliate],
      'x-permission': [],
      'x-role-types': ['admin', 'manager', 'affiliate'],
      'x-signed-in': 'notImpersonated',
      requestBody: body(
        object(
          {
            affiliate: { ...recordId, description: 'Whose withdrawal it is, where staff request it for them.' },
            withdrawalMethod: { ...recordId, description: 'Where the money is to go.' },
            currency: { ...recordId, description: 'The currency of the conversions.' },
            notes: { type: ['string', 'null'], maxLength: 2000, description: 'For those who pay it.' },
          },
          ['withdrawalMethod', 'currency'],
        ),
        { withdrawalMethod: 4, currency: 1 },
      ),
      responses: {
        201: answer('The invoice.', ref('AffiliateInvoice'), {
          ...{ id: 7, title: 'AFF-000007', number: 7, periodFrom: '2026-10-02', periodTo: '2026-10-30', currency: 1 },
          ...{ amount: '182.25', rounding: '0', conversionCount: 9, withdrawalMethod: 4, requested: 'affiliate' },
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
    revenue: money('Of conversions that were approved.'),
    payout: money('Of conversions that were approved.'),
    profit: money('Revenue less payout.'),
    received: nullable(money('What advertisers paid, in advance too; null for those who reach only some conversions.')),
    paidOut: money('What affiliates were paid.'),
    cash: nullable(money('Received less paid out; null where nothing is said about what was received.')),
  },
  ['month', 'revenue', 'payout', 'profit', 'received', 'paidOut', 'cash'],
);
const age = object(
  {
    from: count('Days since the invoice was made, at least.'),
    to: { type: ['integer', 'null'], description: 'At most; null for any longer.' },
    invoices: count('How many there are.'),
    amount: money('What is due of them: what they come to, less what was paid in advance.'),
  },
  ['from', 'to', 'invoices', 'amount'],
);
const debt = object(
  {
    id: { ...recordId, description: 'The affiliate or the advertiser.' },
    title: { type: 'string', description: 'Their name.' },
    amount: money('What is owed.'),
    invoices: count('Unpaid invoices.'),
    oldest: { type: ['integer', 'null'], description: 'When the oldest of these was made, in seconds UTC.' },
  },
  ['id', 'title', 'amount', 'invoices', 'oldest'],
);
const sideOf = object(
  {
    ageing: { type: 'array', items: age, description: 'Unpaid invoices by age.' },
    debts: { type: 'array', items: debt, description: 'The ten who are owed, or owe, most.' },
    invoiced: money('What is due of unpaid invoices in all.'),
    approved: money('Approved and on no invoice yet.'),
  },
  ['ageing', 'debts', 'invoiced', 'approved'],
);

const sideExample = {
  ageing: [{ from: 0, to: 30, invoices: 3, amount: '820.5' }],
  debts: [{ id: 5, title: 'Nora Berzina', amount: '410.25', invoices: 1, oldest: 1_795_996_799 }],
  ...{ invoiced: '820.5', approved: '1200' },
};

export default {
  schemas: { InvoiceGroup: group, InvoiceConversions: foundSchema },
  tags: [{ name: 'Finance', description: 'What the network earns, is paid and owes.' }],
  paths: {
    '/user/affiliate_invoices/find_conversions': { post: finding('affiliate') },
    '/user/advertiser_invoices/find_conversions': { post: finding('advertiser') },
    '/user/affiliate_invoices/{id}/file': { get: file('affiliate') },
    '/user/advertiser_invoices/{id}/file': { get: file('advertiser') },
    ...withdrawal,
    '/user/finance': {
      get: {
        operationId: 'readFinance',
        summary: 'See the finance of the network',
        description:
          'By month, and what is unpaid: of what the caller reaches. Amounts in the base currency, by the rates kept with each movement. Those who reach only some conversions, as managers do those of their affiliates, get nothing of what advertisers paid and owe, which can’t be split between affiliates.',
        tags: ['Finance'],
        'x-permission': ['finance.read'],
        'x-role-types': ['admin', 'manager'],
        parameters: [
          {
            name: 'months',
            in: 'query',
            description:
              'How many months at most, this one included; 12 where absent. None before the first movement is told.',
            schema: { type: 'integer', minimum: 1, maximum: 60 },
            example: 12,
          },
        ],
        responses: {
          200: answer(
            'Months, the oldest first, and what is unpaid.',
            object(
              {
                baseCurrency: { ...recordId, description: 'The base currency.' },
                months: { type: 'array', items: month },
                affiliates: { ...sideOf, description: 'What the network owes.' },
                advertisers: nullable({
                  ...sideOf,
                  description: 'What the network is owed; null for those who reach only some conversions.',
                }),
              },
              ['baseCurrency', 'months', 'affiliates', 'advertisers'],
            ),
            {
              baseCurrency: 1,
              months: [
                {
                  ...{ month: '2026-10', revenue: '5200', payout: '3100', profit: '2100' },
                  ...{ received: '4100', paidOut: '2900', cash: '1200' },
                },
              ],
              ...{ affiliates: sideExample, advertisers: sideExample },
            },
          ),
          ...failures(400, 401, 403, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

import { conversionStatus } from '../../domain/traffic/conversions.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import { lead } from '../entities/lead.ts';
import { paidFor } from '../payment.ts';
import { dataResponse, body, type ContractPart, failures, object, type Parameter, recordId } from '../contract-part.ts';
import { availability, countedCountries } from '../offer-availability.ts';
import { idempotencyKey, sentLeadProperties } from '../sent-lead.ts';

const { apiStatus } = lead.fields;
const statuses = apiStatus?.kind === 'enumeration' ? Object.keys(apiStatus.options) : [];

const sent = object(
  {
    campaign: { type: 'string', minLength: 1, maxLength: 100, description: 'Public ID of the campaign.' },
    ...sentLeadProperties,
  },
  ['campaign'],
);

const storedLead = object(
  {
    id: { ...recordId, description: 'The lead.' },
    apiStatus: { type: 'string', enum: statuses, description: 'The resulting status.' },
    redirectUrl: {
      type: 'string',
      description: 'The URL to redirect the person to: the page of the advertiser who took the lead.',
    },
    reason: { type: 'string', description: 'Why it was not accepted, in the language of `Accept-Language`.' },
  },
  ['id', 'apiStatus'],
);

const moment = (description: string): JsonSchema => ({ type: 'integer', format: 'unix-time', description });
const nullable = (description: string): JsonSchema => ({ type: ['string', 'null'], description });
const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

const sentLead = object(
  {
    id: { ...recordId, description: 'The lead.' },
    createdAt: moment('When it came in, in seconds UTC.'),
    campaign: { type: 'string', description: 'Public ID of its campaign.' },
    clickId: nullable('Of the click before the lead.'),
    apiStatus: { type: 'string', enum: statuses, description: 'The resulting status.' },
    reason: nullable('Why it was not accepted, in the language of `Accept-Language`.'),
    grade: nullable('The advertiser’s verdict on the lead.'),
    goals: list(
      object(
        {
          key: { type: 'string', description: 'Of the goal.' },
          title: { type: 'string' },
          at: moment('When it was reported, in seconds UTC.'),
          status: {
            type: 'string',
            enum: Object.keys(conversionStatus),
            description: 'The status in the network; rejected conversions are not paid.',
          },
          payout: { type: 'string', format: 'decimal', description: 'What is paid for it.' },
          currency: nullable('ISO 4217 code of the payout.'),
        },
        ['key', 'title', 'at', 'status', 'payout', 'currency'],
      ),
      'The goals reported for it, in order, including rejected ones.',
    ),
  },
  ['id', 'createdAt', 'campaign', 'clickId', 'apiStatus', 'reason', 'grade', 'goals'],
);

const mode: JsonSchema = {
  type: 'string',
  enum: ['only', 'except'],
  description: 'Whether these values are included or excluded.',
};

const openOffer = object(
  {
    id: { ...recordId, description: 'The offer.' },
    title: { type: 'string' },
    ...availability,
    payouts: list(
      object(
        {
          audience: {
            type: 'string',
            enum: ['all', 'team', 'affiliate'],
            description: 'Who the rule applies to: all affiliates, the caller’s team, or only the caller.',
          },
          paidFor: {
            type: 'string',
            enum: Object.keys(paidFor),
            description: 'What is paid for: postbacks from the advertiser, or leads the advertiser accepts.',
          },
          goal: nullable('Key of the goal paid for; null for postbacks without a goal and for accepted leads.'),
          value: { type: 'string', format: 'decimal', description: 'An amount, or a share of the reported amount.' },
          isPercent: { type: 'boolean' },
          currency: nullable('ISO 4217 code; null for a share.'),
          ...countedCountries,
          languages: list({ type: 'string' }, 'ISO 639-1 codes; empty for all languages.'),
          languagesMode: mode,
          trafficSources: list({ type: 'string' }, 'Their names; empty for all traffic sources.'),
          trafficSourcesMode: mode,
          schedule: {
            type: ['object', 'null'],
            additionalProperties: true,
            description: 'The weekly hours in which it pays, in a time zone; null for always.',
          },
        },
        [
          ...['audience', 'paidFor', 'goal', 'value', 'isPercent', 'currency', 'countries', 'countriesMode'],
          ...['languages', 'languagesMode', 'trafficSources', 'trafficSourcesMode', 'schedule'],
        ],
      ),
      'What is paid, most specific first: the first matching entry applies. Entries that never apply because a more specific one always does are left out.',
    ),
  },
  ['id', 'title', 'countries', 'payouts', 'room', 'isUnlimited', 'schedule'],
);

const pageTo = (furthest: number, description?: string): readonly Parameter[] => [
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 500, default: 100 } },
  {
    name: 'offset',
    in: 'query',
    ...(description !== undefined && { description }),
    schema: { type: 'integer', minimum: 0, maximum: furthest, default: 0 },
  },
];
const since = (name: string, description: string): Parameter => ({
  name,
  in: 'query',
  description,
  schema: { type: 'integer', minimum: 0, maximum: 253402300799 },
  example: 1767225600,
});

const byToken = { tags: ['Traffic'], 'x-permission': null, security: [{ bearer: [] }] };

export default {
  paths: {
    '/public/offers': {
      get: {
        operationId: 'listOpenOffers',
        summary: 'List the offers you can run',
        description:
          'Returns active offers that are public or assigned to the affiliate, with what is paid and how much traffic they still take. Takes the same tokens as `POST /public/leads`; API tokens need the permission `offer.read`. 403 if the affiliate’s traffic is blocked (`trafficBlocked`). Too many calls get 429; `RateLimit-*` headers show how many are left.',
        ...byToken,
        parameters: [...pageTo(2147483647)],
        responses: {
          200: dataResponse(
            'The offers, ordered by ID.',
            object({ items: list(openOffer, 'The offers.') }, ['items']),
            {
              items: [
                {
                  id: 12,
                  title: 'KetoSlim',
                  countries: ['LV'],
                  payouts: [
                    {
                      paidFor: 'report',
                      goal: 'deposit',
                      value: '20.25',
                      isPercent: false,
                      currency: 'USD',
                      countries: [],
                      countriesMode: 'only',
                      languages: [],
                      languagesMode: 'only',
                      trafficSources: [],
                      trafficSourcesMode: 'only',
                      audience: 'all',
                      schedule: null,
                    },
                  ],
                  room: [],
                  isUnlimited: true,
                  schedule: null,
                },
              ],
            },
          ),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
    '/public/leads': {
      get: {
        operationId: 'listSentLeads',
        summary: 'Get the statuses of your leads',
        description:
          'Returns the affiliate’s own leads, newest first. Takes the same tokens as `POST /public/leads`; API tokens need the permission `lead.read`. Too many calls get 429; `RateLimit-*` headers show how many are left.',
        ...byToken,
        parameters: [
          {
            name: 'id',
            in: 'query',
            description: 'Only these leads.',
            style: 'form',
            explode: false,
            schema: { type: 'array', items: recordId, minItems: 1, maxItems: 500 },
            example: [90412, 90413],
          },
          since('from', 'Only leads that came in at this moment or later, in seconds UTC.'),
          since('to', 'Only leads that came in before this moment, in seconds UTC.'),
          since(
            'changedFrom',
            'Only leads whose status, grade or goals changed at this moment or later, in seconds UTC. Overlap with your last request by a minute, as changes still in progress at that time may be dated earlier.',
          ),
          {
            name: 'after',
            in: 'query',
            description:
              'Continue after this lead, the last one on the previous page. Pages read this way neither repeat nor miss a lead when new ones come in, and later pages are as fast as the first.',
            schema: recordId,
            example: 90412,
          },
          ...pageTo(10_000, 'How many to skip. Prefer `after` for reading many pages.'),
        ],
        responses: {
          200: dataResponse('The leads.', object({ items: list(sentLead, 'The leads.') }, ['items']), {
            items: [
              {
                id: 90412,
                createdAt: 1767225600,
                campaign: '3f2c9b1e8d7a4c60b5e2f19a7d8c6e40',
                clickId: null,
                apiStatus: 'sent',
                reason: null,
                grade: 'Called back',
                goals: [
                  {
                    key: 'deposit',
                    title: 'First deposit',
                    at: 1767312000,
                    status: 'approved',
                    payout: '20.25',
                    currency: 'USD',
                  },
                ],
              },
            ],
          }),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
      post: {
        operationId: 'sendLead',
        summary: 'Send a lead',
        description:
          'Creates a lead from the contact data of someone interested in an offer. Takes a token of the affiliate whose campaign it is: the lead API token from their profile (`apiToken` of a user), or one of their API tokens. ' +
          'A lead that breaks the rules of its vertical is stored as well: `apiStatus` contains its status, `reason` the reason. The response is sent once an advertiser has decided, or after some seconds: `sent` means accepted, `new` that it is still being offered. ' +
          'Repeating the call with the same `Idempotency-Key` within a day returns the first response. Too many calls get 429; `RateLimit-*` headers say how many are left.',
        tags: ['Traffic'],
        'x-permission': null,
        security: [{ bearer: [] }],
        parameters: [idempotencyKey],
        requestBody: body(sent, {
          campaign: '3f2c9b1e8d7a4c60b5e2f19a7d8c6e40',
          firstName: 'Anna',
          lastName: 'Ozola',
          phone: '+37120001234',
          email: 'anna.ozola@mail.example',
          ip: '203.0.113.7',
          sub1: 'newsletter',
          params: { age: '34' },
        }),
        responses: {
          201: dataResponse('The resulting status.', storedLead, {
            id: 90412,
            apiStatus: 'sent',
            redirectUrl: 'https://broker.example/welcome?token=8f2a1c',
          }),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

import { conversionStatus } from '../../domain/conversions.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import { lead } from '../entities/lead.ts';
import { paidFor } from '../payment.ts';
import { answer, body, type ContractPart, failures, object, type Parameter, recordId } from '../contract-part.ts';
import { availability, countedCountries } from '../offer-availability.ts';
import { idempotencyKey, said } from '../sent-lead.ts';

const { apiStatus } = lead.fields;
const statuses = apiStatus?.kind === 'enumeration' ? Object.keys(apiStatus.options) : [];

const sent = object(
  { campaign: { type: 'string', minLength: 1, maxLength: 100, description: 'Public id of the campaign.' }, ...said },
  ['campaign'],
);

const kept = object(
  {
    id: { ...recordId, description: 'The lead.' },
    apiStatus: { type: 'string', enum: statuses, description: 'What became of it.' },
    redirectUrl: {
      type: 'string',
      description: 'Where to send the person next: the page of the advertiser who took the lead.',
    },
    reason: { type: 'string', description: 'Why it goes no further, in the language of `Accept-Language`.' },
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
    campaign: { type: 'string', description: 'Public id of its campaign.' },
    clickId: nullable('Of the click it came after.'),
    apiStatus: { type: 'string', enum: statuses, description: 'What became of it.' },
    reason: nullable('Why it went no further, in the language of `Accept-Language`.'),
    grade: nullable('What the advertiser made of it.'),
    goals: list(
      object(
        {
          key: { type: 'string', description: 'Of the goal.' },
          title: { type: 'string' },
          at: moment('When it was reported, in seconds UTC.'),
          status: {
            type: 'string',
            enum: Object.keys(conversionStatus),
            description: 'What the network made of it: what is rejected is not paid.',
          },
          payout: { type: 'string', format: 'decimal', description: 'What is paid for it.' },
          currency: nullable('ISO 4217 code of the payout.'),
        },
        ['key', 'title', 'at', 'status', 'payout', 'currency'],
      ),
      'The goals that were reported of it, in the order in which they were, rejected ones too.',
    ),
  },
  ['id', 'createdAt', 'campaign', 'clickId', 'apiStatus', 'reason', 'grade', 'goals'],
);

const mode: JsonSchema = {
  type: 'string',
  enum: ['only', 'except'],
  description: 'Whether these are meant, or all others.',
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
            description: 'Who is paid by it: all affiliates, those of the caller’s team, or the caller alone.',
          },
          paidFor: {
            type: 'string',
            enum: Object.keys(paidFor),
            description: 'What is paid: what the advertiser reports, or each lead that the advertiser accepts.',
          },
          goal: nullable('Key of the goal that is paid; null for reports without one, and for accepted leads.'),
          value: { type: 'string', format: 'decimal', description: 'An amount, or a share of the reported amount.' },
          isPercent: { type: 'boolean' },
          currency: nullable('ISO 4217 code; null for a share.'),
          ...countedCountries,
          languages: list({ type: 'string' }, 'Codes of ISO 639-1; all languages where empty.'),
          languagesMode: mode,
          trafficSources: list({ type: 'string' }, 'Their names; all traffic sources where empty.'),
          trafficSourcesMode: mode,
          schedule: {
            type: ['object', 'null'],
            additionalProperties: true,
            description: 'The hours of a week in which it pays, in a time zone; null for all.',
          },
        },
        [
          ...['audience', 'paidFor', 'goal', 'value', 'isPercent', 'currency', 'countries', 'countriesMode'],
          ...['languages', 'languagesMode', 'trafficSources', 'trafficSourcesMode', 'schedule'],
        ],
      ),
      'What is paid, the most special first: of several that fit the first one counts. What never pays, as a more special one always does, is left out.',
    ),
  },
  ['id', 'title', 'countries', 'payouts', 'room', 'isUnlimited', 'schedule'],
);

const pageTo = (furthest: number, description?: string): readonly Parameter[] => [
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 500, default: 100 } },
  {
    ...{ name: 'offset', in: 'query', ...(description !== undefined && { description }) },
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
        summary: 'List the offers that one may run',
        description:
          'By the token of an affiliate, as `POST /public/leads` takes it, an API token with the permission `offer.read`: active offers that are public or assigned to them, with what is paid and how much may still come. 403 where the network takes none of their traffic (`trafficBlocked`). Too many calls get 429; `RateLimit-*` headers say how many are left.',
        ...byToken,
        parameters: [...pageTo(2147483647)],
        responses: {
          200: answer('The offers, by their ids.', object({ items: list(openOffer, 'The offers.') }, ['items']), {
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
                    ...{ languages: [], languagesMode: 'only', trafficSources: [], trafficSourcesMode: 'only' },
                    ...{ audience: 'all', schedule: null },
                  },
                ],
                room: [],
                isUnlimited: true,
                schedule: null,
              },
            ],
          }),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
    '/public/leads': {
      get: {
        operationId: 'listSentLeads',
        summary: 'Ask what became of one’s leads',
        description:
          'By the token of an affiliate, as `POST /public/leads` takes it, an API token with the permission `lead.read`: their own leads, the newest first. Too many calls get 429; `RateLimit-*` headers say how many are left.',
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
          since('from', 'Only those that came in at this moment or later, in seconds UTC.'),
          since('to', 'Only those that came in before this moment, in seconds UTC.'),
          since(
            'changedFrom',
            'Only those whose status, grade or goals have changed at this moment or later, in seconds UTC. Ask from a minute before the last time, as changes under way then may be dated earlier.',
          ),
          {
            name: 'after',
            in: 'query',
            description:
              'Continue after this lead, the last one of the page before. Pages read so neither repeat nor miss a lead, whatever comes in meanwhile, and the last one takes as long as the first.',
            schema: recordId,
            example: 90412,
          },
          ...pageTo(10_000, 'How many to skip. Use `after` to read further.'),
        ],
        responses: {
          200: answer('The leads.', object({ items: list(sentLead, 'The leads.') }, ['items']), {
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
                    ...{ key: 'deposit', title: 'First deposit', at: 1767312000 },
                    ...{ status: 'approved', payout: '20.25', currency: 'USD' },
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
          'Takes the contact data of someone who is interested in an offer, by the token of the affiliate whose campaign it is: the lead API token of their profile (`apiToken` of a user), or an API token of theirs. ' +
          'A lead that breaks the rules of its vertical is kept as well: `apiStatus` says what it is, `reason` why. The answer waits while advertisers are asked one after another: `sent` was accepted, `new` is still on its way after some seconds. ' +
          'A repetition with the same `Idempotency-Key` within a day gets the first answer again. Too many calls get 429; `RateLimit-*` headers say how many are left.',
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
          201: answer('What became of it.', kept, {
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

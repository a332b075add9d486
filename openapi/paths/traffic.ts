import { reasons } from '../../domain/distribution/reasons.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import {
  dataResponse,
  body,
  type ContractPart,
  failures,
  object,
  type Parameter,
  recordId,
  ref,
} from '../contract-part.ts';

const nullable = (description: string): JsonSchema => ({ type: ['integer', 'null'], description });
const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });

const country: JsonSchema = { type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2 code.' };
const language: JsonSchema = { type: 'string', pattern: '^[a-z]{2}$', description: 'ISO 639-1 code.' };
const moment: JsonSchema = { type: 'integer', format: 'unix-time', minimum: 0, maximum: 253_402_300_799 };

const check = object(
  {
    code: { type: 'string', enum: Object.keys(reasons) },
    passed: { type: 'boolean' },
    waived: { type: 'boolean', description: 'The check failed, but a setting lets the traffic through.' },
    text: { type: 'string', description: 'In the language of `Accept-Language`.' },
    detail: {
      type: ['string', 'integer', 'null'],
      description:
        'Details, depending on the check: the failed targeting condition, parameter names, the position of a rule, or the ID of a cap.',
    },
  },
  ['code', 'passed', 'waived', 'text', 'detail'],
);
const checks: JsonSchema = { type: 'array', items: check };

const candidate = object(
  {
    targeting: nullable('The targeting that includes the candidate; null if the offer has none.'),
    advertiser: nullable('The advertiser.'),
    integration: nullable('The integration; null for clicks.'),
    landing: nullable('The landing page; null for leads.'),
    order: nullable('Position in the order candidates are tried, from 1; null for excluded ones.'),
    checks,
  },
  ['targeting', 'advertiser', 'integration', 'landing', 'order', 'checks'],
);

const outcomes = [
  'sent',
  'trafficback',
  'nowhere',
  'offered',
  'refused',
  'invalid',
  'trash',
  'duplicate',
  'test',
  'hold',
  'unsent',
];

const card = object(
  {
    outcome: {
      type: 'string',
      enum: outcomes,
      description:
        'The decision. A visitor is `sent` to the first candidate, sent back (`trafficback`) or has nowhere to go (`nowhere`); a lead is `offered` to the candidates in order, or gets a status.',
    },
    otherwise: {
      type: ['string', 'null'],
      enum: ['hold', 'unsent', null],
      description: 'The status of an offered lead that no candidate accepts.',
    },
    reason: {
      type: ['string', 'null'],
      enum: [...Object.keys(reasons), null],
      description: 'Code of the check that decided against it; null if a candidate takes it.',
    },
    reasonText: { type: ['string', 'null'], description: 'The reason in words.' },
    affiliateText: { type: ['string', 'null'], description: 'The reason shown to affiliates.' },
    url: { type: ['string', 'null'], description: 'Where a visitor goes, before macros are filled in.' },
    checks: {
      ...checks,
      description: 'Checks of the sender and the traffic; if the last one failed, it ended the decision.',
    },
    candidates: { type: 'array', items: candidate, description: 'Those that take it come first, in order.' },
  },
  ['outcome', 'otherwise', 'reason', 'reasonText', 'affiliateText', 'url', 'checks', 'candidates'],
);

export const cardExample = {
  outcome: 'offered',
  otherwise: 'unsent',
  reason: null,
  reasonText: null,
  affiliateText: null,
  url: null,
  checks: [{ code: 'campaign_active', passed: true, waived: false, text: 'Campaign is active', detail: null }],
  candidates: [
    {
      targeting: 12,
      advertiser: 7,
      integration: 31,
      landing: null,
      order: 1,
      checks: [{ code: 'cap_room', passed: true, waived: false, text: 'Cap has room', detail: 5 }],
    },
  ],
};

const trafficQuery = object(
  {
    kind: { type: 'string', minLength: 1, maxLength: 10, enum: ['click', 'lead'], description: 'The kind of traffic.' },
    campaign: { ...recordId, description: 'The campaign it comes from.' },
    country,
    language,
    at: {
      ...moment,
      description:
        'The moment, in seconds UTC; now by default. For past moments, caps are as full as at the end of their period.',
    },
    id: {
      ...text(100),
      description:
        'Used instead of the ID of the click or lead in random decisions: the same value gives the same result.',
    },
    parameters: {
      type: 'object',
      additionalProperties: text(1000),
      maxProperties: 100,
      description: 'The lead’s data, by the parameter names of its vertical.',
    },
    test: { type: 'boolean', description: 'Whether the lead is marked as a test.' },
    cold: { type: 'boolean', description: 'Whether the lead is imported or old.' },
    offeredTo: {
      type: 'array',
      items: recordId,
      maxItems: 100,
      description: 'Advertisers who have already had the lead.',
    },
  },
  ['kind', 'campaign'],
);

const fact = (description: string) => ({ type: ['string', 'null'], description });

const contacts = object(
  {
    firstName: fact('First name.'),
    lastName: fact('Last name.'),
    phone: fact('Phone, as it came in.'),
    email: fact('Email.'),
    ip: fact('IP address.'),
    sourceUrl: fact('Page of the form.'),
    params: {
      type: 'array',
      items: object({ name: { type: 'string' }, value: { type: 'string' } }, ['name', 'value']),
      description: 'Further parameters.',
    },
  },
  ['firstName', 'lastName', 'phone', 'email', 'ip', 'sourceUrl', 'params'],
);
const contactExample = {
  firstName: 'Anna',
  lastName: 'Ozola',
  phone: '+371 2100 0001',
  email: 'anna@example.com',
  ip: '192.0.2.7',
  sourceUrl: 'https://landing.example/quiz',
  params: [],
};

const id: Parameter = { name: 'id', in: 'path', required: true, schema: recordId, example: 1 };

export default {
  schemas: { WhyCard: card },
  paths: {
    '/stat/leads/{id}/decision': {
      get: {
        operationId: 'readLeadDecision',
        summary: 'Get what was decided about a lead, and why',
        description: 'The why-card stored with the lead: every candidate with every check at the time of the decision.',
        tags: ['Traffic'],
        'x-permission': ['lead.read'],
        'x-role-types': ['admin', 'manager'],
        parameters: [id],
        responses: {
          200: dataResponse('The why-card.', ref('WhyCard'), cardExample),
          ...failures(401, 403, 404, 429, 503),
        },
      },
    },
    '/stat/leads/{id}/contacts': {
      post: {
        operationId: 'showLeadContacts',
        summary: 'Show the contact data of a lead',
        description:
          'In full, while all other calls mask them. Each view is recorded (`/stat/contact_views`). Affiliates get masked data once an advertiser has accepted the lead.',
        tags: ['Traffic'],
        'x-permission': ['lead.contacts.read'],
        'x-role-types': ['admin', 'manager', 'affiliate'],
        parameters: [id],
        responses: {
          200: dataResponse('The contact data.', contacts, { ...contactExample }),
          ...failures(400, 401, 403, 404, 413, 415, 429, 503),
        },
      },
    },
    '/stat/clicks/{id}/decision': {
      get: {
        operationId: 'readClickDecision',
        summary: 'Get why a click went where it went',
        description:
          'The why-card stored with the click: every candidate with every check, with the settings at the time of the decision.',
        tags: ['Traffic'],
        'x-permission': ['click.read'],
        'x-role-types': ['admin', 'manager'],
        parameters: [id],
        responses: {
          200: dataResponse('The why-card.', ref('WhyCard'), cardExample),
          ...failures(401, 403, 404, 429, 503),
        },
      },
    },
    '/stat/simulate': {
      post: {
        operationId: 'simulate',
        summary: 'Simulate a click or a lead',
        description:
          'Who would get a click or lead, and why: every candidate with every check, decided like live traffic with the current settings. Nothing is sent or counted.',
        tags: ['Traffic'],
        'x-permission': ['traffic.simulate'],
        'x-role-types': ['admin', 'manager'],
        requestBody: body(trafficQuery, {
          kind: 'lead',
          campaign: 384,
          country: 'LV',
          parameters: { phone: '+37120001234' },
        }),
        responses: {
          200: dataResponse('The why-card.', ref('WhyCard'), cardExample),
          ...failures(400, 401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
  },
  tags: [
    {
      name: 'Traffic',
      description: `Clicks and leads: who gets them, and why.

A click link is not part of \`/api/v1\`: it is \`GET /c/{secureId}\`, with the public ID of a campaign, on the network’s host and its verified tracking domains. It takes \`sub1\` to \`sub9\` and \`source\`, which macros of the target URL can repeat; all other parameters are passed on. The visitor is redirected with 302, or gets a page with 404 if no one takes them. With \`format=json\`, the response is \`{"data": {"clickId", "url"}}\` instead, with \`url\` null if no one takes them. Clicks of known bots, \`HEAD\` requests and prefetched pages are invalid.

Advertisers send postbacks to \`GET\` or \`POST /api/v1/public/postback/{token}\`, with the API token of the advertiser or the public ID of one of its integrations as the token. Parameters are sent in the URL, in a form or in a flat JSON object, under the names below or those set in the integration; others are stored and otherwise ignored.

- \`click_id\`: the ID of a click, the public ID of a lead or, if the advertiser took the lead, the affiliate’s click ID. \`lead_id\`: a lead. \`visitor_id\`: a visitor, by any of their clicks. If a lead or visitor is named, the first or last click of their session counts, as set in the offer.
- \`goal\`: a name mapped in the integration, or the key of a goal of the vertical; without it, the lead itself. \`status\`: a name mapped to a lead grade.
- \`amount\`: with a dot or comma before its decimals, of which 8 are kept. \`currency\`: its code.
- \`secret\`: required if the integration has one.

The response is \`{"data": {"id", "created"}}\` with the conversion, or with the lead if only a status was reported. Repeating a \`txid\` changes nothing and returns the same response, and so does repeating a goal for the same click or lead, unless the payment rule pays repeated conversions. For leads paid on acceptance, a postback without a goal returns the existing conversion. Invalid parameters get 422 with their names, an unknown address 404, too many calls 429; everything is recorded in the log.`,
    },
  ],
} satisfies ContractPart;

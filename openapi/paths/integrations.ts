import { answerMeans, answerParts, outcomeSources, outcomes } from '../../domain/traffic/answers.ts';
import { dataResponse, body, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';
import { leadAttempt } from '../entities/leadAttempt.ts';

const text = (description: string) => ({ type: 'string', description });
const nullableText = (description: string) => ({ type: ['string', 'null'], description });
const headers = {
  type: 'array',
  items: object({ name: { type: 'string' }, value: { type: 'string' } }, ['name', 'value']),
};
const optional = (schema: object) => ({ ...schema, type: ['object', 'null'] });
const textOf = (description: string, maxLength = 1000) => ({ type: 'string', maxLength, description });

const lead = object({
  firstName: textOf('First name; the first word of a full name.'),
  lastName: textOf('Last name.'),
  email: textOf('Email address.'),
  phone: textOf('Phone with country code.'),
  country: { type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2 code.' },
  language: { type: 'string', pattern: '^[a-z]{2}$', description: 'ISO 639-1 code.' },
  ip: textOf('IP address.'),
  userAgent: textOf('Browser.'),
  landing: textOf('The page the lead comes from.'),
  clickId: textOf('ID of the click.'),
  params: {
    type: 'object',
    additionalProperties: textOf('A value.'),
    maxProperties: 100,
    description: 'Additional parameters, by the names defined in the vertical.',
  },
  subs: { type: 'array', items: textOf('A sub ID.'), maxItems: 9, description: 'Sub IDs, from the first.' },
});

const request = object(
  {
    method: text('HTTP method.'),
    url: text('Where it goes.'),
    headers,
    body: nullableText('What it carries.'),
  },
  ['method', 'url', 'headers', 'body'],
);

const part = object(
  {
    part: { type: 'string', enum: [...answerParts] },
    by: {
      type: 'string',
      enum: [...answerMeans],
      description: 'Whether `path` is a path into JSON, a pattern or a word.',
    },
    path: text('Where or how the value was searched for.'),
    value: nullableText('The value found; null if there is no usable one.'),
  },
  ['part', 'by', 'path', 'value'],
);

const attempt = object(
  {
    outcome: {
      type: 'string',
      enum: [...outcomes, 'unreached'],
      description: '`unknown`: the advertiser may have taken it; `unreached`: the advertiser can’t have received it.',
    },
    took: { type: 'integer', minimum: 0, description: 'Milliseconds.' },
    failure: {
      type: ['string', 'null'],
      enum: ['request', 'inside', 'connect', 'tls', 'timeout', 'tooLarge', 'broken', 'redirects', null],
      description: 'Why there is no response.',
    },
    answer: optional(
      object(
        {
          status: { type: 'integer', description: 'HTTP status.' },
          headers,
          body: text('Its text, up to 20,000 characters.'),
          cut: { type: 'boolean', description: 'Whether there was more.' },
        },
        ['status', 'headers', 'body', 'cut'],
      ),
    ),
    reading: optional(
      object(
        {
          outcome: { type: 'string', enum: [...outcomes] },
          ground: { type: 'string', enum: [...outcomeSources], description: 'How the outcome was determined.' },
          leadId: nullableText('The advertiser’s ID of the lead.'),
          redirectUrl: nullableText('The redirect URL for the visitor.'),
          message: nullableText('The advertiser’s status of the lead.'),
          parts: { type: 'array', items: part, description: 'What was searched for, part by part.' },
        },
        ['outcome', 'ground', 'leadId', 'redirectUrl', 'message', 'parts'],
      ),
    ),
  },
  ['outcome', 'took', 'failure', 'answer', 'reading'],
);

const bench = object(
  {
    problem: {
      type: ['string', 'null'],
      enum: ['settings', 'url', 'body', null],
      description: 'Why there is no request: sending leads is not set up, or the address or body can’t be built.',
    },
    missing: { type: 'array', items: { type: 'string' }, description: 'Missing required parameters.' },
    request: optional({ ...request, description: 'The exact request, with secrets masked.' }),
    attempt: optional({ ...attempt, description: 'The outcome; null if it was not sent.' }),
    fake: { type: 'boolean', description: 'Whether the fake advertiser is available.' },
  },
  ['problem', 'missing', 'request', 'attempt', 'fake'],
);

const count = { type: 'integer', minimum: 0 };
const milliseconds = { type: ['integer', 'null'], minimum: 0 };
const { outcome } = leadAttempt.fields;
const ended = Object.keys(outcome?.kind === 'enumeration' ? outcome.options : {}).filter((name) => name !== 'pending');

const figures = object(
  {
    attempts: { ...count, maximum: 100, description: 'The number of latest attempts covered.' },
    accepted: { ...count, description: 'How many of them were accepted.' },
    since: {
      type: ['integer', 'null'],
      format: 'unix-time',
      description: 'When the first of them began; null if there are none.',
    },
    outcomes: {
      type: 'array',
      items: object({ outcome: { type: 'string', enum: ended }, count }, ['outcome', 'count']),
      description: 'The outcomes with their counts, most frequent first.',
    },
    took: object(
      {
        median: {
          ...milliseconds,
          description: 'Median response time in milliseconds.',
        },
        p95: { ...milliseconds, description: '95th percentile of the response time.' },
      },
      ['median', 'p95'],
    ),
  },
  ['attempts', 'accepted', 'since', 'outcomes', 'took'],
);

const exampleLead = {
  firstName: 'Anna',
  lastName: 'Ozola',
  email: 'anna.ozola@mail.example',
  phone: '+37120001234',
  country: 'LV',
};
const exampleRequest = {
  method: 'POST',
  url: 'https://crm.example/api/leads',
  headers: [{ name: 'content-type', value: 'application/json' }],
  body: '{"email":"anna.ozola@mail.example"}',
};

export default {
  schemas: { IntegrationTest: bench, IntegrationFigures: figures },
  paths: {
    '/user/integrations/{id}/test': {
      post: {
        operationId: 'testIntegration',
        summary: 'Test an integration',
        description:
          'Builds the request that would send this lead to the advertiser, and sends it to no one, to the fake advertiser, or to the real one, who can’t tell it from a real lead. Nothing is recorded. Secrets are not sent to the fake advertiser.',
        tags: ['Integrations'],
        'x-permission': ['integration.update'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: recordId }],
        requestBody: body(
          object(
            {
              lead,
              to: { enum: ['nobody', 'fake', 'advertiser'], description: 'Who receives it.' },
            },
            ['lead', 'to'],
          ),
          { lead: exampleLead, to: 'nobody' },
        ),
        responses: {
          200: dataResponse('The request and its outcome.', ref('IntegrationTest'), {
            problem: null,
            missing: [],
            request: exampleRequest,
            attempt: null,
            fake: true,
          }),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/integrations/{id}/monitor': {
      get: {
        operationId: 'monitorIntegration',
        summary: 'Get the health of an integration',
        description:
          'The outcomes of the last hundred leads sent by the integration, and its response times. Whether it is paused, and why, is part of the integration itself.',
        tags: ['Integrations'],
        'x-permission': ['integration.read'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: recordId }],
        responses: {
          200: dataResponse('The figures.', ref('IntegrationFigures'), {
            attempts: 100,
            accepted: 82,
            since: 1767225600,
            outcomes: [
              { outcome: 'accepted', count: 82 },
              { outcome: 'refused', count: 18 },
            ],
            took: { median: 240, p95: 910 },
          }),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

import { answerMeans, answerParts, outcomeSources, outcomes } from '../../domain/answers.ts';
import { answer, body, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';
import { leadAttempt } from '../entities/leadAttempt.ts';

const text = (description: string) => ({ type: 'string', description });
const told = (description: string) => ({ type: ['string', 'null'], description });
const headers = {
  type: 'array',
  items: object({ name: { type: 'string' }, value: { type: 'string' } }, ['name', 'value']),
};
const optional = (schema: object) => ({ ...schema, type: ['object', 'null'] });
const given = (description: string, maxLength = 1000) => ({ type: 'string', maxLength, description });

const lead = object({
  firstName: given('First name; of a name in one text the first word is taken.'),
  lastName: given('Last name.'),
  email: given('Email address.'),
  phone: given('Phone with the country’s code.'),
  country: { type: 'string', pattern: '^[A-Z]{2}$', description: 'Alpha-2 code of ISO 3166-1.' },
  language: { type: 'string', pattern: '^[a-z]{2}$', description: 'Code of ISO 639-1.' },
  ip: given('Network address.'),
  userAgent: given('Browser.'),
  landing: given('Page that the lead comes from.'),
  clickId: given('ID of the click.'),
  params: {
    type: 'object',
    additionalProperties: given('A value.'),
    maxProperties: 100,
    description: 'Further parameters, by the names that the vertical asks for.',
  },
  subs: { type: 'array', items: given('A sub ID.'), maxItems: 9, description: 'Sub IDs, from the first.' },
});

const request = object(
  {
    method: text('Method of HTTP.'),
    url: text('Where it goes.'),
    headers,
    body: told('What it carries.'),
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
    path: text('Where it was looked for, or by what.'),
    value: told('What stands there; null where nothing does that can be meant.'),
  },
  ['part', 'by', 'path', 'value'],
);

const attempt = object(
  {
    outcome: {
      type: 'string',
      enum: [...outcomes, 'unreached'],
      description: '`unknown`: it may have been taken or not; `unreached`: the advertiser can’t have heard of it.',
    },
    took: { type: 'integer', minimum: 0, description: 'Milliseconds.' },
    failure: {
      type: ['string', 'null'],
      enum: ['request', 'inside', 'connect', 'tls', 'timeout', 'tooLarge', 'broken', 'redirects', null],
      description: 'Why there is no answer.',
    },
    answer: optional(
      object(
        {
          status: { type: 'integer', description: 'Status of HTTP.' },
          headers,
          body: text('Its text, to 20,000 characters.'),
          cut: { type: 'boolean', description: 'Whether there was more.' },
        },
        ['status', 'headers', 'body', 'cut'],
      ),
    ),
    reading: optional(
      object(
        {
          outcome: { type: 'string', enum: [...outcomes] },
          ground: { type: 'string', enum: [...outcomeSources], description: 'By what the outcome was told.' },
          leadId: told('ID that the advertiser gave it.'),
          redirectUrl: told('Where the visitor may be sent.'),
          message: told('What the advertiser says of it.'),
          parts: { type: 'array', items: part, description: 'What was looked for, part by part.' },
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
      description: 'Why there is no request: nobody says how to send leads, or its address or body can’t be made.',
    },
    missing: { type: 'array', items: { type: 'string' }, description: 'Required parameters that are not filled in.' },
    request: optional({ ...request, description: 'The exact request; secrets are masked.' }),
    attempt: optional({ ...attempt, description: 'What came of it; null where it was not sent.' }),
    fake: { type: 'boolean', description: 'Whether there is a fake advertiser to send it to.' },
  },
  ['problem', 'missing', 'request', 'attempt', 'fake'],
);

const count = { type: 'integer', minimum: 0 };
const milliseconds = { type: ['integer', 'null'], minimum: 0 };
const { outcome } = leadAttempt.fields;
const ended = Object.keys(outcome?.kind === 'enumeration' ? outcome.options : {}).filter((name) => name !== 'pending');

const figures = object(
  {
    attempts: { ...count, maximum: 100, description: 'How many of the latest attempts are told of.' },
    accepted: { ...count, description: 'How many of them were accepted.' },
    since: {
      type: ['integer', 'null'],
      format: 'unix-time',
      description: 'When the first of them began; null where there are none.',
    },
    outcomes: {
      type: 'array',
      items: object({ outcome: { type: 'string', enum: ended }, count }, ['outcome', 'count']),
      description: 'How many of them ended how, the most frequent first.',
    },
    took: object(
      {
        median: {
          ...milliseconds,
          description: 'Milliseconds until the answer, for half of those that were answered.',
        },
        p95: { ...milliseconds, description: 'The same for 95 of 100 of them.' },
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
        summary: 'Try an integration out',
        description:
          'Makes the request that would send this lead to the advertiser, and sends it to nobody, to the fake advertiser, or to the real one, who can’t tell it from others. Nothing is recorded. The fake advertiser gets no secrets.',
        tags: ['Integrations'],
        'x-permission': ['integration.update'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: recordId }],
        requestBody: body(
          object(
            {
              lead,
              to: { enum: ['nobody', 'fake', 'advertiser'], description: 'Whom it is sent to.' },
            },
            ['lead', 'to'],
          ),
          { lead: exampleLead, to: 'nobody' },
        ),
        responses: {
          200: answer('The request, and what came of it.', ref('IntegrationTest'), {
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
        summary: 'Tell how an integration does',
        description:
          'What became of the last hundred leads that were offered by it, and how long answers took. Whether it is paused, and why, stands in the integration itself.',
        tags: ['Integrations'],
        'x-permission': ['integration.read'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: recordId }],
        responses: {
          200: answer('The figures.', ref('IntegrationFigures'), {
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

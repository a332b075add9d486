import { dataResponse, body, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';

const text = (description: string) => ({ type: 'string', description });
const behaviour = {
  type: 'string',
  enum: [
    ...[
      'refuse',
      'duplicate',
      'invalid',
      'error',
      'slow',
      'timeout',
      'malformed',
      'html',
      'redirect',
      'endless',
      'drip',
    ],
    ...['cut', 'accept'],
  ],
};
const times = { type: 'integer', minimum: 1, maximum: 1000, description: 'For how many requests.' };

const state = object(
  {
    next: {
      ...object({ behaviour, times }, ['behaviour', 'times']),
      type: ['object', 'null'],
      description: 'How it responds to the next requests, whatever they contain; null if the requests determine it.',
    },
  },
  ['next'],
);

const received = object(
  {
    id: { type: 'integer' },
    at: { type: 'integer', format: 'unix-time', description: 'When it came.' },
    method: text('HTTP method.'),
    path: text('Path and query string.'),
    headers: {
      type: 'array',
      items: object({ name: { type: 'string' }, value: { type: 'string' } }, ['name', 'value']),
    },
    body: text('Its body, up to 10,000 characters.'),
    behaviour: { ...behaviour, description: 'How the fake advertiser responded.' },
  },
  ['id', 'at', 'method', 'path', 'headers', 'body', 'behaviour'],
);

const open = {
  tags: ['Integrations'],
  'x-permission': ['integration.update'],
  'x-role-types': ['admin'],
};
const exampleState = { next: { behaviour: 'refuse', times: 3 } };
const exampleRequest = {
  id: 1,
  at: 1767225600,
  method: 'POST',
  path: '/api/leads',
  behaviour: 'accept',
  headers: [{ name: 'content-type', value: 'application/json' }],
  body: '{"email":"anna.ozola@mail.example"}',
};
const requiredText = (description: string, maxLength: number) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  description,
});

export default {
  schemas: { FakeAdvertiser: state, FakeAdvertiserRequest: received },
  paths: {
    '/user/fake_advertiser': {
      get: {
        operationId: 'readFakeAdvertiser',
        summary: 'Get the fake advertiser’s behaviour',
        description: 'The fake advertiser is part of the demo: 404 if that is switched off.',
        ...open,
        responses: {
          200: dataResponse('The current behaviour.', ref('FakeAdvertiser'), exampleState),
          ...failures(401, 403, 404, 429, 503),
        },
      },
      patch: {
        operationId: 'chooseFakeBehaviour',
        summary: 'Set the fake advertiser’s behaviour',
        description:
          'The next `times` requests of the network get this response, whatever they contain; with `null`, the requests determine the response.',
        ...open,
        requestBody: body(object({ behaviour: { enum: [...behaviour.enum, null] }, times }, ['behaviour']), {
          behaviour: 'refuse',
          times: 3,
        }),
        responses: {
          200: dataResponse('The current behaviour.', ref('FakeAdvertiser'), exampleState),
          ...failures(400, 401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/fake_advertiser/requests': {
      get: {
        operationId: 'listFakeAdvertiserRequests',
        summary: 'List requests to the fake advertiser',
        description:
          'The network’s last hundred requests since the responding process started, latest first; 404 if the demo is switched off.',
        ...open,
        responses: {
          200: dataResponse(
            'What it received.',
            object({ items: { type: 'array', items: ref('FakeAdvertiserRequest') }, meta: ref('ListMeta') }, [
              'items',
              'meta',
            ]),
            { items: [exampleRequest], meta: { totalCount: 1 } },
          ),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
    '/user/fake_advertiser/postbacks': {
      post: {
        operationId: 'reportAsFakeAdvertiser',
        summary: 'Send a postback as the fake advertiser',
        description:
          'Reports a status or a goal of a lead to the postback URL of the advertiser who has it, in that advertiser’s terms.',
        ...open,
        requestBody: body(
          object(
            {
              lead: { ...recordId, description: 'The lead.' },
              status: requiredText('The status, in the advertiser’s terms.', 200),
              goal: requiredText('The goal reached, in the advertiser’s terms.', 200),
              amount: requiredText('How much it is about.', 30),
              currency: requiredText('ISO 4217 code.', 3),
            },
            ['lead'],
          ),
          { lead: 90412, goal: 'deposit', amount: '250', currency: 'USD' },
        ),
        responses: {
          200: dataResponse(
            'The response to the postback.',
            object(
              {
                status: { type: 'integer', description: 'HTTP status.' },
                answer: text('Its text, up to 2,000 characters.'),
              },
              ['status', 'answer'],
            ),
            { status: 200, answer: '{"data":{"id":7731,"created":true}}' },
          ),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

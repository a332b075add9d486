import { dataResponse, body, type ContractPart, failures, object, ref } from '../contract-part.ts';

const tags = ['Session'];
const moment = (description: string) => ({ type: 'integer', format: 'unix-time', description });
const nullableText = (description: string) => ({ type: ['string', 'null'], description });
const id = {
  type: 'string',
  format: 'uuid',
  description: 'ID of the session; unchanged when its tokens are renewed.',
};

const session = object(
  {
    id,
    current: { type: 'boolean', description: 'Whether it is the calling session.' },
    createdAt: moment('When someone signed in.'),
    lastUsedAt: moment('When it was last used, accurate to some minutes.'),
    expiresAt: moment('When it expires unless it is used.'),
    address: nullableText('IP address it was last renewed from.'),
    browser: nullableText('Such as `Firefox`; null if the client does not send it.'),
    system: nullableText('Such as `Windows`; null if the client does not send it.'),
    impersonator: {
      ...object({ id: { type: ['integer', 'null'] }, fullName: { type: ['string', 'null'] } }, ['id', 'fullName']),
      type: ['object', 'null'],
      description: 'Who impersonates the user in it; affiliates see only that someone does, not who.',
    },
  },
  ['id', 'current', 'createdAt', 'lastUsedAt', 'expiresAt', 'address', 'browser', 'system', 'impersonator'],
);

const named = '0198a3c4-5b6d-7e8f-9a0b-1c2d3e4f5061';
const example = {
  id: named,
  current: true,
  createdAt: 1767225600,
  lastUsedAt: 1767229200,
  expiresAt: 1769817600,
  address: '203.0.113.7',
  browser: 'Firefox',
  system: 'Windows',
  impersonator: null,
};
const identified = object({ id }, ['id']);
const sent = { items: [{ id: named }] };
const path = '/user/users/me/sessions';

export default {
  schemas: { OwnSession: session, OwnSessionIdentified: identified },
  paths: {
    [path]: {
      get: {
        operationId: 'listOwnSessions',
        summary: 'List your sessions',
        tags,
        'x-permission': [],
        'x-signed-in': 'session',
        responses: {
          200: dataResponse(
            'The active sessions, most recently used first.',
            object({ items: { type: 'array', items: ref('OwnSession') }, meta: ref('ListMeta') }, ['items', 'meta']),
            { items: [example], meta: { totalCount: 1 } },
          ),
          ...failures(400, 401, 403, 429, 503),
        },
      },
      delete: {
        operationId: 'endOwnSessions',
        summary: 'End your own sessions',
        description: 'Their tokens become invalid immediately. 404 for a session that is not the user’s or has ended.',
        tags,
        'x-permission': [],
        'x-signed-in': 'notImpersonated',
        requestBody: body(
          object({ items: { type: 'array', items: ref('OwnSessionIdentified'), minItems: 1, maxItems: 1000 } }, [
            'items',
          ]),
          sent,
        ),
        responses: {
          200: dataResponse(
            'What was ended.',
            object({ items: { type: 'array', items: ref('OwnSessionIdentified') } }, ['items']),
            sent,
          ),
          ...failures(400, 401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
    [`${path}/end_others`]: {
      post: {
        operationId: 'endOtherSessions',
        summary: 'End all your other sessions',
        tags,
        'x-permission': [],
        'x-signed-in': 'notImpersonated',
        responses: {
          200: dataResponse('How many were ended.', object({ ended: { type: 'integer' } }, ['ended']), { ended: 2 }),
          ...failures(400, 401, 403, 413, 415, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

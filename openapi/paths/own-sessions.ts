import { answer, body, type ContractPart, failures, object, ref } from '../contract-part.ts';

const tags = ['Session'];
const moment = (description: string) => ({ type: 'integer', format: 'unix-time', description });
const told = (description: string) => ({ type: ['string', 'null'], description });
const id = {
  type: 'string',
  format: 'uuid',
  description: 'Name of the session; it stays when its tokens are renewed.',
};

const session = object(
  {
    id,
    current: { type: 'boolean', description: 'Whether it is the one that asks.' },
    createdAt: moment('When someone signed in.'),
    lastUsedAt: moment('When it was last used, to some minutes.'),
    expiresAt: moment('When it ends unless it is used.'),
    address: told('Network address it was last renewed from.'),
    browser: told('Such as `Firefox`; null where the client does not say.'),
    system: told('Such as `Windows`; null where the client does not say.'),
    impersonator: {
      ...object({ id: { type: ['integer', 'null'] }, fullName: { type: ['string', 'null'] } }, ['id', 'fullName']),
      type: ['object', 'null'],
      description: 'Who impersonates the user in it; affiliates are told that someone does, and not who.',
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
        summary: 'List where one is signed in',
        tags,
        'x-permission': [],
        'x-signed-in': 'session',
        responses: {
          200: answer(
            'The sessions that live, the one used last first.',
            object({ items: { type: 'array', items: ref('OwnSession') }, meta: ref('ListMeta') }, ['items', 'meta']),
            { items: [example], meta: { totalCount: 1 } },
          ),
          ...failures(400, 401, 403, 429, 503),
        },
      },
      delete: {
        operationId: 'endOwnSessions',
        summary: 'End sessions of one’s own',
        description: 'Their tokens are worth nothing from now on. 404 for one that is not the user’s, or is over.',
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
          200: answer(
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
        summary: 'End all sessions of one’s own but this one',
        tags,
        'x-permission': [],
        'x-signed-in': 'notImpersonated',
        responses: {
          200: answer('How many were ended.', object({ ended: { type: 'integer' } }, ['ended']), { ended: 2 }),
          ...failures(400, 401, 403, 413, 415, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

import { answer, body, type ContractPart, failures, object, ref } from '../contract-part.ts';

const tags = ['Session'];
const anybody = { 'x-permission': null, security: [] } as const;

const tokens = object(
  {
    token: { type: 'string', description: 'Bearer token (JWT) for all other calls. It is good for a day at most.' },
    refreshToken: { type: 'string', description: 'Good once, for `POST /refresh`. Its claim `exp` says until when.' },
    extraInfo: object(
      {
        status: { type: 'string', enum: ['active', 'blocked'], description: 'Status of the user.' },
        trafficBlocked: { type: 'boolean', description: 'Whether their traffic is blocked.' },
        frontendVersionTs: {
          type: 'integer',
          format: 'unix-time',
          description: 'Version of the browser’s part of the product.',
        },
      },
      ['status', 'trafficBlocked', 'frontendVersionTs'],
    ),
  },
  ['token', 'refreshToken', 'extraInfo'],
);

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const example = {
  token: jwt,
  refreshToken: jwt,
  extraInfo: { status: 'active', trafficBlocked: false, frontendVersionTs: 1767225600 },
};

const refreshBody = object({ refreshToken: { type: 'string', minLength: 1, maxLength: 4096 } }, ['refreshToken']);

export default {
  tags: [{ name: 'Session', description: 'Signing in and out.' }],
  schemas: { Tokens: tokens },
  paths: {
    '/login': {
      post: {
        operationId: 'login',
        summary: 'Sign in',
        description:
          'In the network that answers on the host of the call. A wrong password and an unknown address get the same answer. ' +
          'Too many failures from one network address get 429 with `Retry-After`, and only that address does. ' +
          'Where the account has two-factor authentication on, a call without `code` gets 401 with a detail of type `code_required`, and a wrong code one of type `code`, both at `code`.',
        tags,
        ...anybody,
        requestBody: body(
          object(
            {
              email: { type: 'string', minLength: 1, maxLength: 254 },
              password: { type: 'string', format: 'password', minLength: 1, maxLength: 200 },
              code: {
                type: 'string',
                maxLength: 40,
                description: 'Of the authenticator app, or one of the recovery codes.',
              },
            },
            ['email', 'password'],
          ),
          { email: 'person1@example.com', password: 'correct-horse-1' },
        ),
        responses: {
          200: answer('A new session.', ref('Tokens'), example),
          ...failures(400, 401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
    '/refresh': {
      post: {
        operationId: 'refresh',
        summary: 'Get new tokens',
        description:
          'A refresh token is good once. Presented again it ends the whole session, as someone else may have it, and the owner is ' +
          'written to; only within ten seconds and from the same client it gets the same answer again, for calls that met or got lost.',
        tags,
        ...anybody,
        requestBody: body(refreshBody, { refreshToken: jwt }),
        responses: {
          200: answer('The tokens that follow.', ref('Tokens'), example),
          ...failures(400, 401, 413, 415, 422, 503),
        },
      },
    },
    '/logout': {
      post: {
        operationId: 'logout',
        summary: 'Sign out',
        description:
          'Ends the session of this refresh token: its tokens are worth nothing from now on. Without a session it does nothing.',
        tags,
        ...anybody,
        requestBody: body(refreshBody, { refreshToken: jwt }),
        responses: {
          200: answer('The session is over.', { type: 'null' }, null),
          ...failures(400, 413, 415, 422, 503),
        },
      },
    },
  },
} satisfies ContractPart;

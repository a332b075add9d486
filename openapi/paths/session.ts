import { dataResponse, body, type ContractPart, failures, object, ref } from '../contract-part.ts';

const tags = ['Session'];
const anybody = { 'x-permission': null, security: [] } as const;

const tokens = object(
  {
    token: { type: 'string', description: 'Bearer token (JWT) for all other calls, valid for at most a day.' },
    refreshToken: {
      type: 'string',
      description: 'Valid once, for `POST /refresh`, until the time in its claim `exp`.',
    },
    extraInfo: object(
      {
        status: { type: 'string', enum: ['active', 'blocked'], description: 'Status of the user.' },
        trafficBlocked: { type: 'boolean', description: 'Whether their traffic is blocked.' },
        frontendVersionTs: {
          type: 'integer',
          format: 'unix-time',
          description: 'Version of the web interface.',
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
          'In the network served on the host of the call. A wrong password and an unknown email address get the same response. ' +
          'Too many failures from one IP address get 429 with `Retry-After`; other addresses are not affected. ' +
          'If the account uses two-factor authentication, a call without `code` gets 401 with a detail of type `code_required`, and a wrong code one of type `code`, both at `code`.',
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
                description: 'From the authenticator app, or one of the recovery codes.',
              },
            },
            ['email', 'password'],
          ),
          { email: 'person1@example.com', password: 'correct-horse-1' },
        ),
        responses: {
          200: dataResponse('A new session.', ref('Tokens'), example),
          ...failures(400, 401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
    '/refresh': {
      post: {
        operationId: 'refresh',
        summary: 'Get new tokens',
        description:
          'A refresh token is valid once. Using it again ends the whole session, as it may have been stolen, and the owner is ' +
          'notified. Only within ten seconds and from the same client, it returns the same response, for concurrent or lost calls.',
        tags,
        ...anybody,
        requestBody: body(refreshBody, { refreshToken: jwt }),
        responses: {
          200: dataResponse('The tokens that follow.', ref('Tokens'), example),
          ...failures(400, 401, 413, 415, 422, 503),
        },
      },
    },
    '/logout': {
      post: {
        operationId: 'logout',
        summary: 'Sign out',
        description:
          'Ends the session of this refresh token: its tokens become invalid immediately. Does nothing if there is no session.',
        tags,
        ...anybody,
        requestBody: body(refreshBody, { refreshToken: jwt }),
        responses: {
          200: dataResponse('The session has ended.', { type: 'null' }, null),
          ...failures(400, 413, 415, 422, 503),
        },
      },
    },
  },
} satisfies ContractPart;

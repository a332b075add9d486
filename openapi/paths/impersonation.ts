import { dataResponse, body, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

export default {
  paths: {
    '/user/impersonate': {
      post: {
        operationId: 'impersonate',
        summary: 'Start or stop impersonating another user',
        description:
          'With `refreshToken` and `impersonateAs`, administrators with the permission `user.impersonate` start a session as another active user ' +
          'who is not an administrator. It lasts no longer than their own session and their permission. ' +
          'With an empty body or none, and a valid token of such a session, they end it and get new tokens for their own session, ' +
          'which is unchanged. If the impersonating session has already ended, use their own refresh token, which is still valid, ' +
          'with `POST /refresh`. Everything done while impersonating is recorded with both names. ' +
          'The other user’s password, email address, two-factor authentication, sessions and tokens are not accessible.',
        tags: ['Session'],
        'x-permission': null,
        security: [{ bearer: [] }],
        requestBody: {
          ...body(
            object({
              refreshToken: {
                type: 'string',
                minLength: 1,
                maxLength: 4096,
                description: 'The refresh token of the calling session.',
              },
              impersonateAs: { ...recordId, description: 'ID of a user.' },
            }),
            { refreshToken: jwt, impersonateAs: 12 },
          ),
          required: false,
        },
        responses: {
          200: dataResponse('The tokens to continue with.', ref('Tokens'), {
            token: jwt,
            refreshToken: jwt,
            extraInfo: { status: 'active', trafficBlocked: false, frontendVersionTs: 1767225600 },
          }),
          ...failures(400, 401, 403, 409, 413, 415, 422, 503),
        },
      },
    },
  },
} satisfies ContractPart;

import { answer, body, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

export default {
  paths: {
    '/user/impersonate': {
      post: {
        operationId: 'impersonate',
        summary: 'Impersonate another user, or leave them',
        description:
          'With `refreshToken` and `impersonateAs` administrators that hold `user.impersonate` begin a session as another active user, ' +
          'who is no administrator. It lasts no longer than their own session, from which it was begun, and their right. ' +
          'With an empty body or none, and the token of such a session that lives, they leave it and are told the tokens of their own, ' +
          'which has waited and is as it was. Where the other session is over already, their own refresh token, which is still good, ' +
          'goes on with `POST /refresh`. Whatever is done meanwhile is recorded with both names. ' +
          'Password, address, two-factor authentication, sessions and tokens of the other stay closed.',
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
                description: 'Of the session of the call.',
              },
              impersonateAs: { ...recordId, description: 'Id of a user.' },
            }),
            { refreshToken: jwt, impersonateAs: 12 },
          ),
          required: false,
        },
        responses: {
          200: answer('The tokens to go on with.', ref('Tokens'), {
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

import { dataResponse, body, type ContractPart, failures, object } from '../contract-part.ts';
import { complete } from '../define.ts';
import { user } from '../entities/user.ts';
import { valueSchema } from '../kinds.ts';

const tags = ['Session'];
const anybody = { 'x-permission': null, security: [] } as const;

const { fields } = complete('user', user);

export default {
  paths: {
    '/public/password/recovery': {
      post: {
        operationId: 'recoverPassword',
        summary: 'Ask for a link to set a new password',
        description:
          'The response is the same whether the account exists or not. If it does, an email is sent with a link to ' +
          '`/login/newPassword?token=…`, valid once, for an hour.',
        tags,
        ...anybody,
        requestBody: body(object({ email: { type: 'string', minLength: 1, maxLength: 254 } }, ['email']), {
          email: 'person1@example.com',
        }),
        responses: {
          200: dataResponse('The request was accepted.', { type: 'null' }, null),
          ...failures(400, 404, 413, 415, 422, 429, 503),
        },
      },
    },
    '/public/password/new': {
      post: {
        operationId: 'setNewPassword',
        summary: 'Set a new password with the link from an email',
        description:
          'Ends all sessions of the user and invalidates their other links. A token that is wrong, used or expired gets 422 with a ' +
          'detail of type `expired` at `token`; if the password is refused, the token stays valid.',
        tags,
        ...anybody,
        requestBody: body(
          object(
            {
              token: { type: 'string', minLength: 1, maxLength: 200, description: 'From the link.' },
              password: {
                ...valueSchema({ ...fields['password']!, required: true }),
                description: 'The new password.',
              },
            },
            ['token', 'password'],
          ),
          { token: 'c2VjcmV0LW9mLXRoZS1saW5r', password: 'correct-horse-1' },
        ),
        responses: {
          200: dataResponse('The password is set.', { type: 'null' }, null),
          ...failures(400, 404, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

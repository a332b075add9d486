import { dataResponse, body, type ContractPart, failures, object } from '../contract-part.ts';

const tags = ['Two-factor authentication'];
const presentInPerson = { 'x-permission': [], 'x-signed-in': 'notImpersonated' } as const;

const currentPassword = {
  type: 'string',
  format: 'password',
  minLength: 1,
  maxLength: 200,
  description: 'The current password.',
};
const code = {
  type: 'string',
  maxLength: 40,
  description: 'From the authenticator app, or one of the recovery codes.',
};
const failed = failures(400, 401, 403, 409, 413, 415, 422, 429, 503);

const recoveryCodes = object(
  {
    recoveryCodes: {
      type: 'array',
      items: { type: 'string' },
      description: 'Each can be used once instead of a code. Returned only now; previous ones are no longer valid.',
    },
  },
  ['recoveryCodes'],
);
const written = { recoveryCodes: ['k7m2q-x9d4t', '3fhw8-pz6ra'] };
const path = '/user/users/me/two_factor';

export default {
  tags: [
    { name: 'Two-factor authentication', description: 'A code from an authenticator app in addition to the password.' },
  ],
  paths: {
    [path]: {
      get: {
        operationId: 'readTwoFactor',
        summary: 'Check whether your account requires a code',
        tags,
        'x-permission': [],
        'x-signed-in': 'session',
        responses: {
          200: dataResponse(
            'How it is.',
            object(
              {
                enabled: { type: 'boolean' },
                recoveryCodesLeft: { type: 'integer', description: 'How many recovery codes are unused.' },
              },
              ['enabled', 'recoveryCodesLeft'],
            ),
            { enabled: true, recoveryCodesLeft: 10 },
          ),
          ...failures(400, 401, 403, 429, 503),
        },
      },
    },
    [`${path}/begin`]: {
      post: {
        operationId: 'beginTwoFactor',
        summary: 'Get a secret for an authenticator app',
        description: 'Has no effect until a code is confirmed. 409 if two-factor authentication is already on.',
        tags,
        ...presentInPerson,
        requestBody: body(object({ currentPassword }, ['currentPassword']), { currentPassword: 'correct-horse-1' }),
        responses: {
          200: dataResponse(
            'The secret.',
            object(
              {
                secret: { type: 'string', description: 'For manual entry in the app.' },
                uri: { type: 'string', description: 'The same for a QR code: `otpauth://totp/…`.' },
              },
              ['secret', 'uri'],
            ),
            { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Network:person1%40example.com?secret=JBSWY3DPEHPK3PXP' },
          ),
          ...failed,
        },
      },
    },
    [`${path}/confirm`]: {
      post: {
        operationId: 'confirmTwoFactor',
        summary: 'Turn on two-factor authentication',
        description:
          'With a code for the new secret; 409 if there is none. A wrong code gets 422 with a detail of type `code` at `code`.',
        tags,
        ...presentInPerson,
        requestBody: body(object({ code: { ...code, minLength: 1 } }, ['code']), { code: '123456' }),
        responses: {
          200: dataResponse('It is on. Recovery codes in case the device is lost.', recoveryCodes, written),
          ...failed,
        },
      },
    },
    [`${path}/recovery_codes`]: {
      post: {
        operationId: 'renewRecoveryCodes',
        summary: 'Get new recovery codes',
        description: 'Previous codes become invalid. 409 if two-factor authentication is off.',
        tags,
        ...presentInPerson,
        requestBody: body(object({ currentPassword }, ['currentPassword']), { currentPassword: 'correct-horse-1' }),
        responses: { 200: dataResponse('The new codes.', recoveryCodes, written), ...failed },
      },
    },
    [`${path}/end`]: {
      post: {
        operationId: 'endTwoFactor',
        summary: 'Turn off two-factor authentication',
        description: 'Requires the current password; a code is optional but must be correct. 409 if it is off.',
        tags,
        ...presentInPerson,
        requestBody: body(object({ currentPassword, code }, ['currentPassword']), {
          currentPassword: 'correct-horse-1',
        }),
        responses: { 200: dataResponse('It is off.', { type: 'null' }, null), ...failed },
      },
    },
  },
} satisfies ContractPart;

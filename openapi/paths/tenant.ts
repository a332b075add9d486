import type { JsonSchema } from '../../domain/rules.ts';
import { dataResponse, type ContractPart, failures, object, ref } from '../contract-part.ts';

const text = (description: string): JsonSchema => ({ type: ['string', 'null'], description });

export default {
  tags: [{ name: 'Network', description: 'The network served on a host.' }],
  schemas: {
    ApiSettings: object(
      {
        name: { type: 'string', description: 'The display name of the network.' },
        customerId: text('The network’s ID at its provider.'),
        logoUrl: text('Address of its logo.'),
        faviconUrl: text('Address of its icon.'),
        apiDomain: text('Host for all other calls; null for the host of this call.'),
        objectStorageDomain: text('Host for uploaded files; null for the host of this call.'),
        frontendVersionTs: {
          type: 'integer',
          format: 'unix-time',
          description: 'Version of the web interface.',
        },
        trialExpireAt: {
          type: ['integer', 'null'],
          format: 'unix-time',
          description: 'End of the trial. Seconds since 1970 UTC.',
        },
        registration: {
          type: 'string',
          enum: ['open', 'moderated', 'closed'],
          description:
            'Whether affiliates can register: freely, with their traffic blocked until approved, or not at all.',
        },
        passwordMinimum: { type: 'integer', description: 'The minimum length of a new password.' },
        chatScriptUrl: text('Script of the support chat; null if there is none.'),
        chatId: text('The network’s ID at the chat provider.'),
      },
      [
        'name',
        'customerId',
        'logoUrl',
        'faviconUrl',
        'apiDomain',
        'objectStorageDomain',
        'frontendVersionTs',
        'trialExpireAt',
        'registration',
        'passwordMinimum',
        'chatScriptUrl',
        'chatId',
      ],
    ),
  },
  paths: {
    '/public/tenant/api-settings/': {
      get: {
        operationId: 'readApiSettings',
        summary: 'Get what a browser needs before sign-in',
        description: 'For the network served on the host of the call; 404 if there is none.',
        tags: ['Network'],
        'x-permission': null,
        security: [],
        responses: {
          200: dataResponse('The settings.', ref('ApiSettings'), {
            name: 'Sluice',
            customerId: null,
            logoUrl: null,
            faviconUrl: null,
            apiDomain: null,
            objectStorageDomain: null,
            frontendVersionTs: 1767225600,
            trialExpireAt: null,
            registration: 'open',
            passwordMinimum: 8,
            chatScriptUrl: null,
            chatId: null,
          }),
          ...failures(404, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

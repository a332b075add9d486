import type { JsonSchema } from '../../domain/rules.ts';
import { answer, type ContractPart, failures, object, ref } from '../contract-part.ts';

const text = (description: string): JsonSchema => ({ type: ['string', 'null'], description });

export default {
  tags: [{ name: 'Network', description: 'The network that answers on a host.' }],
  schemas: {
    ApiSettings: object(
      {
        name: { type: 'string', description: 'What the network calls itself.' },
        customerId: text('By what its provider knows it.'),
        logoUrl: text('Address of its logo.'),
        faviconUrl: text('Address of its icon.'),
        apiDomain: text('Host that takes all other calls; null: the host that was asked.'),
        objectStorageDomain: text('Host of uploaded files; null: the host that was asked.'),
        frontendVersionTs: {
          type: 'integer',
          format: 'unix-time',
          description: 'Version of the browser’s part of the product.',
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
            'Whether affiliates may register: at once, with their traffic blocked until someone looked at them, or not.',
        },
        passwordMinimum: { type: 'integer', description: 'The minimum length of a new password.' },
        chatScriptUrl: text('Script of the chat beside the pages; null: there is none.'),
        chatId: text('By what the provider of the chat knows the network.'),
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
        summary: 'Read what a browser needs before anybody signs in',
        description: 'Of the network that answers on the host of the call; 404 where none does.',
        tags: ['Network'],
        'x-permission': null,
        security: [],
        responses: {
          200: answer('The settings.', ref('ApiSettings'), {
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

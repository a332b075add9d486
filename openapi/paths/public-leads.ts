import type { JsonSchema } from '../../domain/rules.ts';
import { lead } from '../entities/lead.ts';
import { answer, body, type ContractPart, failures, object, recordId } from '../contract-part.ts';
import { longestSub, subNames } from '../traffic.ts';

const text = (maxLength: number, description?: string): JsonSchema => ({
  type: 'string',
  maxLength,
  ...(description !== undefined && { description }),
});
const { apiStatus } = lead.fields;
const statuses = apiStatus?.kind === 'enumeration' ? Object.keys(apiStatus.options) : [];

const sent = object(
  {
    campaign: { type: 'string', minLength: 1, maxLength: 100, description: 'Public id of the campaign.' },
    clickId: text(100, 'Of the click the lead came after.'),
    firstName: text(200),
    lastName: text(200),
    phone: text(200, 'With the country’s code, or as it is dialled in `country`.'),
    email: text(254),
    country: {
      type: 'string',
      pattern: '^[A-Z]{2}$',
      description: 'Alpha-2 code of ISO 3166-1; that of `ip` or `phone` where absent.',
    },
    language: { type: 'string', pattern: '^[a-z]{2}$', description: 'Code of ISO 639-1.' },
    ip: { ...text(45), format: 'ip', description: 'Address of the person, not of the server that makes the call.' },
    sourceUrl: text(2000, 'The page on which the person filled in the form.'),
    ...Object.fromEntries(subNames.map((name) => [name, text(longestSub)])),
    params: {
      type: 'object',
      additionalProperties: text(1000),
      maxProperties: 100,
      description: 'Further parameters, by the names that the offer’s vertical asks for.',
    },
    test: { type: 'boolean', description: 'It is checked, kept and sent to nobody.' },
  },
  ['campaign'],
);

const kept = object(
  {
    id: { ...recordId, description: 'The lead.' },
    apiStatus: { type: 'string', enum: statuses, description: 'What became of it.' },
    redirectUrl: {
      type: 'string',
      description: 'Where to send the person next: the page of the advertiser who took the lead.',
    },
    reason: { type: 'string', description: 'Why it goes no further, in the language of `Accept-Language`.' },
  },
  ['id', 'apiStatus'],
);

export default {
  paths: {
    '/public/leads': {
      post: {
        operationId: 'sendLead',
        summary: 'Send a lead',
        description:
          'Takes the contact data of somebody who is interested in an offer, by the token of the affiliate whose campaign it is: the lead API token of their profile (`apiToken` of a user), or an API token of theirs. ' +
          'A lead that breaks the rules of its vertical is kept as well: `apiStatus` says what it is, `reason` why. The answer waits while advertisers are asked one after another: `sent` was accepted, `new` is still on its way after some seconds. ' +
          'A repetition with the same `Idempotency-Key` within a day gets the first answer again. Too many calls get 429; `RateLimit-*` headers say how many are left.',
        tags: ['Traffic'],
        'x-permission': null,
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description: 'The same key and body within a day gets the first answer again instead of a second lead.',
            schema: { type: 'string', minLength: 1, maxLength: 200 },
            example: 'b3f1c2d4-lead-90412',
          },
        ],
        requestBody: body(sent, {
          campaign: '3f2c9b1e8d7a4c60b5e2f19a7d8c6e40',
          firstName: 'Anna',
          lastName: 'Ozola',
          phone: '+37120001234',
          email: 'anna.ozola@mail.example',
          ip: '203.0.113.7',
          sub1: 'newsletter',
          params: { age: '34' },
        }),
        responses: {
          201: answer('What became of it.', kept, {
            id: 90412,
            apiStatus: 'sent',
            redirectUrl: 'https://broker.example/welcome?token=8f2a1c',
          }),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

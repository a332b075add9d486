import type { JsonSchema } from '../../domain/rules.ts';
import { answer, body, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';

const nullable = (description: string): JsonSchema => ({ type: ['integer', 'null'], description });
const moment: JsonSchema = { type: 'integer', format: 'unix-time', minimum: 0, maximum: 253_402_300_799 };
const money: JsonSchema = { type: 'string', format: 'decimal', description: 'In the base currency; an estimate.' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const sums = object({ clicks: count, leads: count, revenue: money, payout: money }, [
  'clicks',
  'leads',
  'revenue',
  'payout',
]);
const sidesOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: object({ ...properties, before: sums, after: sums }, [...Object.keys(properties), 'before', 'after']),
});

const replayed = object(
  {
    from: { ...moment, description: 'Traffic from then on was decided about again.' },
    every: {
      type: 'integer',
      minimum: 1,
      description: 'Every so-manieth click and lead was, and stands for the others.',
    },
    currency: { type: 'string', description: 'The base currency.' },
    before: sums,
    after: sums,
    advertisers: {
      ...sidesOf({ advertiser: nullable('Who took it; null for what nobody took.') }),
      description: 'Those with the largest difference come first.',
    },
    affiliates: sidesOf({ affiliate: nullable('Whose traffic it is; null for all whom the caller does not reach.') }),
    caps: {
      type: 'array',
      items: object({ cap: nullable('The cap; null for the one that is tried out.'), before: count, after: count }, [
        'cap',
        'before',
        'after',
      ]),
      description: 'How many clicks and leads each cap had no room for.',
    },
  },
  ['from', 'every', 'currency', 'before', 'after', 'advertisers', 'affiliates', 'caps'],
);
const sumsExample = { clicks: 5200, leads: 310, revenue: '8420.00', payout: '5610.00' };
const fewerExample = { clicks: 4100, leads: 310, revenue: '7950.00', payout: '5240.00' };
const replayExample = {
  from: 1795132800,
  every: 1,
  currency: 'USD',
  before: sumsExample,
  after: fewerExample,
  advertisers: [{ advertiser: 7, before: sumsExample, after: fewerExample }],
  affiliates: [{ affiliate: 40, before: sumsExample, after: fewerExample }],
  caps: [{ cap: 5, before: 0, after: 1100 }],
};

const maxDays = 30;
const draft = object(
  {
    offer: { ...recordId, description: 'The offer whose traffic is decided about again.' },
    days: { type: 'integer', minimum: 1, maximum: maxDays, description: 'How many of the last days.' },
    collection: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      description:
        'Where the change belongs: `user/targetings`, `user/caps`, `user/landings`, `user/payment_rules` or assignments of the offer; for changes of status also `user/offers`, `user/campaigns`, `user/integrations` and `user/advertisers`.',
    },
    call: { type: 'string', minLength: 1, maxLength: 10, enum: ['create', 'edit', 'status'] },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: { type: 'object', additionalProperties: true },
      description: 'What the call that makes the change would be sent.',
    },
  },
  ['offer', 'days', 'collection', 'call', 'items'],
);

export default {
  schemas: { Replay: replayed },
  paths: {
    '/stat/replay': {
      post: {
        operationId: 'replay',
        summary: 'Replay past traffic through a change',
        description:
          'What the clicks and leads of the last days would have met had a change been made before them: who would have taken them, and what that would have brought. The change is checked like its own call, which its caller has to be allowed as well as reading conversions, and never made. Caps begin empty, advertisers accept as often as they did, and each click or lead that an advertiser takes brings what theirs brought on average, which counts in caps of conversions and money from then on.',
        tags: ['Traffic'],
        'x-permission': ['traffic.simulate'],
        'x-role-types': ['admin', 'manager'],
        requestBody: body(draft, {
          offer: 12,
          days: 7,
          collection: 'user/caps',
          call: 'edit',
          items: [{ id: 5, version: 3, value: '50' }],
        }),
        responses: {
          200: answer('Both sides.', ref('Replay'), replayExample),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

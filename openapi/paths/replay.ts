import type { JsonSchema } from '../../domain/rules.ts';
import { dataResponse, body, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';

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
    from: { ...moment, description: 'Traffic from this moment on was replayed.' },
    every: {
      type: 'integer',
      minimum: 1,
      description: 'The sampling interval: one in this many clicks and leads was replayed and represents the others.',
    },
    currency: { type: 'string', description: 'The base currency.' },
    before: sums,
    after: sums,
    advertisers: {
      ...sidesOf({ advertiser: nullable('Who took it; null for traffic no one took.') }),
      description: 'Largest difference first.',
    },
    affiliates: sidesOf({ affiliate: nullable('The affiliate; null for all those the caller has no access to.') }),
    caps: {
      type: 'array',
      items: object({ cap: nullable('The cap; null for the one being tried out.'), before: count, after: count }, [
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
    offer: { ...recordId, description: 'The offer whose traffic is replayed.' },
    days: { type: 'integer', minimum: 1, maximum: maxDays, description: 'The number of past days.' },
    collection: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      description:
        'The collection of the change: `user/targetings`, `user/caps`, `user/landings`, `user/payment_rules` or assignments of the offer; for status changes also `user/offers`, `user/campaigns`, `user/integrations` and `user/advertisers`.',
    },
    call: { type: 'string', minLength: 1, maxLength: 10, enum: ['create', 'edit', 'status'] },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: { type: 'object', additionalProperties: true },
      description: 'The body of the call that would make the change.',
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
        summary: 'Replay past traffic with a change',
        description:
          'What would have happened to the clicks and leads of the last days if a change had been made before: who would have taken them, and the resulting revenue. The change is validated like its own call but never made; the caller needs the permission for that call and for reading conversions. Caps start empty, advertisers accept at their actual rate, and each click or lead an advertiser takes earns that advertiser’s average, which immediately counts towards caps on conversions and money.',
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
          200: dataResponse('Both sides.', ref('Replay'), replayExample),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

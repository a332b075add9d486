import { dataResponse, type ContractPart, failures, object, type Parameter, recordId } from '../contract-part.ts';
import { cap } from '../entities/cap.ts';
import type { Field } from '../fields.ts';

const query = (name: string, description: string, schema: Parameter['schema'], example: unknown): Parameter => ({
  name,
  description,
  schema,
  example,
  in: 'query',
});
const choicesOf = (field: Field | undefined) => ({
  type: 'string',
  enum: field?.kind === 'enumeration' ? Object.keys(field.options) : [],
});
const { type, period } = cap.fields;
const optionalId = (description: string) => ({ type: ['integer', 'null'], description });
const decimal = (description: string) => ({ type: 'string', format: 'decimal', description });

const filling = object(
  {
    id: { ...recordId, description: 'The cap.' },
    title: { type: ['string', 'null'] },
    offer: optionalId('The offer it limits.'),
    advertiser: optionalId('Only traffic to this advertiser counts.'),
    type: { ...choicesOf(type), description: 'What it limits.' },
    period: choicesOf(period),
    timezone: { type: 'string', description: 'The time zone its periods begin in.' },
    currency: optionalId('Of revenue and payouts.'),
    value: decimal('The limit.'),
    counter: decimal('The count in the current period.'),
    reserved: { type: 'integer', description: 'Leads being sent right now, which take up room as well.' },
    filled: {
      type: 'integer',
      minimum: 0,
      maximum: 999,
      description: 'Percentage used, rounded down: 100 or more only if the cap is full.',
    },
    room: decimal('The remaining room.'),
    pace: decimal('Average count per hour in the period so far.'),
    fullAt: {
      type: ['integer', 'null'],
      description:
        'When it will be full at this pace, in seconds UTC; null if that is not in this period or the cap is already full.',
    },
  },
  [
    ...['id', 'title', 'offer', 'advertiser', 'type', 'period', 'timezone', 'currency', 'value'],
    ...['counter', 'reserved', 'filled', 'room', 'pace', 'fullAt'],
  ],
);

export default {
  paths: {
    '/user/caps/{id}/recount': {
      get: {
        operationId: 'readCapRecount',
        summary: 'Compare the counter of a cap with what came',
        description:
          'What the counter says and what the clicks, leads or conversions of the current period say, since the counter was last reset: what `POST /user/caps/recount` would set it to. Reserved room is in neither.',
        tags: ['Caps'],
        'x-permission': ['cap.update'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: recordId, example: 4 }],
        responses: {
          200: dataResponse(
            'Both; they are the same unless something went wrong.',
            object({ counter: decimal('What the counter says.'), events: decimal('What the events say.') }, [
              'counter',
              'events',
            ]),
            { counter: '97', events: '95' },
          ),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
    '/user/caps/overview': {
      get: {
        operationId: 'overviewCaps',
        summary: 'Get how full caps are',
        description:
          'The active caps the caller can access, fullest first, at most 200: how much is used, how fast they fill up, and when they will be full at the current pace.',
        tags: ['Caps'],
        'x-permission': ['cap.read'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'],
        parameters: [
          query('offer', 'Caps of this offer.', recordId, 12),
          query('advertiser', 'Caps of this advertiser.', recordId, 7),
          query('type', 'Caps that limit this.', choicesOf(type), 'leads'),
        ],
        responses: {
          200: dataResponse(
            'The caps, and their total.',
            object(
              {
                items: { type: 'array', items: filling },
                meta: object({ totalCount: { type: 'integer', minimum: 0 } }, ['totalCount']),
              },
              ['items', 'meta'],
            ),
            {
              items: [
                {
                  id: 4,
                  title: 'Daily leads',
                  offer: 12,
                  advertiser: 7,
                  type: 'leads',
                  period: 'day',
                  timezone: 'Europe/Riga',
                  currency: null,
                  value: '100',
                  counter: '60',
                  reserved: 10,
                  filled: 70,
                  room: '30',
                  pace: '5',
                  fullAt: 1795449600,
                },
              ],
              meta: { totalCount: 1 },
            },
          ),
          ...failures(400, 401, 403, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

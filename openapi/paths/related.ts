import { roleTypes } from '../fields.ts';
import { dataResponse, type ContractPart, failures, object, recordId } from '../contract-part.ts';

const text = (description: string) => ({ type: 'string', description });

const entity = {
  name: 'entity',
  in: 'query',
  required: true,
  description: 'Entity name of the record: `offer`, `campaign`, `user`, …',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
  example: 'offer',
} as const;

const count = object(
  {
    route: text('The admin route of the list with these records: `campaigns`.'),
    field: text('The parameter that filters the list by the record.'),
    count: { type: 'integer', minimum: 0, description: 'How many there are, among those the caller can access.' },
  },
  ['route', 'field', 'count'],
);

const named = object({ id: recordId, title: text('The title of the record.') }, ['id', 'title']);
const titled = object(
  {
    id: { ...recordId, description: 'The record that refers.' },
    titles: { type: 'array', items: named, description: 'The records it refers to in the field.' },
  },
  ['id', 'titles'],
);

/** Seconds UTC, up to the end of the year 9999. */
const moment = { type: 'integer', minimum: 0, maximum: 253_402_300_799 } as const;
const asOf = object(
  {
    state: {
      type: 'string',
      enum: ['known', 'notYetMade', 'forgotten'],
      description: '`forgotten` if the history no longer goes back that far.',
    },
    createdAt: { type: 'integer', description: 'When it was created, in seconds UTC.' },
    values: { type: 'object', additionalProperties: true, description: 'Values by field name.' },
  },
  ['state', 'createdAt', 'values'],
);

export default {
  tags: [{ name: 'References', description: 'Relations between records of any kind.' }],
  paths: {
    '/user/related': {
      get: {
        operationId: 'countRelated',
        summary: 'Count the records that refer to one',
        description:
          'For each list with records that refer to this one: how many there are, as the list itself would show. Lists the caller has no access to are left out. For staff, notes come last, if there are any: route `notes`, field `target`.',
        tags: ['References'],
        'x-permission': [],
        parameters: [
          entity,
          { name: 'id', in: 'query', required: true, description: 'The record.', schema: recordId, example: 12 },
        ],
        responses: {
          200: dataResponse(
            'The lists, in the order of the definitions.',
            object({ items: { type: 'array', items: count } }, ['items']),
            {
              items: [{ route: 'campaigns', field: 'offer', count: 14 }],
            },
          ),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
    '/user/titles': {
      get: {
        operationId: 'listTitles',
        summary: 'Get the titles of referenced records',
        description:
          'The titles of the records these refer to in a field. Anyone who can see a reference can see its title, even if they can’t open the record. Records the caller has no access to are left out.',
        tags: ['References'],
        'x-permission': [],
        parameters: [
          { ...entity, example: 'campaign' },
          {
            name: 'field',
            in: 'query',
            required: true,
            description: 'The field that refers.',
            schema: { type: 'string', minLength: 1, maxLength: 100 },
            example: 'offer',
          },
          {
            name: 'id',
            in: 'query',
            description: 'The referring records; absent for single records, such as the general settings.',
            style: 'form',
            explode: false,
            schema: { type: 'array', items: recordId, minItems: 1, maxItems: 500 },
            example: [5, 7],
          },
          {
            name: 'former',
            in: 'query',
            description: 'Whether to include earlier references from the history; for a single record only.',
            schema: { type: 'boolean' },
            'x-staff-only': true,
          },
        ],
        responses: {
          200: dataResponse(
            'The records the caller can access, each with the titles.',
            object({ items: { type: 'array', items: titled } }, ['items']),
            {
              items: [{ id: 5, titles: [{ id: 12, title: 'Casino Royale' }] }],
            },
          ),
          ...failures(400, 401, 403, 429, 503),
        },
      },
    },
    '/user/as_of': {
      get: {
        operationId: 'readAsOf',
        summary: 'Get a record as of a moment',
        description:
          'The fields that have changed since the end of that second, with their values then; all others are unchanged. Secrets are left out.',
        tags: ['References'],
        'x-permission': [],
        'x-role-types': roleTypes.filter((type) => type !== 'affiliate'),
        parameters: [
          entity,
          {
            name: 'id',
            in: 'query',
            description: 'The record; absent for single records, such as the general settings.',
            schema: recordId,
            example: 12,
          },
          { name: 'at', in: 'query', required: true, description: 'The moment.', schema: moment, example: 1767225600 },
        ],
        responses: {
          200: dataResponse('The fields of the record that differed.', asOf, {
            state: 'known',
            createdAt: 1735689600,
            values: { title: 'Casino Royale' },
          }),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

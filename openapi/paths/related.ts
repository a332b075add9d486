import { roleTypes } from '../fields.ts';
import { answer, type ContractPart, failures, object, recordId } from '../contract-part.ts';

const text = (description: string) => ({ type: 'string', description });

const entity = {
  name: 'entity',
  in: 'query',
  required: true,
  description: 'Name in code of what the record is: `offer`, `campaign`, `user`, …',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
  example: 'offer',
} as const;

const count = object(
  {
    route: text('Address in the admin of the list that the records stand in: `campaigns`.'),
    field: text('The parameter that narrows that list to them.'),
    count: { type: 'integer', minimum: 0, description: 'How many they are, of those the caller reaches.' },
  },
  ['route', 'field', 'count'],
);

const named = object({ id: recordId, title: text('By what people know the record.') }, ['id', 'title']);
const titled = object(
  {
    id: { ...recordId, description: 'The record that refers.' },
    titles: { type: 'array', items: named, description: 'What it refers to by the field.' },
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
      description: '`forgotten` where the history no longer reaches back so far.',
    },
    createdAt: { type: 'integer', description: 'When it was made, in seconds UTC.' },
    values: { type: 'object', additionalProperties: true, description: 'Values by the names of fields.' },
  },
  ['state', 'createdAt', 'values'],
);

export default {
  tags: [{ name: 'References', description: 'What records have to do with each other, whatever they are.' }],
  paths: {
    '/user/related': {
      get: {
        operationId: 'countRelated',
        summary: 'Count the records that refer to one',
        description:
          'Of each list whose records refer to the record, how many there are, as the list itself would say. Lists that the caller may not see are left out. For staff, its notes come last where there are any: route `notes`, field `target`.',
        tags: ['References'],
        'x-permission': [],
        parameters: [
          entity,
          { name: 'id', in: 'query', required: true, description: 'The record.', schema: recordId, example: 12 },
        ],
        responses: {
          200: answer(
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
        summary: 'Name what records refer to',
        description:
          'The titles of the records to which these refer by a field. Anyone who may see a reference may see the title of what it leads to, though they may not open that. Records that the caller does not reach are left out.',
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
            description: 'The records that refer; absent for what a network has one of.',
            style: 'form',
            explode: false,
            schema: { type: 'array', items: recordId, minItems: 1, maxItems: 500 },
            example: [5, 7],
          },
          {
            name: 'former',
            in: 'query',
            description:
              'Whether to name as well what the record referred to before, as its history tells; of one record.',
            schema: { type: 'boolean' },
            'x-staff-only': true,
          },
        ],
        responses: {
          200: answer(
            'The records that the caller reaches, each with the titles.',
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
        summary: 'Read what a record was at a moment',
        description:
          'The fields that have changed since the end of that second, each with its value then; all others were what they are now. Secrets are left out.',
        tags: ['References'],
        'x-permission': [],
        'x-role-types': roleTypes.filter((type) => type !== 'affiliate'),
        parameters: [
          entity,
          {
            name: 'id',
            in: 'query',
            description: 'The record; absent for what a network has one of.',
            schema: recordId,
            example: 12,
          },
          { name: 'at', in: 'query', required: true, description: 'The moment.', schema: moment, example: 1767225600 },
        ],
        responses: {
          200: answer('The record then, as far as it differs.', asOf, {
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

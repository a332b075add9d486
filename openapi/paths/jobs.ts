import {
  dataResponse,
  body,
  collectionPath,
  type ContractPart,
  failures,
  object,
  type Parameter,
  recordId,
  ref,
} from '../contract-part.ts';
import { jobKey } from '../job-key.ts';

const tags = ['Jobs'];
const count = (description: string) => ({ type: 'integer', description });
const moment = (description: string) => ({ type: ['integer', 'null'], format: 'unix-time', description });
const lists = (description: string) => ({
  type: 'object',
  additionalProperties: { type: 'array', items: recordId, maxItems: 100 },
  description,
});

const callName = { type: 'string', minLength: 1, maxLength: 100 };
const states = ['queued', 'running', 'done', 'cancelled', 'interrupted'];

const job = object(
  {
    id: { type: 'integer' },
    collection: { type: 'string', description: 'The records, as `collection` in the request.' },
    call: { ...callName, description: 'The call made on each record, as `call` in the request.' },
    state: {
      type: 'string',
      enum: states,
      description:
        '`interrupted`: the person is no longer allowed to do this, or the list is gone; changes made until then remain, and `code` gives the reason. A job interrupted by a server restart continues automatically.',
    },
    total: count('The number of records.'),
    done: count('How many of them were changed.'),
    failed: count('How many could not be changed.'),
    canUndo: {
      type: 'boolean',
      description: 'Whether the previous status or values of some records can be restored.',
    },
    code: { type: ['string', 'null'], description: 'Why it was interrupted, as an error `code`.' },
    createdAt: { type: 'integer', format: 'unix-time', description: 'When it was asked for.' },
    endedAt: moment('When it ended; null until then.'),
  },
  ['id', 'collection', 'call', 'state', 'total', 'done', 'failed', 'canUndo', 'code', 'createdAt', 'endedAt'],
);

const failure = object(
  {
    id: { type: 'integer', description: 'Of the record.' },
    code: { type: 'string', description: 'Why it could not be changed, as an error `code`.' },
    field: { type: ['string', 'null'], description: 'The field that caused it, if any.' },
    message: { type: 'string', description: 'In the language of `Accept-Language`.' },
  },
  ['id', 'code', 'field', 'message'],
);

const request = object(
  {
    collection: collectionPath,
    call: {
      ...callName,
      description:
        'The call to make on each record: `edit`, `status`, `delete`, or an action that sets fixed values, such as `approve`.',
    },
    ids: {
      type: 'array',
      items: recordId,
      minItems: 1,
      maxItems: 5000,
      description: 'The records. Send either these or `query`.',
    },
    query: {
      type: 'string',
      maxLength: 8000,
      description:
        'All records that match these filter parameters of the list call: `status=active&tags=1,2`; empty for all. 50,000 at most.',
    },
    values: {
      type: 'object',
      additionalProperties: true,
      description: 'The new values: fields to edit, or `status` and other parameters of that call.',
    },
    add: lists('Records to add to fields with several values, by field: `{"tags": [1]}`.'),
    remove: lists('Records to remove from fields with several values.'),
  },
  ['collection', 'call'],
);

const preview = object(
  {
    total: count('The number of records the caller is allowed to change.'),
    changing: count('How many of them would change.'),
    groups: {
      type: 'array',
      description: 'The records that would change, grouped by their current values in the fields the action sets.',
      items: object(
        {
          before: { type: 'object', additionalProperties: true, description: 'These values, by field.' },
          count: count('How many there are.'),
          amounts: {
            type: 'array',
            description: 'Sums of their amounts, by currency.',
            items: object(
              {
                field: { type: 'string', description: 'Which amount.' },
                currency: { type: ['integer', 'null'], description: 'Its currency.' },
                sum: { type: 'string', format: 'decimal', description: 'Exact.' },
              },
              ['field', 'currency', 'sum'],
            ),
          },
        },
        ['before', 'count', 'amounts'],
      ),
    },
  },
  ['total', 'changing', 'groups'],
);

const example = {
  id: 7,
  collection: 'user/offers',
  call: 'status',
  state: 'running',
  total: 1204,
  done: 400,
  failed: 3,
  canUndo: false,
  code: null,
  createdAt: 1767225600,
  endedAt: null,
};
const id: Parameter = { name: 'id', in: 'path', required: true, schema: recordId };
const acted = { ...example, state: 'queued', id: 8, done: 0, failed: 0 };
const one = failures(401, 403, 404, 429, 503);
const acting = failures(401, 403, 404, 409, 413, 415, 429, 503);

export default {
  tags: [
    {
      name: 'Jobs',
      description:
        'Changes of many records, made one by one: a record that can’t be changed does not stop the others. Calls of a collection, in contrast, apply to all their items or none.',
    },
  ],
  schemas: { Job: job, JobFailure: failure, JobPreview: preview, JobRequest: request },
  paths: {
    '/user/jobs': {
      get: {
        operationId: 'listJobs',
        summary: 'List your own jobs',
        description: 'Jobs under way and the latest finished ones, newest first. Kept for a week.',
        tags,
        'x-permission': [],
        responses: {
          200: dataResponse('The jobs.', object({ items: { type: 'array', items: ref('Job') } }, ['items']), {
            items: [example],
          }),
          ...failures(401, 403, 429, 503),
        },
      },
      post: {
        operationId: 'createJob',
        summary: 'Change many records one by one',
        description:
          'Requires the permission for the call made on each record, until the job is finished. ' +
          'Jobs of one person run one after another; at most three can be queued or under way.',
        tags,
        'x-permission': [],
        parameters: [jobKey],
        requestBody: body(ref('JobRequest'), {
          collection: 'user/offers',
          call: 'status',
          query: 'status=active',
          values: { status: 'inactive' },
        }),
        responses: {
          201: dataResponse('The job, which starts automatically.', ref('Job'), acted),
          ...acting,
          ...failures(422),
        },
      },
    },
    '/user/jobs/preview': {
      post: {
        operationId: 'previewJob',
        summary: 'Preview an action',
        description:
          'Takes the request of an action job and returns how many records and how much money would be affected, without changing anything.',
        tags,
        'x-permission': [],
        requestBody: body(ref('JobRequest'), {
          collection: 'stat/conversions',
          call: 'approve',
          query: 'conversionStatus=1',
        }),
        responses: {
          200: dataResponse('What would change.', ref('JobPreview'), {
            total: 12,
            changing: 9,
            groups: [
              { before: { conversionStatus: 1 }, count: 9, amounts: [{ field: 'payout', currency: 1, sum: '182.25' }] },
            ],
          }),
          ...failures(401, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/jobs/{id}': {
      get: {
        operationId: 'readJob',
        summary: 'Get your own job and its progress',
        tags,
        'x-permission': [],
        parameters: [id],
        responses: { 200: dataResponse('The job.', ref('Job'), example), ...one },
      },
    },
    '/user/jobs/{id}/failures': {
      get: {
        operationId: 'listJobFailures',
        summary: 'List the records that a job could not change',
        tags,
        'x-permission': [],
        parameters: [
          id,
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 0, maximum: 500, default: 25 } },
          { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0, maximum: 2147483647, default: 0 } },
        ],
        responses: {
          200: dataResponse(
            'The records and reasons, by ID.',
            object({ items: { type: 'array', items: ref('JobFailure') }, meta: ref('ListMeta') }, ['items', 'meta']),
            {
              items: [{ id: 12, code: 'stale', field: null, message: 'Someone else changed this record' }],
              meta: { totalCount: 1 },
            },
          ),
          ...one,
        },
      },
    },
    '/user/jobs/{id}/cancel': {
      post: {
        operationId: 'cancelJob',
        summary: 'Stop a job',
        description: 'Changes made until then remain. A finished job is unchanged.',
        tags,
        'x-permission': [],
        parameters: [id],
        responses: { 200: dataResponse('The job.', ref('Job'), { ...example, state: 'cancelled' }), ...acting },
      },
    },
    '/user/jobs/{id}/retry': {
      post: {
        operationId: 'retryJob',
        summary: 'Retry records a job could not change',
        tags,
        'x-permission': [],
        parameters: [id],
        responses: { 200: dataResponse('The new job.', ref('Job'), acted), ...acting },
      },
    },
    '/user/jobs/{id}/undo': {
      post: {
        operationId: 'undoJob',
        summary: 'Undo the changes of a job',
        description: 'Only for records that have not been changed since.',
        tags,
        'x-permission': [],
        parameters: [id],
        responses: { 200: dataResponse('The new job.', ref('Job'), acted), ...acting },
      },
    },
  },
} satisfies ContractPart;

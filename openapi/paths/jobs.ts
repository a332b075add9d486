import {
  answer,
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
    collection: { type: 'string', description: 'Whose records, as `collection` of the request.' },
    call: { ...callName, description: 'What is done to each, as `call` of the request.' },
    state: {
      type: 'string',
      enum: states,
      description:
        '`interrupted`: the person may no longer do this, or the list is gone; what was done until then stays, and `code` says why. A job that the server was stopped at goes on by itself.',
    },
    total: count('How many records it is about.'),
    done: count('How many of them were changed.'),
    failed: count('How many could not be changed.'),
    canUndo: {
      type: 'boolean',
      description: 'Whether some records can be given back the status, or the values that an action replaced.',
    },
    code: { type: ['string', 'null'], description: 'Why it was interrupted, as `code` of a failure.' },
    createdAt: { type: 'integer', format: 'unix-time', description: 'When it was asked for.' },
    endedAt: moment('When it ended; null before.'),
  },
  ['id', 'collection', 'call', 'state', 'total', 'done', 'failed', 'canUndo', 'code', 'createdAt', 'endedAt'],
);

const failure = object(
  {
    id: { type: 'integer', description: 'Of the record.' },
    code: { type: 'string', description: 'Why it could not be changed, as `code` of a failure.' },
    field: { type: ['string', 'null'], description: 'The field that is the reason, where it is one.' },
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
        'What to do to each, as the call of the collection does it: `edit`, `status`, `delete`, or an action that gives fields fixed values, such as `approve`.',
    },
    ids: {
      type: 'array',
      items: recordId,
      minItems: 1,
      maxItems: 5000,
      description: 'Which records. Either these or `query`.',
    },
    query: {
      type: 'string',
      maxLength: 8000,
      description:
        'All records that match, as the parameters of the list call that narrow it: `status=active&tags=1,2`; empty for all. 50,000 at most.',
    },
    values: {
      type: 'object',
      additionalProperties: true,
      description: 'What each record gets: fields to edit, or `status` and what that call takes beside it.',
    },
    add: lists('Records to add to fields that hold several, by field: `{"tags": [1]}`.'),
    remove: lists('Records to take out of fields that hold several.'),
  },
  ['collection', 'call'],
);

const preview = object(
  {
    total: count('How many records are meant, as far as the caller may do this to them.'),
    changing: count('How many of them it would change.'),
    groups: {
      type: 'array',
      description: 'Those that would change, by what they have now in the fields that the action sets.',
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
        'Changing many records, each for itself: one that can’t be changed does not stop the others. Of the calls of a collection, each applies to all its items or to none.',
    },
  ],
  schemas: { Job: job, JobFailure: failure, JobPreview: preview, JobRequest: request },
  paths: {
    '/user/jobs': {
      get: {
        operationId: 'listJobs',
        summary: 'List one’s own jobs',
        description: 'Those that are not over, and the last ones that are, the newest first. They are kept for a week.',
        tags,
        'x-permission': [],
        responses: {
          200: answer('The jobs.', object({ items: { type: 'array', items: ref('Job') } }, ['items']), {
            items: [example],
          }),
          ...failures(401, 403, 429, 503),
        },
      },
      post: {
        operationId: 'createJob',
        summary: 'Change many records, each for itself',
        description:
          'The caller needs the permission of the call that is made on each record, and keeps needing it until the job is over. ' +
          'Jobs of one person are done one after another; three of them may be waiting or under way.',
        tags,
        'x-permission': [],
        parameters: [jobKey],
        requestBody: body(ref('JobRequest'), {
          collection: 'user/offers',
          call: 'status',
          query: 'status=active',
          values: { status: 'inactive' },
        }),
        responses: { 201: answer('The job, which begins by itself.', ref('Job'), acted), ...acting, ...failures(422) },
      },
    },
    '/user/jobs/preview': {
      post: {
        operationId: 'previewJob',
        summary: 'Tell what an action would change',
        description:
          'Takes the request of a job that makes an action, and answers how many records would change and how much money they are about, without changing anything.',
        tags,
        'x-permission': [],
        requestBody: body(ref('JobRequest'), {
          collection: 'stat/conversions',
          call: 'approve',
          query: 'conversionStatus=1',
        }),
        responses: {
          200: answer('What would change.', ref('JobPreview'), {
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
        summary: 'Read how far a job of one’s own is',
        tags,
        'x-permission': [],
        parameters: [id],
        responses: { 200: answer('The job.', ref('Job'), example), ...one },
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
          200: answer(
            'The records and why, by their ids.',
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
        description: 'What was done until then stays. A job that is over stays as it is.',
        tags,
        'x-permission': [],
        parameters: [id],
        responses: { 200: answer('The job.', ref('Job'), { ...example, state: 'cancelled' }), ...acting },
      },
    },
    '/user/jobs/{id}/retry': {
      post: {
        operationId: 'retryJob',
        summary: 'Try those again that a job could not change',
        tags,
        'x-permission': [],
        parameters: [id],
        responses: { 200: answer('The new job.', ref('Job'), acted), ...acting },
      },
    },
    '/user/jobs/{id}/undo': {
      post: {
        operationId: 'undoJob',
        summary: 'Give records back what they had before a job',
        description: 'Only those that nobody has changed since.',
        tags,
        'x-permission': [],
        parameters: [id],
        responses: { 200: answer('The new job.', ref('Job'), acted), ...acting },
      },
    },
  },
} satisfies ContractPart;

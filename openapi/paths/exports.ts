import {
  dataResponse,
  body,
  type ContractPart,
  failures,
  object,
  type Parameter,
  recordId,
  ref,
} from '../contract-part.ts';

const tags = ['Exports'];
const count = (description: string) => ({ type: 'integer', minimum: 0, description });
const moment = (description: string) => ({ type: ['integer', 'null'], format: 'unix-time', description });

export const exportFormats = ['csv', 'xlsx'] as const;
const states = ['queued', 'running', 'done', 'cancelled', 'failed'];

/** The schema of an export, returned by the export of every list. */
export const exportSchema = object(
  {
    id: { type: 'integer' },
    kind: {
      type: 'string',
      description: 'The kind of data: `export_click`, `export_conversion`, `export_statistics`, …',
    },
    collection: { type: 'string', description: 'The path of the list: `stat/clicks`.' },
    query: { type: 'string', description: 'The filters, order and fields of the list, as its parameters.' },
    format: { type: 'string', enum: [...exportFormats] },
    contacts: { type: 'boolean', description: 'Whether it contains contact data in full.' },
    state: {
      type: 'string',
      enum: states,
      description:
        '`failed`: the person can no longer read these records, or the server could not write the file; `code` gives the reason. An export interrupted by a server restart starts over automatically.',
    },
    total: {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'The total number of rows; null until they are counted.',
    },
    rows: count('How many rows have been written.'),
    bytes: { type: ['integer', 'null'], minimum: 0, description: 'The file size; null until the file is complete.' },
    fileName: { type: 'string' },
    code: { type: ['string', 'null'], description: 'Why it failed, as an error `code`.' },
    user: object({ id: recordId, name: { type: 'string' } }, ['id', 'name']),
    createdAt: { type: 'integer', format: 'unix-time', description: 'When it was asked for.' },
    endedAt: moment('When it ended; null until then.'),
    expiresAt: moment('When the file expires; null until the export has ended.'),
  },
  [
    ...['id', 'kind', 'collection', 'query', 'format', 'contacts', 'state', 'total', 'rows', 'bytes', 'fileName'],
    ...['code', 'user', 'createdAt', 'endedAt', 'expiresAt'],
  ],
);

/** An export as calls return it. */
export const exportExample = {
  id: 12,
  kind: 'export_click',
  collection: 'stat/clicks',
  query: 'offer=7',
  format: 'csv',
  contacts: false,
  state: 'running',
  total: 48_210,
  rows: 20_000,
  bytes: null,
  fileName: 'clicks-2026-01-01.csv',
  code: null,
  user: { id: 3, name: 'Ada Berg' },
  createdAt: 1767225600,
  endedAt: null,
  expiresAt: null,
};
const queued = { ...exportExample, state: 'queued', total: null, rows: 0 };

const id: Parameter = { name: 'id', in: 'path', required: true, schema: recordId };
const page = (name: string, maximum: number, usual: number): Parameter => ({
  name,
  in: 'query',
  schema: { type: 'integer', minimum: 0, maximum, default: usual },
});
const acting = failures(401, 403, 404, 409, 413, 415, 429, 503);

/** A file in a format, as bytes. */
const file = { schema: { type: 'string', contentEncoding: 'binary' } };

export default {
  tags: [
    {
      name: 'Exports',
      description:
        'Exports of lists to files. `POST <list>/export` with the parameters of the list starts one. Its file is available to the person who requested it, for the number of days set by the network. People who can impersonate that person can download it too, unless it contains contact data in full.',
    },
  ],
  paths: {
    '/user/exports': {
      get: {
        operationId: 'listExports',
        summary: 'List exports',
        description: 'The caller’s own and those of people the caller can impersonate, newest first.',
        tags,
        'x-permission': [],
        parameters: [page('limit', 500, 25), page('offset', 2147483647, 0)],
        responses: {
          200: dataResponse(
            'The exports, and their total.',
            object({ items: { type: 'array', items: ref('Export') }, meta: ref('ListMeta') }, ['items', 'meta']),
            { items: [exportExample], meta: { totalCount: 1 } },
          ),
          ...failures(400, 401, 403, 429, 503),
        },
      },
      delete: {
        operationId: 'deleteExports',
        summary: 'Delete exports with their files',
        description: 'An export under way is stopped.',
        tags,
        'x-permission': [],
        requestBody: body(
          object({ items: { type: 'array', items: ref('Identified'), minItems: 1, maxItems: 1000 } }, ['items']),
          { items: [{ id: 12 }] },
        ),
        responses: {
          200: dataResponse(
            'What was deleted.',
            object({ items: { type: 'array', items: ref('Identified') } }, ['items']),
            {
              items: [{ id: 12 }],
            },
          ),
          ...acting,
          ...failures(400, 422),
        },
      },
    },
    '/user/exports/{id}': {
      get: {
        operationId: 'readExport',
        summary: 'Get an export and its progress',
        tags,
        'x-permission': [],
        parameters: [id],
        responses: {
          200: dataResponse('The export.', ref('Export'), exportExample),
          ...failures(401, 403, 404, 429, 503),
        },
      },
    },
    '/user/exports/{id}/file': {
      get: {
        operationId: 'readExportFile',
        summary: 'Download the file of an export',
        description: 'Refused with 409 until the file is complete.',
        tags,
        'x-permission': [],
        parameters: [id],
        responses: {
          200: {
            description: 'The file.',
            content: {
              'text/csv': file,
              'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': file,
            },
          },
          ...failures(401, 403, 404, 409, 429, 503),
        },
      },
    },
    '/user/exports/{id}/cancel': {
      post: {
        operationId: 'cancelExport',
        summary: 'Stop an export',
        description: 'The unfinished file is deleted. A finished export is unchanged.',
        tags,
        'x-permission': [],
        parameters: [id],
        responses: {
          200: dataResponse('The export.', ref('Export'), { ...exportExample, state: 'cancelled' }),
          ...acting,
        },
      },
    },
    '/user/exports/{id}/repeat': {
      post: {
        operationId: 'repeatExport',
        summary: 'Repeat an export with current data',
        description: 'Only for the caller’s own exports. Requires the permission to export the list, as before.',
        tags,
        'x-permission': [],
        parameters: [id],
        responses: { 201: dataResponse('The new export.', ref('Export'), queued), ...acting },
      },
    },
  },
} satisfies ContractPart;

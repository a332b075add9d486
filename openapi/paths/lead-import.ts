import { leadColumns } from '../../domain/lead-columns.ts';
import { answer, type ContractPart, failures, object, type Parameter, recordId, ref } from '../contract-part.ts';

const query = (name: string, description: string, schema: Parameter['schema'], required = false): Parameter => ({
  ...{ name, description, schema, required },
  in: 'query',
});
const text = (description: string) => ({ type: 'string', description });
const list = (items: object, description: string) => ({ type: 'array', items, description });

const column = object(
  {
    title: text('As it stands in the header.'),
    field: text('What it is; `-` where it is left out.'),
    sample: text('The first value in it.'),
  },
  ['title', 'field', 'sample'],
);

/** Of a row: what a decision about a lead may come to, or that it is none. */
const verdicts = ['faulty', 'offered', 'refused', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'test'];

const row = object(
  {
    row: { type: 'integer', description: 'Its number in the file, where the header is the first.' },
    verdict: {
      type: 'string',
      enum: verdicts,
      description:
        'What would become of it now: `faulty` where it can’t be a lead, else the outcome of the decision, such as `offered`, `duplicate` or `invalid`.',
    },
    field: { type: ['string', 'null'], description: 'The field that is the reason, where it is one.' },
    message: { type: ['string', 'null'], description: 'Why it would not come in; null where it would.' },
  },
  ['row', 'verdict', 'field', 'message'],
);

const preview = object(
  {
    columns: list(column, 'The columns of the file.'),
    fields: list({ type: 'string' }, 'What columns may be.'),
    total: { type: 'integer', description: 'How many rows there are below the header, but for empty ones.' },
    faulty: { type: 'integer', description: 'How many of them can’t be leads.' },
    rows: list(row, 'The first 200 rows, and the first 200 below them that can’t be leads.'),
  },
  ['columns', 'fields', 'total', 'faulty', 'rows'],
);

const parameters = {
  campaign: { ...query('campaign', 'Whose leads they are.', recordId, true), example: 12 },
  columns: {
    ...query(
      'columns',
      `What each column is, in their order: ${leadColumns.map((name) => `\`${name}\``).join(', ')}, a parameter that the vertical asks for, or \`-\` to leave it out. Proposed by the header where absent.`,
      { type: 'array', items: { type: 'string', minLength: 1, maxLength: 100 }, minItems: 1, maxItems: 100 },
    ),
    style: 'form',
    explode: false,
    example: ['firstName', 'phone', '-'],
  },
  distribute: query('distribute', 'Whether they are offered to advertisers; else they are kept, unsent.', {
    type: 'boolean',
    default: true,
  }),
} as const satisfies Record<string, Parameter>;

const file = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
        additionalProperties: false,
      },
    },
  },
};

const staffWhoImport = {
  tags: ['Leads'],
  'x-permission': ['lead.import'],
  'x-role-types': ['admin', 'manager'],
};
const problems = failures(400, 401, 403, 404, 413, 415, 422, 429, 503);

export default {
  schemas: { LeadImportPreview: preview },
  paths: {
    '/stat/leads/import': {
      post: {
        operationId: 'importOfLeads',
        summary: 'Import leads from a file',
        description:
          'Brings the rows of a CSV (UTF-8; commas, semicolons or tabs) or XLSX file in as cold traffic of a campaign, by a job: `GET /user/jobs/{id}` says how far it is, `GET /user/jobs/{id}/failures` which rows did not come in and why, by their numbers in the file. ' +
          'A row that the network’s checks refuse is not kept. 20 MB and 100,000 rows at most. Formulas of a workbook count as what they were last worked out to be; a formula in a CSV file is refused.',
        ...staffWhoImport,
        parameters: [parameters.campaign, parameters.columns, parameters.distribute],
        requestBody: file,
        responses: {
          201: answer('The job, which begins by itself.', ref('Job'), {
            id: 7,
            collection: 'stat/leads',
            call: 'import',
            state: 'queued',
            total: 2,
            done: 0,
            failed: 0,
            canUndo: false,
            code: null,
            createdAt: 1767225600,
            endedAt: null,
          }),
          ...problems,
        },
      },
    },
    '/stat/leads/preview_import': {
      post: {
        operationId: 'previewImportOfLeads',
        summary: 'Tell what an import would do',
        description: 'Reads the file like `POST /stat/leads/import` and keeps nothing.',
        ...staffWhoImport,
        parameters: [parameters.campaign, parameters.columns],
        requestBody: file,
        responses: {
          200: answer('What would become of the rows.', ref('LeadImportPreview'), {
            columns: [{ title: 'Phone', field: 'phone', sample: '+37120001234' }],
            fields: ['firstName', 'phone'],
            total: 2,
            faulty: 0,
            rows: [{ row: 2, verdict: 'offered', field: null, message: null }],
          }),
          ...problems,
        },
      },
    },
    '/stat/leads/import/{id}/failures': {
      get: {
        operationId: 'listImportFailures',
        summary: 'Download the rows of an import that did not come in',
        description:
          'As they were in the file, each with its number there and why. By the job of the import; kept for a week.',
        ...staffWhoImport,
        parameters: [{ name: 'id', in: 'path', required: true, schema: recordId, example: 7 }],
        responses: {
          200: { description: 'The rows.', content: { 'text/csv': { schema: { type: 'string' } } } },
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;

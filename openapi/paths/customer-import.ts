import { customerColumns } from '../../domain/customer-columns.ts';
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

const row = object(
  {
    row: { type: 'integer', description: 'Its number in the file, where the header is the first.' },
    verdict: {
      type: 'string',
      enum: ['kept', 'known', 'faulty'],
      description: 'What would become of it now: it is kept, known already, or tells of no customer.',
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
    faulty: { type: 'integer', description: 'How many of those shown would not come in.' },
    rows: list(row, 'The first 200 rows.'),
  },
  ['columns', 'fields', 'total', 'faulty', 'rows'],
);

const parameters = [
  { ...query('advertiser', 'Whose customers they are.', recordId, true), example: 12 },
  {
    ...query(
      'columns',
      `What each column is, in their order: ${customerColumns.map((name) => `\`${name}\``).join(', ')}, as in postbacks, or \`-\` to leave it out. Proposed by the header where absent.`,
      { type: 'array', items: { type: 'string', enum: [...customerColumns, '-'] }, minItems: 1, maxItems: 100 },
    ),
    style: 'form',
    explode: false,
    example: ['customer_id', 'date', '-'],
  },
] satisfies Parameter[];

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
  tags: ['Customers'],
  'x-permission': ['customer.import'],
  'x-role-types': ['admin', 'manager'],
};
const problems = failures(400, 401, 403, 404, 413, 415, 422, 429, 503);

export default {
  schemas: { CustomerImportPreview: preview },
  paths: {
    '/stat/customers/import': {
      post: {
        operationId: 'importOfCustomers',
        summary: 'Import customers from a file',
        description:
          'Takes each row of a CSV (UTF-8; commas, semicolons or tabs) or XLSX file as a postback that tells of a customer, by a job. What was told of a day before is replaced; a row that comes again changes nothing. ' +
          'Of a customer who is new, a row names the click or the lead too. Each row that changes something, or is refused, stands in the log of kind `customer_data_import`. 20 MB and 100,000 rows at most.',
        ...staffWhoImport,
        parameters,
        requestBody: file,
        responses: {
          201: answer('The job, which begins by itself.', ref('Job'), {
            id: 7,
            collection: 'stat/customers',
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
    '/stat/customers/preview_import': {
      post: {
        operationId: 'previewImportOfCustomers',
        summary: 'Tell what an import of customers would do',
        description: 'Reads the file like `POST /stat/customers/import` and keeps nothing.',
        ...staffWhoImport,
        parameters,
        requestBody: file,
        responses: {
          200: answer('What would become of the rows.', ref('CustomerImportPreview'), {
            columns: [{ title: 'Player', field: 'customer_id', sample: '100512' }],
            fields: ['customer_id', 'date'],
            total: 2,
            faulty: 0,
            rows: [{ row: 2, verdict: 'kept', field: null, message: null }],
          }),
          ...problems,
        },
      },
    },
    '/stat/customers/import/{id}/failures': {
      get: {
        operationId: 'listCustomerImportFailures',
        summary: 'Download the rows of an import of customers that did not come in',
        description: 'As they were in the file, each with its number there and why. Kept for a week.',
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

import { dataResponse, type ContractPart, failures, object, type Parameter, recordId, ref } from './contract-part.ts';
import { jobKey } from './job-key.ts';

/** The calls that preview a file of rows and import it by a job: what leads and customers have in common. */

const text = (description: string) => ({ type: 'string', description });
const list = (items: object, description: string) => ({ type: 'array', items, description });

/** A query parameter. */
export const query = (
  name: string,
  description: string,
  schema: Parameter['schema'],
  required = false,
): Omit<Parameter, 'example'> => ({ name, description, schema, required, in: 'query' });

/** The parameter that tells what each column is. */
export const columnsParameter = (description: string, items: object, example: readonly string[]): Parameter => ({
  ...query('columns', `The meaning of each column, in order: ${description} Derived from the header if absent.`, {
    type: 'array',
    items,
    minItems: 1,
    maxItems: 100,
  }),
  style: 'form',
  explode: false,
  example: [...example],
});

const column = object(
  {
    title: text('The name in the header.'),
    field: text('The meaning of the column; `-` if it is ignored.'),
    sample: text('The first value in the column.'),
  },
  ['title', 'field', 'sample'],
);

interface Verdict {
  enum: readonly string[];
  description: string;
}

const rowWith = (verdict: Verdict) =>
  object(
    {
      row: { type: 'integer', description: 'The row number in the file; the header is row 1.' },
      verdict: { type: 'string', ...verdict },
      field: { type: ['string', 'null'], description: 'The field that caused it, if any.' },
      message: { type: ['string', 'null'], description: 'Why it would not be imported; null if it would be.' },
    },
    ['row', 'verdict', 'field', 'message'],
  );

/** The descriptions of the number of faulty rows, and of the rows shown. */
interface Shown {
  faulty: string;
  rows: string;
}

/** The schema of a preview. */
export const previewOf = (verdict: Verdict, { faulty, rows }: Shown) =>
  object(
    {
      columns: list(column, 'The columns of the file.'),
      fields: list({ type: 'string' }, 'What columns may be.'),
      total: { type: 'integer', description: 'The number of rows below the header, without empty ones.' },
      faulty: { type: 'integer', description: faulty },
      rows: list(rowWith(verdict), rows),
    },
    ['columns', 'fields', 'total', 'faulty', 'rows'],
  );

/** The body of a call that takes a file. */
export const file = {
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

/** Everything that differs between two imports. */
export interface FileImport {
  /** Below `/api/v1/`. */
  collection: string;
  tag: string;
  permission: string;
  /** The name of the preview's schema. */
  schema: string;
  verdict: Verdict;
  shown: Shown;
  import: { operationId: string; summary: string; description: string; parameters: Parameter[] };
  preview: { operationId: string; summary: string; parameters: Parameter[]; example: object };
  failures: { operationId: string; summary: string; description: string };
}

/** The three calls of an import: start it, preview it, and download what was not imported. */
export const fileImport = (said: FileImport): ContractPart => {
  const staffWhoImport = {
    tags: [said.tag],
    'x-permission': [said.permission],
    'x-role-types': ['admin', 'manager'],
  };
  const problems = failures(400, 401, 403, 404, 413, 415, 422, 429, 503);
  const { example, ...preview } = said.preview;
  return {
    schemas: { [said.schema]: previewOf(said.verdict, said.shown) },
    paths: {
      [`/${said.collection}/import`]: {
        post: {
          ...said.import,
          ...staffWhoImport,
          parameters: [...said.import.parameters, jobKey],
          requestBody: file,
          responses: {
            201: dataResponse('The job, which starts automatically.', ref('Job'), {
              id: 7,
              collection: said.collection,
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
      [`/${said.collection}/preview_import`]: {
        post: {
          ...preview,
          description: `Reads the file like \`POST /${said.collection}/import\`, but stores nothing.`,
          ...staffWhoImport,
          requestBody: file,
          responses: { 200: dataResponse('The preview of the rows.', ref(said.schema), example), ...problems },
        },
      },
      [`/${said.collection}/import/{id}/failures`]: {
        get: {
          ...said.failures,
          ...staffWhoImport,
          parameters: [{ name: 'id', in: 'path', required: true, schema: recordId, example: 7 }],
          responses: {
            200: { description: 'The rows.', content: { 'text/csv': { schema: { type: 'string' } } } },
            ...failures(400, 401, 403, 404, 429, 503),
          },
        },
      },
    },
  };
};

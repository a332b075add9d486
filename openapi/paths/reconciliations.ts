import { reconciliationColumns } from '../../domain/money/reconciliation-columns.ts';
import { verdicts } from '../../domain/money/reconciliation.ts';
import { recordOf } from '../../domain/records.ts';
import { type JsonSchema, rule, ruleSchema } from '../../domain/rules.ts';
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
import { columnsParameter, file, previewOf, query } from '../file-import.ts';

/** Calls to compare an advertiser’s file with conversions, and to correct these by it. */

const day: JsonSchema = { type: 'string', format: 'date', minLength: 1, ...ruleSchema(rule('date')) };
const dayOf = (name: string, description: string, example: string): Parameter => ({
  ...query(name, description, day, true),
  example,
});

const parameters: Parameter[] = [
  { ...query('advertiser', 'Whose file it is.', recordId, true), example: 12 },
  dayOf('periodFrom', 'The first day of the conversions, in UTC.', '2026-10-01'),
  dayOf('periodTo', 'The last one.', '2026-10-31'),
  columnsParameter(
    `${reconciliationColumns.map((name) => `\`${name}\``).join(', ')}, or \`-\` to leave it out.`,
    { type: 'string', enum: [...reconciliationColumns, '-'] },
    ['txid', 'amount', '-'],
  ),
];

const verdictShown = {
  enum: verdicts,
  description: 'The result of comparing it with its conversion.',
};

const shown = previewOf(verdictShown, {
  faulty: 'The number of rows that can’t be compared.',
  rows: 'The first 200 rows.',
});

const counts = object(
  Object.fromEntries(verdicts.map((verdict) => [verdict, { type: 'integer', minimum: 0 }])),
  verdicts,
);

const preview: JsonSchema = {
  ...shown,
  properties: {
    ...recordOf(shown['properties']),
    counts: { ...counts, description: 'The count of each result, including conversions missing in the file.' },
    frozen: { type: 'integer', description: 'Conversions that differ and are on a valid invoice.' },
  },
  required: [...(shown['required'] as string[]), 'counts', 'frozen'],
};

const shared = {
  tags: ['Reconciliations'],
  'x-permission': ['reconciliation.update'],
  'x-role-types': ['admin', 'manager', 'advertiser_manager'],
};
const id: Parameter = { name: 'id', in: 'path', required: true, schema: recordId, example: 1 };
const problems = failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503);

const example = {
  id: 1,
  title: 'october.csv',
  advertiser: 12,
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  state: 'compared',
  rows: 2,
  matched: 1,
  otherAmount: 1,
  otherStatus: 0,
  otherBoth: 0,
  missingHere: 0,
  missingThere: 0,
  faulty: 0,
  frozen: 0,
  corrected: 0,
  correctedAt: null,
  undoneAt: null,
};

const choice = (description: string): JsonSchema => ({ type: 'boolean', default: false, description });

export default {
  schemas: { ReconciliationPreview: preview },
  paths: {
    '/user/reconciliations/preview': {
      post: {
        operationId: 'previewReconciliation',
        summary: 'Preview a reconciliation',
        description: 'Reads and compares the file like `POST /user/reconciliations`, but stores nothing.',
        ...shared,
        parameters,
        requestBody: file,
        responses: {
          200: dataResponse('The preview of the rows.', ref('ReconciliationPreview'), {
            columns: [{ title: 'Transaction', field: 'txid', sample: 'T-100' }],
            fields: ['txid', 'amount'],
            total: 1,
            faulty: 0,
            rows: [{ row: 2, verdict: 'matched', field: null, message: null }],
            counts: Object.fromEntries(verdicts.map((verdict) => [verdict, verdict === 'matched' ? 1 : 0])),
            frozen: 0,
          }),
          ...problems,
        },
      },
    },
    '/user/reconciliations': {
      post: {
        operationId: 'createReconciliation',
        summary: 'Compare an advertiser’s file with conversions',
        description:
          'Reads a CSV (UTF-8; commas, semicolons or tabs) or XLSX file, finds the conversion of each row by its transaction, click or lead, and stores the result as a report. No conversion is changed. At most 20 MB and 100,000 rows.',
        ...shared,
        parameters,
        requestBody: file,
        responses: { 201: dataResponse('The report.', ref('Reconciliation'), example), ...problems },
      },
    },
    '/user/reconciliations/{id}/correct': {
      post: {
        operationId: 'correctByReconciliation',
        summary: 'Correct conversions by an advertiser’s file',
        description:
          'In one step, and only once: revenue and status are taken from the file, and conversions missing in the file are rejected. Each of the three is done only if requested. Conversions that are on a valid invoice, or were changed since the comparison, are left unchanged and marked in their rows.',
        ...shared,
        parameters: [id],
        requestBody: body(
          object({
            amounts: choice('Apply the amounts.'),
            statuses: choice('Apply the statuses.'),
            missing: choice('Reject the conversions missing in the file.'),
            leftOut: {
              type: 'array',
              items: recordId,
              maxItems: 10_000,
              description: 'Rows of the report whose conversions are left unchanged.',
            },
          }),
          { amounts: true, statuses: true, missing: false, leftOut: [] },
        ),
        responses: {
          200: dataResponse('The report.', ref('Reconciliation'), {
            ...example,
            state: 'corrected',
            corrected: 1,
            correctedAt: 1_795_996_799,
          }),
          ...problems,
        },
      },
    },
    '/user/reconciliations/{id}/undo': {
      post: {
        operationId: 'undoReconciliation',
        summary: 'Undo the corrections of a reconciliation',
        description:
          'All or none: conversions get their previous revenue and status back. Refused if one of them has been changed or invoiced since.',
        ...shared,
        parameters: [id],
        responses: {
          200: dataResponse('The report.', ref('Reconciliation'), {
            ...example,
            state: 'undone',
            corrected: 1,
            correctedAt: 1_795_996_799,
            undoneAt: 1_795_999_000,
          }),
          ...problems,
        },
      },
    },
  },
} satisfies ContractPart;

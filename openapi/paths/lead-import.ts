import { leadColumns } from '../../domain/lead-columns.ts';
import { type Parameter, recordId } from '../contract-part.ts';
import { columnsParameter, fileImport, query } from '../file-import.ts';

const campaign: Parameter = { ...query('campaign', 'Whose leads they are.', recordId, true), example: 12 };
const columns = columnsParameter(
  `${leadColumns.map((name) => `\`${name}\``).join(', ')}, a parameter that the vertical asks for, or \`-\` to leave it out.`,
  { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^,]+$' },
  ['firstName', 'phone', '-'],
);
const distribute: Parameter = query(
  'distribute',
  'Whether they are offered to advertisers; else they are kept, unsent.',
  { type: 'boolean', default: true },
);

export default fileImport({
  collection: 'stat/leads',
  tag: 'Leads',
  permission: 'lead.import',
  schema: 'LeadImportPreview',
  verdict: {
    // The possible results of a decision about a lead, or that it can't be one.
    enum: ['faulty', 'offered', 'refused', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'test'],
    description:
      'What would become of it now: `faulty` where it can’t be a lead, else the outcome of the decision, such as `offered`, `duplicate` or `invalid`.',
  },
  shown: {
    faulty: 'How many of them can’t be leads.',
    rows: 'The first 200 rows, and the first 200 below them that can’t be leads.',
  },
  import: {
    operationId: 'importOfLeads',
    summary: 'Import leads from a file',
    description:
      'Brings the rows of a CSV (UTF-8; commas, semicolons or tabs) or XLSX file in as cold traffic of a campaign, by a job: `GET /user/jobs/{id}` says how far it is, `GET /user/jobs/{id}/failures` which rows did not come in and why, by their numbers in the file. ' +
      'A row that the network’s checks refuse is not kept. 20 MB and 100,000 rows at most. Formulas of a workbook count as what they were last worked out to be; a formula in a CSV file is refused.',
    parameters: [campaign, columns, distribute],
  },
  preview: {
    operationId: 'previewImportOfLeads',
    summary: 'Tell what an import would do',
    parameters: [campaign, columns],
    example: {
      columns: [{ title: 'Phone', field: 'phone', sample: '+37120001234' }],
      fields: ['firstName', 'phone'],
      total: 2,
      faulty: 0,
      rows: [{ row: 2, verdict: 'offered', field: null, message: null }],
    },
  },
  failures: {
    operationId: 'listImportFailures',
    summary: 'Download the rows of an import that did not come in',
    description:
      'As they were in the file, each with its number there and why. By the job of the import; kept for a week.',
  },
});

import { leadColumns } from '../../domain/traffic/lead-columns.ts';
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
  'Whether they are offered to advertisers; otherwise they are kept unsent.',
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
      'The result of importing it now: `faulty` if it can’t be a lead, otherwise the outcome of the decision, such as `offered`, `duplicate` or `invalid`.',
  },
  shown: {
    faulty: 'How many of them can’t be leads.',
    rows: 'The first 200 rows, and the first 200 further rows that can’t be leads.',
  },
  import: {
    operationId: 'importOfLeads',
    summary: 'Import leads from a file',
    description:
      'Starts a job that imports the rows of a CSV (UTF-8; commas, semicolons or tabs) or XLSX file as cold traffic of a campaign. `GET /user/jobs/{id}` returns its progress, `GET /user/jobs/{id}/failures` the rows that were not imported, by row number, with the reasons. ' +
      'Rows refused by the network’s checks are not stored. At most 20 MB and 100,000 rows. For formulas in a workbook, the last calculated value is used; a formula in a CSV file is refused.',
    parameters: [campaign, columns, distribute],
  },
  preview: {
    operationId: 'previewImportOfLeads',
    summary: 'Preview an import',
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
    summary: 'Download the rows of an import that were not imported',
    description:
      'As in the file, each with its row number and the reason. Identified by the job of the import; kept for a week.',
  },
});

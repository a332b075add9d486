import { customerColumns } from '../../domain/traffic/customer-columns.ts';
import { type Parameter, recordId } from '../contract-part.ts';
import { columnsParameter, fileImport, query } from '../file-import.ts';

const parameters: Parameter[] = [
  { ...query('advertiser', 'The advertiser whose customers they are.', recordId, true), example: 12 },
  columnsParameter(
    `${customerColumns.map((name) => `\`${name}\``).join(', ')}, as in postbacks, or \`-\` to leave it out.`,
    { type: 'string', enum: [...customerColumns, '-'] },
    ['customer_id', 'date', '-'],
  ),
];

export default fileImport({
  collection: 'stat/customers',
  tag: 'Customers',
  permission: 'customer.import',
  schema: 'CustomerImportPreview',
  verdict: {
    enum: ['kept', 'known', 'faulty'],
    description: 'The result of importing it now: stored, already known, or without a customer.',
  },
  shown: { faulty: 'How many of the rows shown would not be imported.', rows: 'The first 200 rows.' },
  import: {
    operationId: 'importOfCustomers',
    summary: 'Import customers from a file',
    description:
      'Starts a job that treats each row of a CSV (UTF-8; commas, semicolons or tabs) or XLSX file like a customer postback. Earlier figures of the same day are replaced; a repeated row changes nothing. ' +
      'For a new customer, the row must also name the click or lead. Each row that changes something or is refused is recorded in the log of kind `customer_data_import`. At most 20 MB and 100,000 rows.',
    parameters,
  },
  preview: {
    operationId: 'previewImportOfCustomers',
    summary: 'Preview an import of customers',
    parameters,
    example: {
      columns: [{ title: 'Player', field: 'customer_id', sample: '100512' }],
      fields: ['customer_id', 'date'],
      total: 2,
      faulty: 0,
      rows: [{ row: 2, verdict: 'kept', field: null, message: null }],
    },
  },
  failures: {
    operationId: 'listCustomerImportFailures',
    summary: 'Download the rows of a customer import that were not imported',
    description: 'As in the file, each with its row number and the reason. Kept for a week.',
  },
});

import { customerColumns } from '../../domain/customer-columns.ts';
import { type Parameter, recordId } from '../contract-part.ts';
import { columnsParameter, fileImport, query } from '../file-import.ts';

const parameters: Parameter[] = [
  { ...query('advertiser', 'Whose customers they are.', recordId, true), example: 12 },
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
    description: 'What would become of it now: it is kept, known already, or tells of no customer.',
  },
  shown: { faulty: 'How many of those shown would not come in.', rows: 'The first 200 rows.' },
  import: {
    operationId: 'importOfCustomers',
    summary: 'Import customers from a file',
    description:
      'Takes each row of a CSV (UTF-8; commas, semicolons or tabs) or XLSX file as a postback that tells of a customer, by a job. What was told of a day before is replaced; a row that comes again changes nothing. ' +
      'Of a customer who is new, a row names the click or the lead too. Each row that changes something, or is refused, stands in the log of kind `customer_data_import`. 20 MB and 100,000 rows at most.',
    parameters,
  },
  preview: {
    operationId: 'previewImportOfCustomers',
    summary: 'Tell what an import of customers would do',
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
    summary: 'Download the rows of an import of customers that did not come in',
    description: 'As they were in the file, each with its number there and why. Kept for a week.',
  },
});

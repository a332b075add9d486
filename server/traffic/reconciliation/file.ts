import { setImmediate as breathe } from 'node:timers/promises';
import { type DecimalMark, decimalMarkOf, withoutThousands } from '../../../domain/money/amounts-in-files.ts';
import { noColumn } from '../../../domain/columns.ts';
import { reportedAmount } from '../../../domain/traffic/conversions.ts';
import type { FileRow, RowFault } from '../../../domain/money/reconciliation.ts';
import {
  isReconciliationColumn,
  proposedReconciliationColumns,
  type ReconciliationColumn,
  reconciliationKeys,
  statusOfWord,
} from '../../../domain/money/reconciliation-columns.ts';
import type { Words } from '../../../domain/text/words.ts';
import { violation, invalid } from '../../failure.ts';
import { isFormula, unescaped } from '../leads/import/cells.ts';
import type { Sheet, SheetRow } from '../spreadsheets/read.ts';

/** The content of an advertiser’s file, row by row. */

const noKey: Words = {
  en: 'Select the column with the transaction, click or lead',
  ru: 'Укажите колонку с транзакцией, кликом или лидом',
};

/** Rows that are read before others get their turn. */
const chunkSize = 2000;
/** How much of an id is shown. */
const longestReference = 200;

type Cells = Partial<Record<ReconciliationColumn, string>>;

/** Returns what the columns are: as given, else by their titles. @throws Failure 422 */
export const columnsOf = ({ header }: Sheet, said: readonly string[] | undefined): readonly string[] => {
  const columns = said ?? proposedReconciliationColumns(header);
  const used = columns.filter((name) => name !== noColumn);
  if (columns.length > header.length) throw invalid(violation('columns', 'maxItems', header.length));
  if (new Set(used).size !== used.length) throw invalid(violation('columns', 'repeated'));
  // A mere proposal can still be fixed; a mapping that someone selected has to identify the rows.
  if (said && !reconciliationKeys.some((key) => used.includes(key)))
    throw invalid({ path: 'columns', type: 'noKey', message: noKey });
  return columns;
};

const cellsOf = (columns: readonly string[], { cells }: SheetRow): Cells => {
  const values: Cells = {};
  columns.forEach((name, place) => {
    const text = unescaped(cells[place] ?? '').trim();
    if (isReconciliationColumn(name) && text !== '') values[name] = text;
  });
  return values;
};

interface RowReading {
  /** Ids by code. */
  currencies: ReadonlyMap<string, number>;
  mark: DecimalMark | undefined;
}

const readRow = (row: number, cells: Cells, { currencies, mark }: RowReading): FileRow => {
  const key = reconciliationKeys.find((name) => cells[name] !== undefined);
  const read: FileRow = { row, reference: (key && cells[key]) ?? '', ...(key && { key }) };
  const faulty = (fault: RowFault): FileRow => ({ ...read, fault });
  if (Object.values(cells).some(isFormula)) return faulty('formula');
  if (!key) return faulty('noId');
  if (cells.amount !== undefined) {
    const written = withoutThousands(cells.amount, mark);
    if (written === undefined) return faulty('unclear');
    const amount = reportedAmount(written);
    if ('fault' in amount) return faulty(amount.fault);
    read.amount = amount.amount;
  }
  if (cells.currency !== undefined) {
    const currency = currencies.get(cells.currency.toUpperCase());
    if (currency === undefined) return faulty('unknownCurrency');
    read.currency = currency;
  }
  if (cells.status !== undefined) {
    const status = statusOfWord(cells.status);
    if (status === undefined) return faulty('unknownStatus');
    read.status = status;
  }
  return read;
};

/** @param currencies ids by code */
export const readRows = async (
  { rows }: Sheet,
  columns: readonly string[],
  currencies: ReadonlyMap<string, number>,
): Promise<FileRow[]> => {
  const said = rows.map((row) => ({ row: row.row, cells: cellsOf(columns, row) }));
  const mark = decimalMarkOf(said.flatMap(({ cells }) => cells.amount ?? []));
  const read: FileRow[] = [];
  for (const { row, cells } of said) {
    read.push(readRow(row, cells, { currencies, mark }));
    if (read.length % chunkSize === 0) await breathe();
  }
  return read;
};

/** Returns an id as reports store it. */
export const shownReference = (reference: string): string | null => reference.slice(0, longestReference) || null;

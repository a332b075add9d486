import { parentPort, workerData } from 'node:worker_threads';
import { CsvError, parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { SheetPart, SheetRow } from './read.ts';

/** Reads a spreadsheet in its own thread: a file that takes too long or too much memory blocks nothing else. */

const { content, maxRows, maxColumns, maxUnpacked } = workerData as Readonly<{
  content: Uint8Array;
  maxRows: number;
  maxColumns: number;
  maxUnpacked: number;
}>;

/** All rows of a file, or why they can’t be read. */
type ReadSheet = { rows: string[][] } | Extract<SheetPart, { fault: unknown }>;

/** Rows handed over at a time. */
const chunkSize = 2000;

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isUtf16 = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;

/** Returns the delimiter that is most frequent in the first line, among those that spreadsheets write. */
const delimiterOf = (text: string): string => {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: line.split(mark).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]!.mark;
};

const ofText = (bytes: Uint8Array): ReadSheet => {
  let text: string;
  try {
    // Both strip a byte order mark.
    text = new TextDecoder(isUtf16(bytes) ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { fault: 'encoding' };
  }
  if (text.includes('\0')) return { fault: 'unreadable' };
  try {
    const delimiter = delimiterOf(text);
    return {
      rows: parse(text, { delimiter, relax_column_count: true, relax_quotes: true, to: maxRows + 2, trim: true }),
    };
  } catch (error) {
    if (error instanceof CsvError) return { fault: 'unreadable' };
    throw error;
  }
};

/** Workbooks may encode characters by number, including invalid ones that no database stores. */
const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00.000Z$/, '');
  return String(cell).replaceAll('\0', '').toWellFormed().trim();
};

const ofWorkbook = async (bytes: Uint8Array): Promise<ReadSheet> => {
  try {
    let unpacked = 0;
    // Looks only at the sizes; what is unpacked later never exceeds them.
    unzipSync(bytes, { filter: ({ originalSize }) => ((unpacked += originalSize), false) });
    if (unpacked > maxUnpacked) return { fault: 'tooManyRows' };
    const rows = await readSheet(bytes.slice().buffer);
    return { rows: rows.slice(0, maxRows + 2).map((row) => row.map(cellText)) };
  } catch {
    return { fault: 'unreadable' };
  }
};

/** The parts of a file, in their order. */
function* partsOf(read: ReadSheet): Generator<SheetPart> {
  if ('fault' in read) return void (yield read);
  const [header = [], ...below] = read.rows;
  if (below.length > maxRows || header.length > maxColumns) return void (yield { fault: 'tooManyRows' });
  yield { header };
  const rows = below
    .map((cells, place): SheetRow => ({ row: place + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  for (let at = 0; at === 0 || at < rows.length; at += chunkSize)
    yield { rows: rows.slice(at, at + chunkSize), isLast: at + chunkSize >= rows.length };
}

const parts = partsOf(isZip(content) ? await ofWorkbook(content) : ofText(content));
parentPort?.on('message', () => parentPort?.postMessage(parts.next().value));

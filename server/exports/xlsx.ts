import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { recordOf } from '../../domain/records.ts';
import type { Column, Line, TableWriter } from './table.ts';

/** Rows per sheet: Excel allows 1,048,576 including the heading. Further rows go to further sheets. */
const rowsOfSheet = 1_000_000;
const widthOf = { text: 24, number: 14, date: 14, moment: 20 } as const;
const formatOf: Partial<Record<Column['kind'], string>> = { date: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm:ss' };
/** Maximum characters of a cell in Excel. */
const maxText = 32_767;

/** Returns the instant that Excel, which has no time zones, displays as this text. */
const momentOf = (text: string): Date | string => {
  const at = Date.parse(text.includes(' ') ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(at) ? text : new Date(at);
};

/**
 * Returns a number if Excel keeps all of its digits; its text if Excel would round it, or if it is not a number, such
 * as the label of the totals: Excel can't open a workbook with such a value in a number cell.
 */
const numberOf = (text: string): number | string => {
  const digits = text.replace(/^-?0*\.?0*/, '').replace('.', '').length;
  const number = Number(text);
  return digits <= 15 && Number.isFinite(number) ? number : text;
};

// A text cell is never evaluated, so formulas need no escaping here.
const valueOf = ({ kind }: Column, text: string): string | number | Date | undefined => {
  // No cell at all, which costs neither time nor bytes.
  if (text === '') return undefined;
  if (kind === 'number') return numberOf(text);
  return kind === 'text' ? text.slice(0, maxText) : momentOf(text);
};

// The library brings its own streams, which are no instances of Node's.
const isWritable = (value: unknown): value is Writable => typeof recordOf(value)['write'] === 'function';

/** Returns the stream that compresses a sheet's rows, once it exists; the library neither types it nor waits for it. */
const packerOf = (sheet: object): Writable | undefined => {
  const { pipes } = recordOf(recordOf(sheet)['stream']);
  return Array.isArray(pipes) ? pipes.find(isWritable) : undefined;
};

/** Writes a table to a stream as a workbook, row by row, no faster than rows are compressed and written. */
export const xlsxWriter = async (stream: Writable, columns: readonly Column[]): Promise<TableWriter> => {
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const addSheet = (number: number) => {
    const sheet = workbook.addWorksheet(String(number), { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map(({ title, kind }) => ({
      header: title,
      width: widthOf[kind],
      ...(formatOf[kind] && { style: { numFmt: formatOf[kind] } }),
    }));
    const head = sheet.getRow(1);
    head.font = { bold: true };
    head.commit();
    return sheet;
  };
  // One object per column, so that its style is computed once, not for each cell.
  const styles = columns.map(({ kind }) => (formatOf[kind] ? { numFmt: formatOf[kind] } : {}));
  let sheets = 1;
  let rows = 0;
  let sheet = addSheet(sheets);
  const broken = once(stream, 'close').catch(() => undefined);
  let room = Promise.resolve();
  /** Waits for the compressor: rows arrive faster than they are compressed, and would fill the memory. */
  const packed = async (): Promise<void> => {
    await breathe();
    const packer = packerOf(sheet);
    // Writes nothing; only checks for backpressure.
    if (packer && !packer.write('')) await Promise.race([once(packer, 'drain'), broken]);
  };
  const add = (line: Line): void => {
    if (rows === rowsOfSheet) {
      sheet.commit();
      sheet = addSheet((sheets += 1));
      rows = 0;
    }
    rows += 1;
    const row = sheet.addRow(columns.map((column, at) => valueOf(column, line[at] ?? '')));
    row.eachCell((cell, at) => (cell.style = styles[at - 1] ?? {}));
    row.commit();
  };
  return {
    async write(lines) {
      if (stream.errored) throw stream.errored;
      lines.forEach(add);
      // These are compressed while the next ones are read.
      const before = room;
      room = packed();
      // The next write, or the end, throws it.
      room.catch(() => undefined);
      await before;
    },
    async end() {
      await room;
      // Otherwise the library would wait forever for a broken stream to finish.
      if (stream.errored) throw stream.errored;
      sheet.commit();
      await workbook.commit();
    },
  };
};

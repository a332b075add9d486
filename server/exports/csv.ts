import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { writeTo } from './stream.ts';
import { type Column, neutralizeFormula, type Line, type TableWriter } from './table.ts';

/** Text of comma-separated values (RFC 4180), safe to open in a spreadsheet. */

/** Marks the text as UTF-8, without which spreadsheets assume a legacy encoding. */
export const byteOrderMark = '\uFEFF';

/** Returns a cell: formulas are neutralised, numbers stay numbers, and text is quoted if necessary. */
export const csvCell = (text: string): string => {
  const safe = neutralizeFormula(text);
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Writes a table to a stream as CSV. */
export const csvWriter = async (stream: Writable, columns: readonly Column[]): Promise<TableWriter> => {
  const isText = columns.map(({ kind }) => kind === 'text');
  const lineOf = (line: Line): string => {
    let text = '';
    for (let at = 0; at < line.length; at++) {
      const cell = line[at] ?? '';
      text += (at === 0 ? '' : ',') + (isText[at] && cell !== '' ? csvCell(cell) : cell);
    }
    return `${text}\r\n`;
  };
  await writeTo(stream, byteOrderMark + csvLine(columns.map(({ title }) => title)));
  return {
    async write(lines) {
      let text = '';
      for (const line of lines) text += lineOf(line);
      await writeTo(stream, text);
    },
    async end() {
      stream.end();
      await finished(stream);
    },
  };
};

/**
 * What the cells of a column say: text, an exact number, a day, `2026-01-31`, or a moment by the clocks of its reader,
 * `2026-01-31 09:40:00`.
 */
export type CellKind = 'text' | 'number' | 'date' | 'moment';

export interface Column {
  title: string;
  kind: CellKind;
}

/** The texts of a row's cells, one for each column; empty where there is nothing. */
export type Line = readonly string[];

/** A file of a table while it is written. */
export interface TableWriter {
  /** Resolves when more can be taken. */
  write(lines: readonly Line[]): Promise<void>;
  /** Resolves when all of it is on disk. */
  end(): Promise<void>;
}

/** What spreadsheets take for the beginning of a formula, its full-width forms included. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const number = /^-?\d+(\.\d+)?$/;
/**
 * The same behind what parts cells and lines. Where the decimal separator is a comma, Excel parts by semicolons and heeds
 * quotes at the beginning of such a part alone.
 */
const formulaInside = /(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** A text that no spreadsheet runs as a formula, in part or as a whole; numbers stay as they are. */
export const neutralizeFormula = (text: string): string =>
  (formula.test(text) && !number.test(text) ? `'${text}` : text).replaceAll(formulaInside, "'");

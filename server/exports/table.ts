/**
 * The content of a column's cells: text, an exact number, a date, `2026-01-31`, or a time in the reader's time zone,
 * `2026-01-31 09:40:00`.
 */
export type CellKind = 'text' | 'number' | 'date' | 'moment';

export interface Column {
  title: string;
  kind: CellKind;
}

/** The text of a row's cells, one for each column; empty if there is no value. */
export type Line = readonly string[];

/** A table being written to a file. */
export interface TableWriter {
  /** Resolves when it can take more. */
  write(lines: readonly Line[]): Promise<void>;
  /** Resolves when everything is on disk. */
  end(): Promise<void>;
}

/** What spreadsheets take for the start of a formula, including full-width characters. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const number = /^-?\d+(\.\d+)?$/;
/**
 * The same after a cell or line separator. If the decimal separator is a comma, Excel splits by semicolons and respects
 * quotes only at the beginning of the resulting parts.
 */
const formulaInside = /(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** Returns text of which no spreadsheet runs any part as a formula; numbers stay as they are. */
export const neutralizeFormula = (text: string): string =>
  (formula.test(text) && !number.test(text) ? `'${text}` : text).replaceAll(formulaInside, "'");

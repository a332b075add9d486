/** Text of comma-separated values (RFC 4180), safe to open in a spreadsheet. */

/** Marks the text as UTF-8, without which spreadsheets take it for something older. */
export const byteOrderMark = '\uFEFF';

/** What spreadsheets take for the beginning of a formula, its full-width forms included. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const number = /^-?\d+(\.\d+)?$/;

/** A cell: what would run as a formula becomes text, numbers stay numbers, the rest is quoted where it must be. */
export const csvCell = (text: string): string => {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

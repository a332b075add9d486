/** What spreadsheets write before a text that would otherwise be a formula. */
const escaped = /^'(?=[=+\-@])/;

/** Returns the intended text of a cell. */
export const unescaped = (text: string): string => text.replace(escaped, '');

export const isFormula = (text: string): boolean => text.startsWith('=');

/** What spreadsheets write before a text that would be a formula. */
const escaped = /^'(?=[=+\-@])/;

/** A cell as it is meant. */
export const unescaped = (text: string): string => text.replace(escaped, '');

export const isFormula = (text: string): boolean => text.startsWith('=');

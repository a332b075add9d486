/** Formats text as code. */
export const code = (text: string): string => `\`${text}\``;

/** Escapes text for a table cell. */
export const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

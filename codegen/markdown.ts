/** Text as code. */
export const code = (text: string): string => `\`${text}\``;

/** Text as it may stand in a cell of a table. */
export const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

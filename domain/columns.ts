/** The meaning of a file's columns. */

/** A column that is left out. */
export const noColumn = '-';

const plain = (title: string): string => title.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

/** Column names by field: in lower case, without the characters between words. */
export type ColumnTitles = Readonly<Record<string, readonly string[]>>;

/**
 * Proposes the meaning of a file's columns from their titles, each field at most once.
 * @param further fields whose columns are titled by the field's own name
 */
export const proposeColumns = (
  header: readonly string[],
  titles: ColumnTitles,
  further: readonly string[] = [],
): string[] => {
  const known = new Map<string, string>([
    ...further.map((name): [string, string] => [plain(name), name]),
    ...Object.entries(titles).flatMap(([field, names]) => names.map((name): [string, string] => [name, field])),
  ]);
  const usedColumns = new Set<string>();
  return header.map((title) => {
    const field = known.get(plain(title));
    if (field === undefined || usedColumns.has(field)) return noColumn;
    usedColumns.add(field);
    return field;
  });
};

/** What the columns of a file are. */

/** A column that is left out. */
export const noColumn = '-';

const plain = (title: string): string => title.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

/** Names of columns, by the field that they are: in small letters, without what is between words. */
export type ColumnTitles = Readonly<Record<string, readonly string[]>>;

/**
 * Proposes what the columns of a file are by their titles, each field at most once.
 * @param further names of fields that are written as they are called
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
  const taken = new Set<string>();
  return header.map((title) => {
    const field = known.get(plain(title));
    if (field === undefined || taken.has(field)) return noColumn;
    taken.add(field);
    return field;
  });
};

import type { Page, Row } from '../figures.ts';
import type { Path } from '../question/question.ts';

/** The part of a tree level that has been loaded. */
export interface Level {
  pages: readonly Page[];
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

/** The content of one line of the table. */
export type Line =
  | { kind: 'row'; key: string; path: Path; row: Row; isOpen: boolean; canOpen: boolean }
  | { kind: 'more'; key: string; path: Path; left: number }
  | { kind: 'waiting'; key: string; path: Path }
  | { kind: 'failure'; key: string; path: Path; error: unknown; retry: () => void };

export const keyOf = (path: Path): string => JSON.stringify(path);

/** Returns the path of a row: the values of the groupings down to it. */
const pathOf = (row: Row, parents: Path, dimension: string): Path => [...parents, row.values[dimension] ?? null];

/**
 * Returns the lines of the open tree, from the top down.
 * @param levels by the key of the row that they are below
 */
export const linesOf = (
  levels: ReadonlyMap<string, Level>,
  groupBy: readonly string[],
  isOpen: (key: string) => boolean,
): Line[] => {
  const lines: Line[] = [];
  const add = (parents: Path): void => {
    const level = levels.get(keyOf(parents));
    if (!level) return;
    const dimension = groupBy[parents.length] ?? '';
    const canOpen = parents.length < groupBy.length - 1;
    let count = 0;
    for (const page of level.pages)
      for (const row of page.items) {
        const path = pathOf(row, parents, dimension);
        const key = keyOf(path);
        const opened = canOpen && isOpen(key);
        lines.push({ kind: 'row', key, path, row, isOpen: opened, canOpen });
        if (opened) add(path);
        count += 1;
      }
    const end = `${keyOf(parents)}…`;
    const left = (level.pages.at(-1)?.meta.totalCount ?? 0) - count;
    if (level.error) lines.push({ kind: 'failure', key: end, path: parents, error: level.error, retry: level.retry });
    else if (level.isPending) lines.push({ kind: 'waiting', key: end, path: parents });
    else if (left > 0 && level.pages.at(-1)?.items.length) lines.push({ kind: 'more', key: end, path: parents, left });
  };
  add([]);
  return lines;
};

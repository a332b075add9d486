import type { Words } from '../../../domain/text/words.ts';
import type { Export } from '../../providers/data/contract.ts';
import { exportWords as words } from './exportWords.ts';

/** Returns the percentage written; undefined before the rows are counted. */
export const percentOf = ({ rows, total }: Pick<Export, 'rows' | 'total'>): number | undefined => {
  if (total === null) return undefined;
  return total > 0 ? Math.min(100, (100 * rows) / total) : 0;
};

/** Returns the progress of a running export, as words with their arguments. */
export const progressOf = (
  { state, rows, total }: Pick<Export, 'state' | 'rows' | 'total'>,
  number: (value: number) => string,
): [Words, ...string[]] => {
  if (state === 'queued') return [words.queued];
  return total === null ? [words.counting] : [words.progress, number(rows), number(total)];
};

/** Returns why an export failed. */
export const reasonOf = ({ code }: Pick<Export, 'code'>): Words =>
  ['forbidden', 'unauthorized', 'blocked', 'roleInactive'].includes(code ?? '') ? words.notAllowed : words.broken;

import type { HistoryEntry } from '../../providers/data/history.ts';

/**
 * Whether a change may be taken back, as far as can be told here; the server decides. It was an edit, tells all that it
 * changed, and none of the `newer` changes touched its fields.
 */
export const isUndoable = (
  { action, version, changes }: Pick<HistoryEntry, 'action' | 'version' | 'changes'>,
  newer: readonly Pick<HistoryEntry, 'changes'>[],
): boolean => {
  const fields = Object.entries(changes);
  if (action !== 'edit' || version === 1 || fields.length === 0) return false;
  if (fields.some(([, [before, after]]) => before === null && after === null)) return false;
  return !newer.some((later) => fields.some(([field]) => field in later.changes));
};

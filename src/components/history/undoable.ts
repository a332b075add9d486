import type { HistoryEntry } from '../../providers/data/history.ts';

/**
 * Whether a change may be undone, as far as the client can tell; the server decides. It must be an edit whose values
 * are all known, its fields must still exist, and none of the `newer` changes may have touched them.
 */
export const isUndoable = (
  { action, version, changes }: Pick<HistoryEntry, 'action' | 'version' | 'changes'>,
  newer: readonly Pick<HistoryEntry, 'changes'>[],
  exists: (field: string) => boolean,
): boolean => {
  const fields = Object.entries(changes);
  if (action !== 'edit' || version === 1 || fields.length === 0) return false;
  if (!fields.every(([field]) => exists(field))) return false;
  if (fields.some(([, [before, after]]) => before === null && after === null)) return false;
  return !newer.some((later) => fields.some(([field]) => field in later.changes));
};

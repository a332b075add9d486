import { isEmpty } from '../../../domain/rules.ts';
import type { HistoryEntry } from '../../providers/data/history.ts';

/** How one field of a change reads: what it became, what it was and became, or that nobody is told what it was. */
export type ShownChange =
  | { field: string; kind: 'set'; after: unknown }
  | { field: string; kind: 'changed'; before: unknown; after: unknown }
  | { field: string; kind: 'secret' };

/**
 * The fields of a change that have something to say, in their order. A new record's fields were nothing before; from one
 * kind of nothing to another is no change; the history keeps secrets by noting them as null to null.
 */
export const shownChanges = ({ version, changes }: Pick<HistoryEntry, 'version' | 'changes'>): ShownChange[] =>
  Object.entries(changes).flatMap(([field, [before, after]]): ShownChange[] => {
    const isNew = version === 1;
    if (!isNew && before === null && after === null) return [{ field, kind: 'secret' }];
    if (isEmpty(before) && isEmpty(after)) return [];
    return isNew && isEmpty(before) ? [{ field, kind: 'set', after }] : [{ field, kind: 'changed', before, after }];
  });

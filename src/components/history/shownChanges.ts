import { isEmpty } from '../../../domain/isEmpty.ts';
import type { HistoryEntry } from '../../providers/data/history.ts';

/**
 * How one field of a change reads: what it became, what it was and became, what came to it and left it, or that nobody
 * is told what it was.
 */
export type ShownChange =
  | { field: string; kind: 'set'; after: unknown }
  | { field: string; kind: 'changed'; before: unknown; after: unknown }
  | { field: string; kind: 'members'; added: readonly unknown[]; removed: readonly unknown[] }
  | { field: string; kind: 'secret' };

const isList = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.every((one) => ['string', 'number'].includes(typeof one));

/** Of several values those that came and those that left; undefined where only their order changed. */
const members = (
  before: unknown,
  after: unknown,
): { added: readonly unknown[]; removed: readonly unknown[] } | undefined => {
  if (!isList(before) || !isList(after) || isEmpty(before) || isEmpty(after)) return undefined;
  const added = after.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !after.includes(one));
  return added.length + removed.length > 0 ? { added, removed } : undefined;
};

/** Fields in the order of the form; those that it has not, come after. */
const inOrder = <Value>(fields: [string, Value][], order: readonly string[]): [string, Value][] => {
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return fields.toSorted(([one], [other]) => place(one) - place(other));
};

/**
 * The fields of a change that have something to say, in the order of the form. A new record's fields were nothing before; from one
 * kind of nothing to another is no change; the history keeps secrets by noting them as null to null.
 */
export const shownChanges = (
  { version, changes }: Pick<HistoryEntry, 'version' | 'changes'>,
  order: readonly string[] = [],
): ShownChange[] =>
  inOrder(Object.entries(changes), order).flatMap(([field, [before, after]]): ShownChange[] => {
    const isNew = version === 1;
    if (!isNew && before === null && after === null) return [{ field, kind: 'secret' }];
    if (isEmpty(before) && isEmpty(after)) return [];
    if (isNew && isEmpty(before)) return [{ field, kind: 'set', after }];
    const moved = members(before, after);
    return [moved ? { field, kind: 'members', ...moved } : { field, kind: 'changed', before, after }];
  });

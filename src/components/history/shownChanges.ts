import { isEmpty } from '../../../domain/text/is-empty.ts';
import { isRecord, type UnknownRecord } from '../../../domain/records.ts';
import type { HistoryEntry } from '../../providers/data/history.ts';

/**
 * How one field of a change is shown: its first value, its old and new value, what was added and removed, or that its
 * value is secret.
 */
export type ShownChange =
  | { field: string; kind: 'set'; after: unknown }
  | { field: string; kind: 'changed'; before: unknown; after: unknown }
  | { field: string; kind: 'members'; added: readonly unknown[]; removed: readonly unknown[] }
  | ({ field: string; kind: 'rows' } & RowChanges)
  | { field: string; kind: 'secret' };

type Row = UnknownRecord;

/** What happened to rows that have ids. */
export interface RowChanges {
  added: readonly Row[];
  removed: readonly Row[];
  /** Each with the fields that differ. */
  changed: readonly { before: Row; after: Row; fields: readonly string[] }[];
  isMoved: boolean;
}

const rowsIn = (value: unknown): readonly Row[] | undefined =>
  Array.isArray(value) && value.every(isRecord) ? value : undefined;
const hasId = ({ id }: Row): boolean => typeof id === 'number';

/** Returns what happened to each of the rows with ids; undefined if they have none. */
export const rowChanges = (before: unknown, after: unknown): RowChanges | undefined => {
  const [old, now] = [rowsIn(before ?? []), rowsIn(after ?? [])];
  // Rows are identified by their ids, which new ones do not have yet.
  if (!old || !now || !old.every(hasId) || ![...old, ...now].some(hasId)) return undefined;
  const present = new Map(old.map((row) => [row['id'], row]));
  const kept = now.filter(({ id }) => present.has(id));
  const left = new Set(kept.map(({ id }) => id));
  const order = old.filter(({ id }) => left.has(id));
  return {
    added: now.filter(({ id }) => !present.has(id)),
    removed: old.filter(({ id }) => !left.has(id)),
    changed: kept.flatMap((row) => {
      const earlier = present.get(row['id']) ?? {};
      const fields = Object.keys(row).filter((name) => JSON.stringify(row[name]) !== JSON.stringify(earlier[name]));
      return fields.length > 0 ? [{ before: earlier, after: row, fields }] : [];
    }),
    isMoved: order.some(({ id }, place) => kept[place]?.['id'] !== id),
  };
};

const isList = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.every((one) => ['string', 'number'].includes(typeof one));

/** Returns which of several values were added and removed; undefined if only their order changed. */
const members = (
  before: unknown,
  after: unknown,
): { added: readonly unknown[]; removed: readonly unknown[] } | undefined => {
  if (!isList(before) || !isList(after) || isEmpty(before) || isEmpty(after)) return undefined;
  const added = after.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !after.includes(one));
  return added.length + removed.length > 0 ? { added, removed } : undefined;
};

/** Returns fields in form order; fields that are not in the form come last. */
const inOrder = <Value>(fields: [string, Value][], order: readonly string[]): [string, Value][] => {
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return fields.toSorted(([one], [other]) => place(one) - place(other));
};

/**
 * Returns the fields of a change that are worth showing, in form order. A new record's fields were empty before; going
 * from one kind of empty to another is no change; the history records a change of a secret as null to null.
 */
export const shownChanges = (
  { version, changes }: Pick<HistoryEntry, 'version' | 'changes'>,
  order: readonly string[] = [],
): ShownChange[] =>
  inOrder(Object.entries(changes), order).flatMap(([field, [before, after]]): ShownChange[] => {
    const isNew = version === 1;
    if (!isNew && before === null && after === null) return [{ field, kind: 'secret' }];
    if (isEmpty(before) && isEmpty(after)) return [];
    const rows = isNew ? undefined : rowChanges(before, after);
    if (rows) return [{ field, kind: 'rows', ...rows }];
    if (isNew && isEmpty(before)) return [{ field, kind: 'set', after }];
    const moved = members(before, after);
    return [moved ? { field, kind: 'members', ...moved } : { field, kind: 'changed', before, after }];
  });

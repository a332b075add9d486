import type { RaRecord } from 'ra-core';
import { changedFields } from '../../../providers/data/changedFields.ts';

/** Two people changed one record: the original, the user's own version, and the other's. */
export interface Conflict {
  base: RaRecord;
  mine: Readonly<Record<string, unknown>>;
  theirs: RaRecord;
}

export interface ConflictField {
  field: string;
  /** Whether both changed it, to different values, so that the user has to choose. */
  isContested: boolean;
}

/** Fields that change with every edit and are no one's choice. */
const bookkeeping = ['version', 'updatedAt', 'updatedBy'];

/** Returns the fields that the other person changed. */
export const theirFields = ({ base, mine, theirs }: Conflict): ConflictField[] => {
  // Fields sent only on request may be absent there; that is not a change.
  const present = Object.fromEntries(Object.entries(theirs).filter(([field]) => field in base));
  const myChanges = changedFields(base, mine);
  const differing = changedFields(theirs, mine);
  return Object.keys(changedFields(base, present))
    .filter((field) => !bookkeeping.includes(field))
    .map((field) => ({ field, isContested: field in myChanges && field in differing }));
};

/** Returns what to send: the user's own changes, without the contested fields for which the other's value is taken. */
export const merged = (conflict: Conflict, taken: ReadonlySet<string>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(changedFields(conflict.base, conflict.mine)).filter(([field]) => !taken.has(field)),
  );

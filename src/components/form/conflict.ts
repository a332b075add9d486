import type { RaRecord } from 'ra-core';
import { changedFields } from '../../providers/data/changedFields.ts';

/** Two people changed one record: as it was, as one wants it, as the other has left it. */
export interface Conflict {
  base: RaRecord;
  mine: Readonly<Record<string, unknown>>;
  theirs: RaRecord;
}

export interface ConflictField {
  field: string;
  /** Whether both changed it, to different values: someone has to choose. */
  isContested: boolean;
}

/** Fields that change with every change and belong to nobody. */
const bookkeeping = ['version', 'updatedAt', 'updatedBy'];

/** The fields that the other person changed. */
export const theirFields = ({ base, mine, theirs }: Conflict): ConflictField[] => {
  // What is sent on request only may be absent there; that is no change.
  const present = Object.fromEntries(Object.entries(theirs).filter(([field]) => field in base));
  const myChanges = changedFields(base, mine);
  const differing = changedFields(theirs, mine);
  return Object.keys(changedFields(base, present))
    .filter((field) => !bookkeeping.includes(field))
    .map((field) => ({ field, isContested: field in myChanges && field in differing }));
};

/** What to send: one's own changes, without those contested fields in which the other's value is taken. */
export const merged = (conflict: Conflict, taken: ReadonlySet<string>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(changedFields(conflict.base, conflict.mine)).filter(([field]) => !taken.has(field)),
  );

/** Which records nobody edits or deletes: those whose field `by` has this value. */
export interface LockRule<Name extends string = string> {
  by: Name;
  is: boolean;
}

/** Whether a record is one of them. */
export const isLocked = (locked: LockRule | undefined, record: Readonly<Record<string, unknown>> | null): boolean =>
  locked !== undefined && record !== null && record[locked.by] === locked.is;

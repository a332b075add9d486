/** Which records can't be edited or deleted: those whose field `by` has this value. */
export interface LockRule<Name extends string = string> {
  by: Name;
  is: boolean;
}

/** Returns whether a record is one of them. */
export const isLocked = (locked: LockRule | undefined, record: Readonly<Record<string, unknown>> | null): boolean =>
  locked !== undefined && record !== null && record[locked.by] === locked.is;

import type { Caller } from '../access/caller.ts';
import type { Values } from './model.ts';
import type { Item } from './records.ts';

/**
 * What jobs do to records each for itself, as it can't be taken back with a transaction (sending a lead), or is no edit of
 * a record with a version (a click). By entity and call: `lead.resend`. Rejects where it could not be done; where the same
 * call can take it back, says by which values of its item.
 */
export type EachCalls = Readonly<
  Record<string, (caller: Caller, item: Item, undoable: (by: Values) => void) => Promise<void>>
>;

/** The name of a call there. */
export const eachName = ({ key }: { key: string }, call: string): string => `${key}.${call}`;

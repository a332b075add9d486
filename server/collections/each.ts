import type { Caller } from '../access/caller.ts';
import type { Item } from './records.ts';

/**
 * What jobs do to records each for itself, as it can't be taken back with a transaction: sending a lead. By entity and
 * call: `lead.resend`. Rejects where it could not be done.
 */
export type EachCalls = Readonly<Record<string, (caller: Caller, item: Item) => Promise<void>>>;

/** The name of a call there. */
export const eachName = ({ key }: { key: string }, call: string): string => `${key}.${call}`;

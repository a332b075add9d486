import type { Transaction } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Tables } from '../database/tables.ts';
import type { Values } from './model.ts';
import type { Item } from './records.ts';

/**
 * Records in a transaction that an item is done, so that a process that dies leaves either both or neither.
 * @param back values of an item with which the same call undoes it, if possible
 */
export type NoteDone = (db: Transaction<Tables>, back?: Values) => Promise<void>;

/** Does something to a record. Rejects if it couldn't be done. If it is done in one transaction, it is noted there. */
export interface ItemCall {
  (caller: Caller, item: Item, note: NoteDone): Promise<void>;
  /** Returns who or what an item is about; items that share one of these are done one after another, in their order. */
  subjectsOf?(item: Item): readonly string[];
}

/**
 * What jobs do to records one at a time, because a transaction can't undo it (sending a lead) or because it isn't an
 * edit of a versioned record (a click). By entity and call: `lead.resend`.
 */
export type ItemCalls = Readonly<Record<string, ItemCall>>;

/** The name of a call in it. */
export const itemCallName = ({ key }: { key: string }, call: string): string => `${key}.${call}`;

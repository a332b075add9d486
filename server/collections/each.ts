import type { Transaction } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Tables } from '../database/tables.ts';
import type { Values } from './model.ts';
import type { Item } from './records.ts';

/**
 * Notes within a transaction that its record is done, so that a process that dies leaves both or neither.
 * @param back values of an item by which the same call takes it back, where it can
 */
export type NoteDone = (db: Transaction<Tables>, back?: Values) => Promise<void>;

/**
 * What jobs do to records each for itself, as it can't be taken back with a transaction (sending a lead), or is no edit of
 * a record with a version (a click). By entity and call: `lead.resend`. Rejects where it could not be done; where it is
 * done by one transaction, notes it there, and otherwise is noted after it.
 */
export type ItemCalls = Readonly<Record<string, (caller: Caller, item: Item, note: NoteDone) => Promise<void>>>;

/** The name of a call there. */
export const itemCallName = ({ key }: { key: string }, call: string): string => `${key}.${call}`;

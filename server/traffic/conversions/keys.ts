import { createHash } from 'node:crypto';

/** What reports of the same thing have in common: of conversions with the same key one is kept. */

const keyOf = (...parts: (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Of what an advertiser has numbered. */
export const transactionKey = (advertiser: number, transaction: string): string => keyOf(advertiser, transaction);

/**
 * Of a goal that is paid for once.
 * @param visit public id of a click, or id of a lead
 * @param goal null for what has none, such as an accepted lead
 */
export const goalKey = (visit: string | number, goal: number | null): string => keyOf(visit, goal);

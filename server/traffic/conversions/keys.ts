import { createHash } from 'node:crypto';

/** What reports of the same thing have in common: of conversions with the same key only one is stored. */

const keyOf = (...parts: (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Returns the key of a conversion that the advertiser has numbered. */
export const transactionKey = (advertiser: number, transaction: string): string => keyOf(advertiser, transaction);

/**
 * Returns the key of a goal that is paid for once.
 * @param visit public id of a click, or id of a lead
 * @param goal null if there is none, as for an accepted lead
 */
export const goalKey = (visit: string | number, goal: number | null): string => keyOf(visit, goal);

/** Returns the key of the same goal of a visit that another advertiser has reached it by before. */
export const secondGoalKey = (visit: string | number, goal: number | null, advertiser: number): string =>
  keyOf(visit, goal, advertiser);

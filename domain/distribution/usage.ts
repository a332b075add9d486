import type { Decimal } from '../decimal.ts';

/** What is used of limits, apart from what they are: it changes with all traffic. */

/** Names a limit: that of a cap, or the one that a targeting has of its own. */
export type LimitKey = `${LimitHolder} ${number}`;
export type LimitHolder = 'cap' | 'targeting';

export interface Used {
  /** What was counted and what is reserved, together. */
  amount: Decimal;
  /** When the window that it was counted in began (seconds UTC); null where it has no beginning. */
  since: number | null;
}

/** Of limits that are not in it nothing is used. */
export type Usage = ReadonlyMap<LimitKey, Used>;

export const limitKey = (holder: LimitHolder, id: number): LimitKey => `${holder} ${id}`;

import type { Decimal } from '../money/decimal.ts';

/** The usage of limits, separate from the limits themselves: it changes with all traffic. */

/** Identifies a limit: that of a cap, or a targeting's own. */
export type LimitKey = `${LimitHolder} ${number}`;
export type LimitHolder = 'cap' | 'targeting';

export interface Used {
  /** The counted and reserved amounts together. */
  amount: Decimal;
  /** When the window that it was counted in began (seconds UTC); null if it has no beginning. */
  since: number | null;
}

/** Limits not listed are unused. */
export type Usage = ReadonlyMap<LimitKey, Used>;

export const limitKey = (holder: LimitHolder, id: number): LimitKey => `${holder} ${id}`;

import { capWindow } from '../traffic/cap-windows.ts';
import { add, compare, type Decimal, divide, multiply, subtract } from '../money/decimal.ts';
import type { LimitInUse } from './filling.ts';

/** A guarantee, and what was counted toward it in the current window. */
export interface Guarantee extends Pick<LimitInUse, 'period' | 'timezone' | 'counted' | 'since'> {
  guarantee: Decimal;
  /** Decimals of what is counted: 0, or 2 for money. */
  decimals: 0 | 2;
}

/** A guarantee that the pace does not meet. */
export interface Shortfall {
  /** The window, in seconds UTC; its end is not part of it. */
  start: number;
  end: number;
  /** What there will be by the end at the current pace. */
  expected: Decimal;
  /** The share of the guarantee that will be missing then: 1 if all of it, more than 0. */
  share: number;
}

/**
 * Returns by how much a guarantee will be missed at the current pace; undefined if it won't, and until half of its
 * window is over, as a morning says little about the day.
 * @param at seconds UTC
 */
export const shortfallOf = (
  { period, timezone, counted, since, guarantee, decimals }: Guarantee,
  at: number,
): Shortfall | undefined => {
  const { start, end } = capWindow(period, timezone, at);
  if (start === null || end === null || at - start < (end - start) / 2) return undefined;
  const elapsed = String(Math.max(at - Math.max(start, since), 1));
  const expected = add(counted, divide(multiply(counted, String(end - at)), elapsed, decimals));
  if (compare(counted, guarantee) >= 0 || compare(expected, guarantee) >= 0) return undefined;
  return { start, end, expected, share: Number(divide(subtract(guarantee, expected), guarantee, 6, 'up')) };
};

import { add, type Decimal } from '../money/decimal.ts';
import type { LimitUse } from './limits.ts';
import { type LimitKey, limitKey, type Usage, type Used } from './usage.ts';

/** Counts the usage of limits in memory, so that later traffic can be decided. */
export interface Tally {
  /** The usage so far: it grows as traffic is counted. */
  usage: Usage;
  count(use: LimitUse, by: Decimal): void;
}

/**
 * Starts with empty limits. Traffic is counted in the order in which it came: a later window of a limit starts from
 * zero.
 */
export const createTally = (): Tally => {
  const usage = new Map<LimitKey, Used>();
  return {
    usage,
    count({ holder, id, window }, by) {
      const key = limitKey(holder, id);
      const used = usage.get(key);
      const before = used?.since === window.start ? used.amount : '0';
      usage.set(key, { amount: add(before, by), since: window.start });
    },
  };
};

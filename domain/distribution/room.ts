import { type CapWindow, capWindow } from '../cap-windows.ts';
import { compare, type Decimal } from '../decimal.ts';
import type { Limit } from './network.ts';

/** What is left of a limit at a moment. */
export interface Room {
  isFull: boolean;
  /** Whether less than the guarantee is used. */
  isOwed: boolean;
}

const within = ({ start, end }: CapWindow, at: number): boolean =>
  (start === null || start <= at) && (end === null || at < end);

const roomFor = (value: Decimal, guarantee: Decimal | null, used: Decimal): Room => ({
  isFull: compare(used, value) >= 0,
  isOwed: guarantee !== null && compare(used, guarantee) < 0,
});

/**
 * Tells what is left of a limit at a moment (seconds UTC). A counter counts in the window that it was begun in or that
 * was under way then; in a later one nothing is used yet.
 */
export const roomOf = (limit: Limit, guarantee: Decimal | null = null): ((at: number) => Room) => {
  const { period, timezone, value, used, usedSince } = limit;
  const [counted, anew] = [roomFor(value, guarantee, used), roomFor(value, guarantee, '0')];
  /** The window last asked for: who asks mostly asks about now. */
  let window: CapWindow | undefined;
  return (at) => {
    if (!window || !within(window, at)) window = capWindow(period, timezone, at);
    return window.start !== null && usedSince !== null && usedSince < window.start ? anew : counted;
  };
};

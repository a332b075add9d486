import { type CapWindow, capWindow } from '../traffic/cap-windows.ts';
import { compare, type Decimal } from '../money/decimal.ts';
import type { Limit } from './network.ts';
import type { Used } from './usage.ts';

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

/** Returns what is left of a limit at a moment (seconds UTC), given its usage. */
export type RoomAt = (at: number, used: Used | undefined) => Room;

/** In a window later than the counted one, nothing is used yet. */
export const roomOf = (limit: Limit, guarantee: Decimal | null = null): RoomAt => {
  const { period, timezone, value } = limit;
  const anew = roomFor(value, guarantee, '0');
  /** The last window requested: most callers ask about now. */
  let window: CapWindow | undefined;
  return (at, used) => {
    if (!used) return anew;
    if (!window || !within(window, at)) window = capWindow(period, timezone, at);
    const isEarlier = window.start !== null && used.since !== null && used.since < window.start;
    return isEarlier ? anew : roomFor(value, guarantee, used.amount);
  };
};

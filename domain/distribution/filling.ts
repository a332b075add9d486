import { type CapPeriod, capWindow } from '../cap-windows.ts';
import { add, compare, type Decimal, divide, multiply, subtract } from '../decimal.ts';

/** A limit, and what is used of it in the window that is under way. */
export interface LimitInUse {
  period: CapPeriod;
  timezone: string;
  value: Decimal;
  counted: Decimal;
  reserved: Decimal;
  /** When it was made, or last began to count anew (seconds UTC). */
  since: number;
}

export interface Filling {
  /** Percent of the limit that are taken, reserved ones included, rounded down: 100 and more of a full one alone. */
  filled: number;
  /** What may still come. */
  room: Decimal;
  /** What was counted in an hour, on average of the window so far; at most two decimals. */
  pace: Decimal;
  /** When it will be full at that pace (seconds UTC); null where that is not in this window, and of one that is full. */
  fullAt: number | null;
}

const hour = 3600;
/** Limits without an end are foretold no further. */
const foretold = 366 * 24 * hour;
/** More percent than these say nothing new. */
const maxFilled = 999;

const filledOf = (used: Decimal, value: Decimal): number =>
  compare(value, '0') > 0 ? Math.min(Number(divide(multiply(used, '100'), value, 0, 'down')), maxFilled) : 100;

/**
 * How full a limit is, and when it will be full if as much keeps coming.
 * @param at seconds UTC
 */
export const fillingOf = ({ period, timezone, value, counted, reserved, since }: LimitInUse, at: number): Filling => {
  const { start, end } = capWindow(period, timezone, at);
  const elapsed = String(Math.max(at - Math.max(start ?? since, since), 1));
  const used = add(counted, reserved);
  const isFull = compare(used, value) >= 0;
  const room = isFull ? '0' : subtract(value, used);
  const isComing = compare(counted, '0') > 0;
  const ahead = isComing ? Number(divide(multiply(room, elapsed), counted, 0, 'up')) : Infinity;
  const isInTime = at + ahead < Math.min(end ?? Infinity, at + foretold);
  return {
    filled: filledOf(used, value),
    room,
    pace: divide(multiply(counted, String(hour)), elapsed, 2),
    fullAt: !isFull && isInTime ? at + ahead : null,
  };
};

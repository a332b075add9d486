import { type CapPeriod, capWindow } from '../traffic/cap-windows.ts';
import { add, compare, type Decimal, divide, multiply, subtract } from '../money/decimal.ts';

/** A limit, and how much of it is used in the current window. */
export interface LimitInUse {
  period: CapPeriod;
  timezone: string;
  value: Decimal;
  counted: Decimal;
  reserved: Decimal;
  /** When it was created, or when its count was last reset (seconds UTC). */
  since: number;
}

export interface Filling {
  /** The percentage of the limit that is used, including reservations, rounded down: 100 and more only when full. */
  filled: number;
  /** What is left. */
  room: Decimal;
  /** The average count per hour in the window so far; at most two decimals. */
  pace: Decimal;
  /** When it will be full at that pace (seconds UTC); null if not in this window, or if it is already full. */
  fullAt: number | null;
}

const hour = 3600;
/** How far ahead limits without an end are predicted. */
const forecastHorizon = 366 * 24 * hour;
/** Higher percentages add no information. */
const maxFilled = 999;

const filledOf = (used: Decimal, value: Decimal): number =>
  compare(value, '0') > 0 ? Math.min(Number(divide(multiply(used, '100'), value, 0, 'down')), maxFilled) : 100;

/**
 * Returns how full a limit is, and when it will be full at the current pace.
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
  const isInTime = at + ahead < Math.min(end ?? Infinity, at + forecastHorizon);
  return {
    filled: filledOf(used, value),
    room,
    pace: divide(multiply(counted, String(hour)), elapsed, 2),
    fullAt: !isFull && isInTime ? at + ahead : null,
  };
};

import { compare, parseDecimal } from './money/decimal.ts';
import { fits } from './text/patterns.ts';
import { textOf } from './text/text.ts';

/** Compares two values of a record: less than 0, 0 or more than 0 if the first is less, equal or greater. */
export type Order = (one: unknown, other: unknown) => number;

/** Compares numbers, or text that is numeric, to the last digit; NaN if either is not a number. */
export const numberOrder: Order = (one, other) => {
  const [mine, theirs] = [parseDecimal(textOf(one)), parseDecimal(textOf(other))];
  return mine === undefined || theirs === undefined ? NaN : compare(mine, theirs);
};

/** Compares two days 'YYYY-MM-DD', or two timestamps; NaN if they are of different kinds. */
export const timeOrder: Order = (one, other) => {
  const [mine, theirs] = [textOf(one), textOf(other)];
  if (!fits('date', mine) || !fits('date', theirs)) return numberOrder(one, other);
  return mine < theirs ? -1 : Number(mine > theirs);
};

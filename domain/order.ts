import { compare, parseDecimal } from './decimal.ts';
import { fits } from './patterns.ts';
import { textOf } from './text.ts';

/** How two values of a record compare: less than 0, 0 or more than 0 as the first is less, equal or greater. */
export type Order = (one: unknown, other: unknown) => number;

/** Of numbers, and of text that is one, to the last digit; NaN where either is no number. */
export const numberOrder: Order = (one, other) => {
  const [mine, theirs] = [parseDecimal(textOf(one)), parseDecimal(textOf(other))];
  return mine === undefined || theirs === undefined ? NaN : compare(mine, theirs);
};

/** Of two days 'YYYY-MM-DD', or of two timestamps; NaN where they are of different kinds. */
export const timeOrder: Order = (one, other) => {
  const [mine, theirs] = [textOf(one), textOf(other)];
  if (!fits('date', mine) || !fits('date', theirs)) return numberOrder(one, other);
  return mine < theirs ? -1 : Number(mine > theirs);
};

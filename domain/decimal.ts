import Big from 'big.js';
import type { Language } from './words.ts';

/**
 * Exact decimal numbers as text, the way money and rates travel: optional minus, digits, and after a dot the decimals.
 * Every function takes such text and answers the shortest of it ('1.50' → '1.5', '-0' → '0'); text that is no number
 * throws a RangeError that names it. Nothing here passes through a binary float.
 */
export type Decimal = string;

/** Halves away from zero, halves to the even digit, towards zero, away from zero. */
export type Rounding = 'halfUp' | 'halfEven' | 'down' | 'up';

const modes = { down: Big.roundDown, halfUp: Big.roundHalfUp, halfEven: Big.roundHalfEven, up: Big.roundUp } as const;

const written = /^[+-]?\d+([.,]\d+)?$/;

const exact = (text: Decimal): Big => {
  if (!written.test(text)) throw new RangeError(`Not a decimal number: “${text}”`);
  return new Big(text.replace(',', '.').replace('+', ''));
};

// big.js keeps the sign of a zero.
const shortest = (number: Big): Decimal => (number.eq(0) ? '0' : number.toFixed());

/** What a person typed, with a dot or a comma before the decimals and blanks around it; undefined when no number. */
export const parseDecimal = (typed: string): Decimal | undefined =>
  written.test(typed.trim()) ? shortest(exact(typed.trim())) : undefined;

/** -1, 0 or 1: whether the first is less than, equal to or greater than the second; fit for `Array.sort`. */
export const compare = (one: Decimal, other: Decimal): -1 | 0 | 1 => exact(one).cmp(exact(other));

export const add = (one: Decimal, other: Decimal): Decimal => shortest(exact(one).plus(exact(other)));

export const subtract = (one: Decimal, other: Decimal): Decimal => shortest(exact(one).minus(exact(other)));

export const multiply = (one: Decimal, other: Decimal): Decimal => shortest(exact(one).times(exact(other)));

export const sum = (numbers: Iterable<Decimal>): Decimal => {
  let total = new Big('0');
  for (const number of numbers) total = total.plus(exact(number));
  return shortest(total);
};

/** The number with at most `scale` decimals (0 to 1,000,000). */
export const round = (number: Decimal, scale: number, rounding: Rounding = 'halfUp'): Decimal =>
  shortest(exact(number).round(scale, modes[rounding]));

/** The quotient with at most `scale` decimals; throws a RangeError when the divisor is zero. */
export const divide = (number: Decimal, by: Decimal, scale: number, rounding: Rounding = 'halfUp'): Decimal => {
  const divisor = exact(by);
  if (divisor.eq(0)) throw new RangeError(`Division of ${number} by zero`);
  // Scale and rounding of a division belong to the constructor of the dividend, so each division has its own.
  const Scaled = Big();
  Scaled.DP = scale;
  Scaled.RM = modes[rounding];
  return shortest(new Scaled(shortest(exact(number))).div(divisor));
};

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, least: number, most: number): Intl.NumberFormat => {
  const key = `${language} ${least} ${most}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most });
    formats.set(key, format);
  }
  return format;
};

const numeral = (text: string): text is `${number}` => written.test(text);

/**
 * For people: digits grouped the way of the language and at most `decimals` (2) decimals, halves away from zero.
 * `aligned` always shows that many, so that the figures of a column stand under each other: en '1,234.50',
 * ru '1 234,50' (with no-break spaces).
 */
export const formatDecimal = (
  number: Decimal,
  language: Language,
  { decimals = 2, aligned = false }: { decimals?: number; aligned?: boolean } = {},
): string => {
  const rounded = round(number, decimals);
  // Intl reads a numeral exactly; a number would be rounded to a float first.
  return numeral(rounded) ? formatOf(language, aligned ? decimals : 0, decimals).format(rounded) : rounded;
};

import Big from 'big.js';
import { currencyDecimals } from './currency-digits.ts';
import type { Language } from '../text/words.ts';

/**
 * Exact decimal numbers as text, the form in which money and rates are sent: optional minus, digits, and decimals after
 * a dot. Every function takes such text and returns its shortest form ('1.50' → '1.5', '-0' → '0'); text that isn't a
 * number throws a RangeError that names it. Nothing here passes through a binary float (D57, D60).
 */
export type Decimal = string;

/** The most digits of an exact number before and after the point: in forms, in calls and in list filters. */
export const exactDigits = { whole: 15, decimals: 8 } as const;

/** Halves away from zero, halves to the even digit, towards zero, away from zero. */
export type Rounding = 'halfUp' | 'halfEven' | 'down' | 'up';

const modes = { down: Big.roundDown, halfUp: Big.roundHalfUp, halfEven: Big.roundHalfEven, up: Big.roundUp } as const;

const written = /^[+-]?\d+([.,]\d+)?$/;
/** The same with spaces between groups of three digits: plain, thin and no-break ones. */
const grouped = /^[+-]?\d{1,3}(\s\d{3})+([.,]\d+)?$/;

const exact = (text: Decimal): Big => {
  if (!written.test(text)) throw new RangeError(`Not a decimal number: “${text}”`);
  return new Big(text.replace(',', '.').replace('+', ''));
};

// big.js keeps the sign of zero.
const shortest = (number: Big): Decimal => (number.eq(0) ? '0' : number.toFixed());

/** Parses a number with a decimal point or comma, ignoring surrounding spaces; undefined if it isn't one. */
export const parseDecimal = (text: string): Decimal | undefined =>
  written.test(text.trim()) ? shortest(exact(text.trim())) : undefined;

/** Larger exponents would not fit anyway, and would take millions of digits to write out. */
const scientific = /^[+-]?\d+(\.\d+)?e[+-]?\d{1,3}$/i;

/** Parses the same, or a number in scientific notation, as programs write small and large ones: 1e-7. */
export const parseScientific = (text: string): Decimal | undefined =>
  scientific.test(text.trim()) ? shortest(new Big(text.trim().replace('+', ''))) : parseDecimal(text);

/** Commas that can only be thousands separators: there are two or more, or a point follows. */
const groupedByCommas = /^[+-]?\d{1,3}((,\d{3})+\.\d+|(,\d{3}){2,})$/;

const plainMinus = (text: string): string => text.trim().replace(/^[\u2212\u2013]/, '-');

/** Parses what a person typed: the same, with any minus sign, and with spaces or commas between thousands. */
export const parseTypedDecimal = (typed: string): Decimal | undefined => {
  const text = plainMinus(typed);
  if (groupedByCommas.test(text)) return parseDecimal(text.replaceAll(',', ''));
  return parseDecimal(grouped.test(text) ? text.replaceAll(/\s/g, '') : text);
};

/**
 * Returns both readings if the typed number is ambiguous: in English `1,234` is over a thousand, but many people mean a
 * bit over one. Both are returned for a message that asks which.
 */
export const ambiguous = (typed: string, language: Language): { whole: Decimal; decimal: Decimal } | undefined => {
  const text = plainMinus(typed);
  if (language !== 'en' || !/^[+-]?[1-9]\d{0,2},\d{3}$/.test(text)) return undefined;
  return { whole: text.replace(',', ''), decimal: text.replace(',', '.') };
};

/** Returns -1, 0 or 1 if the first is less than, equal to or greater than the second; suitable for `Array.sort`. */
export const compare = (one: Decimal, other: Decimal): -1 | 0 | 1 => exact(one).cmp(exact(other));

export const add = (one: Decimal, other: Decimal): Decimal => shortest(exact(one).plus(exact(other)));

export const subtract = (one: Decimal, other: Decimal): Decimal => shortest(exact(one).minus(exact(other)));

export const multiply = (one: Decimal, other: Decimal): Decimal => shortest(exact(one).times(exact(other)));

export const sum = (numbers: Iterable<Decimal>): Decimal => {
  let total = new Big('0');
  for (const number of numbers) total = total.plus(exact(number));
  return shortest(total);
};

/** Rounds the number to at most `scale` decimals (0 to 1,000,000). */
export const round = (number: Decimal, scale: number, rounding: Rounding = 'halfUp'): Decimal =>
  shortest(exact(number).round(scale, modes[rounding]));

/** Returns the quotient with at most `scale` decimals; throws a RangeError if the divisor is zero. */
export const divide = (number: Decimal, by: Decimal, scale: number, rounding: Rounding = 'halfUp'): Decimal => {
  const divisor = exact(by);
  if (divisor.eq(0)) throw new RangeError(`Division of ${number} by zero`);
  // Scale and rounding of a division belong to the dividend's constructor, so each division has its own.
  const Scaled = Big();
  Scaled.DP = scale;
  Scaled.RM = modes[rounding];
  return shortest(new Scaled(shortest(exact(number))).div(divisor));
};

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, min: number, max: number): Intl.NumberFormat => {
  const key = `${language} ${min} ${max}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { minimumFractionDigits: min, maximumFractionDigits: max });
    formats.set(key, format);
  }
  return format;
};

const formatRounded = (number: Decimal, language: Language, min: number, max: number): string => {
  const rounded = round(number, max);
  // Intl reads a numeral exactly; a number would be rounded to a float first.
  return numeral(rounded) ? formatOf(language, min, max).format(rounded) : rounded;
};

const numeral = (text: string): text is `${number}` => written.test(text);

/**
 * Formats a number for people: digits grouped as in the language, at most `decimals` (2) decimals, halves rounded away
 * from zero: en '1,234.5', ru '1 234,5' (with no-break spaces).
 */
export const formatDecimal = (number: Decimal, language: Language, decimals = 2): string =>
  formatRounded(number, language, 0, decimals);

const noBreak = '\u00a0';

/** Formats a share in percent for people, otherwise like `formatDecimal`: en '12.5%', ru '12,5 %'. */
export const formatPercent = (share: Decimal, language: Language, decimals = 2): string =>
  `${formatDecimal(share, language, decimals)}${language === 'ru' ? noBreak : ''}%`;

/** A currency as an amount shows it: its code and its symbol. */
export interface Denomination {
  code: string;
  symbol: string;
}

/** Adds a currency symbol to a formatted number, where the language puts it. */
export const withSymbol = (shown: string, language: Language, symbol: string): string => {
  if (language === 'ru') return `${shown}${noBreak}${symbol}`;
  const [sign, digits] = shown.startsWith('-') ? ['-', shown.slice(1)] : ['', shown];
  // A symbol goes right next to the figures, a word with a space between.
  return `${sign}${symbol}${/[\p{L}.]$/u.test(symbol) ? noBreak : ''}${digits}`;
};

/**
 * Formats an amount for people, with its currency where the language puts it: en '€1,234.50', 'zł 1,234.50',
 * ru '1 234,50 €'. It has at least as many decimals as payments in the currency, and at most `decimals` (2); halves
 * are rounded away from zero.
 */
export const formatMoney = (
  amount: Decimal,
  language: Language,
  { code, symbol }: Denomination,
  decimals = 2,
): string =>
  withSymbol(formatRounded(amount, language, Math.min(currencyDecimals(code), 2), decimals), language, symbol);

/** A sign, a word or symbol, digits, a word or symbol. */
const shownNumber = /^\s*(-?)(?:[^\d,.+-][^\d,+-]*)?(\d(?:[\d\s,.]*\d)?)(?:[^\d,.+-][^\d,+-]*)?$/u;
const shownInEnglish = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/**
 * Returns the number in text copied from the interface: with the language's thousands separators, and with a currency
 * or percent sign. In English '1,234' means over a thousand here, while someone who types it means a bit over one
 * (`parseTypedDecimal`). Undefined if there is no number.
 */
export const shownDecimal = (text: string, language: Language): Decimal | undefined => {
  const [, sign = '', digits = ''] = shownNumber.exec(text.replaceAll(/[\u2212\u2013]/g, '-')) ?? [];
  return parseTypedDecimal(
    sign + (language === 'en' && shownInEnglish.test(digits) ? digits.replaceAll(',', '') : digits),
  );
};

/** Returns a number with the language's decimal mark and no thousands separators, as an input shows it. */
export const plainDecimal = (number: Decimal, language: Language): string =>
  language === 'ru' ? number.replace('.', ',') : number;

import { currencyDecimals } from './currency-digits.ts';
import { add, compare, type Decimal, multiply, round, subtract } from './decimal.ts';

/** Invoice amounts: sums of conversions, rounded once per line to what can be paid. */

/** Conversions of one offer, goal and rate. */
export interface InvoicedGroup {
  /** Exact, in the currency of the conversions. */
  exactAmount: Decimal;
  /** Units of the invoice's currency for one unit of that currency. */
  exchangeRate: Decimal;
}

export interface LineAmount {
  /** In the invoice's currency, rounded half to even to the currency's decimals. */
  amount: Decimal;
  /** What rounding added to the exact amount, or took away from it; to eight decimals, as stored. */
  rounding: Decimal;
}

const keptDecimals = 8;

/** @param currency code of the invoice's currency */
export const lineAmount = ({ exactAmount, exchangeRate }: InvoicedGroup, currency: string): LineAmount => {
  const exact = multiply(exactAmount, exchangeRate);
  const amount = round(exact, currencyDecimals(currency), 'halfEven');
  return { amount, rounding: round(subtract(amount, exact), keptDecimals, 'halfEven') };
};

/** Returns whether an amount can be paid in a currency without rounding. */
export const isPayable = (amount: Decimal, currency: string): boolean =>
  compare(amount, round(amount, currencyDecimals(currency))) === 0;

const maxWhole = 15;

/** Returns whether an amount has more digits than can be stored. */
export const isTooLarge = (amount: Decimal): boolean => amount.replace('-', '').split('.')[0]!.length > maxWhole;

/** Sums the lines' amounts and their rounding. */
export const totalOf = (lines: readonly LineAmount[]): LineAmount =>
  lines.reduce<LineAmount>(
    (total, line) => ({ amount: add(total.amount, line.amount), rounding: add(total.rounding, line.rounding) }),
    { amount: '0', rounding: '0' },
  );

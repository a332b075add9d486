import { add, compare, currencyDecimals, type Decimal, multiply, round, subtract } from './decimal.ts';

/** What invoices come to: sums of conversions, rounded once a line to what can be paid. */

/** Conversions of one offer, goal and rate. */
export interface InvoicedGroup {
  /** Exactly, in the currency of the conversions. */
  exactAmount: Decimal;
  /** Units of the invoice's currency for one unit of that currency. */
  exchangeRate: Decimal;
}

export interface LineAmount {
  /** In the invoice's currency, rounded half to even to the digits that the currency has. */
  amount: Decimal;
  /** What that added to the exact amount, or took away from it; to eight decimals, as it is kept. */
  rounding: Decimal;
}

const keptDecimals = 8;

/** @param currency code of the invoice's currency */
export const lineAmount = ({ exactAmount, exchangeRate }: InvoicedGroup, currency: string): LineAmount => {
  const exact = multiply(exactAmount, exchangeRate);
  const amount = round(exact, currencyDecimals(currency), 'halfEven');
  return { amount, rounding: round(subtract(amount, exact), keptDecimals, 'halfEven') };
};

/** Whether an amount can be paid in a currency as it is. */
export const isPayable = (amount: Decimal, currency: string): boolean =>
  compare(amount, round(amount, currencyDecimals(currency))) === 0;

const maxWhole = 15;

/** Whether an amount has more digits than are kept of one. */
export const isTooLarge = (amount: Decimal): boolean => amount.replace('-', '').split('.')[0]!.length > maxWhole;

/** The sum of lines, and of what rounding made of them. */
export const totalOf = (lines: readonly LineAmount[]): LineAmount =>
  lines.reduce<LineAmount>(
    (total, line) => ({ amount: add(total.amount, line.amount), rounding: add(total.rounding, line.rounding) }),
    { amount: '0', rounding: '0' },
  );

import {
  compare,
  type Decimal,
  divide,
  exactDigits,
  multiply,
  round,
  subtract,
  parseTypedDecimal,
} from '../money/decimal.ts';

/** What a conversion is worth to the network and to the affiliate. */

/** How a payment rule pays: fixed amounts, or percentages of the amount the advertiser reported. */
export interface PaymentTerms {
  isPercent: boolean;
  revenueValue: Decimal;
  payoutValue: Decimal;
}

export interface ConversionAmounts {
  revenue: Decimal;
  payout: Decimal;
}

export const conversionStatus = { pending: 1, deferred: 2, approved: 3, rejected: 4 } as const;

const maxText = 100;

/** What is wrong with an amount. */
export type AmountFault = 'number' | 'negative' | 'tooLarge';

/**
 * Reads an amount as advertisers write it: with a decimal point or comma; decimals beyond the eighth are rounded,
 * halves away from zero.
 */
export const reportedAmount = (
  written: string,
  { mayBeNegative = false } = {},
): { amount: Decimal } | { fault: AmountFault } => {
  const typed = written.length > maxText ? undefined : parseTypedDecimal(written);
  if (typed === undefined) return { fault: 'number' };
  if (!mayBeNegative && compare(typed, '0') < 0) return { fault: 'negative' };
  const amount = round(typed, exactDigits.decimals);
  return amount.replace('-', '').split('.')[0]!.length > exactDigits.whole ? { fault: 'tooLarge' } : { amount };
};

const share = (percent: Decimal, amount: Decimal): Decimal =>
  round(divide(multiply(amount, percent), '100', exactDigits.decimals + 2), exactDigits.decimals);

/**
 * Returns what a rule pays.
 * @param amount the reported amount; needed only for percentages
 * @returns undefined for percentages if no amount was reported
 */
export const conversionAmounts = (
  { isPercent, revenueValue, payoutValue }: PaymentTerms,
  amount?: Decimal,
): ConversionAmounts | undefined => {
  const { decimals } = exactDigits;
  if (!isPercent) return { revenue: round(revenueValue, decimals), payout: round(payoutValue, decimals) };
  if (amount === undefined) return undefined;
  return { revenue: share(revenueValue, amount), payout: share(payoutValue, amount) };
};

/** Returns revenue less payout in the base currency; the rates are units of each currency per unit of the base one. */
export const profitOf = (
  { revenue, payout }: ConversionAmounts,
  rates: { revenue: Decimal; payout: Decimal },
): Decimal => {
  const inBase = (amount: Decimal, rate: Decimal): Decimal => divide(amount, rate, exactDigits.decimals + 2);
  return round(subtract(inBase(revenue, rates.revenue), inBase(payout, rates.payout)), exactDigits.decimals);
};

import type { Decimal } from '../../domain/money/decimal.ts';
import { isTooLarge, type LineAmount, lineAmount, totalOf } from '../../domain/money/invoices.ts';
import type { Reader } from '../collections/model.ts';
import { violation, type Detail } from '../failure.ts';
import type { Group } from './invoiceable-conversions.ts';
import { rateMissing, refusal, refused, refuseUnpayable } from './refusals.ts';

/** The amounts of an invoice's conversions in its currency. */

export interface ExchangeRate {
  currency: number;
  rate: Decimal;
}

export interface Correction {
  amount: Decimal;
  reason: string;
}

export interface Line extends Group, LineAmount {
  exchangeRate: Decimal;
}

export interface Reckoned {
  lines: Line[];
  total: LineAmount;
}

/** Returns the codes of currencies by id. */
export const currencyCodes = async (db: Reader, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('currencies')
    .select(['id', 'code'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
};

/** Refuses rates that leave open which one applies, or that can't apply: each is added to `broken` at its field. */
export const refuseRates = (
  path: string,
  { currency: own, exchangeRates }: { currency: number; exchangeRates: readonly ExchangeRate[] },
  broken: Detail[],
): void => {
  const seen = new Set<number>();
  for (const [place, one] of exchangeRates.entries()) {
    const currency = Number(one.currency);
    const at = `${path}.${place}.currency`;
    if (currency === own) broken.push(refused(at, 'rateOfOwn'));
    else if (seen.has(currency)) broken.push(refused(at, 'rateTwice'));
    seen.add(currency);
  }
};

const wholeDigits = 15;

/** Returns the lines of groups, and their total with corrections; errors are added to `broken`, each at its field. */
export const computeLines = async (
  db: Reader,
  groups: readonly Group[],
  said: { currency: number; exchangeRates: readonly ExchangeRate[]; corrections: readonly Correction[] },
  path: string,
  broken: Detail[],
): Promise<Reckoned> => {
  refuseRates(`${path}.exchangeRates`, said, broken);
  const codes = await currencyCodes(db, [said.currency, ...groups.map(({ currency }) => currency)]);
  const code = codes.get(said.currency) ?? '';
  const rates = new Map(said.exchangeRates.map(({ currency, rate }) => [Number(currency), rate]));
  rates.set(said.currency, '1');
  const missing = [...new Set(groups.map(({ currency }) => currency).filter((one) => !rates.has(one)))];
  if (missing.length > 0)
    broken.push(
      refusal(`${path}.exchangeRates`, 'required', rateMissing(missing.map((one) => codes.get(one) ?? String(one)))),
    );
  for (const [place, { amount }] of said.corrections.entries())
    refuseUnpayable(`${path}.corrections.${place}.amount`, amount, code, broken);
  if (broken.length > 0) return { lines: [], total: { amount: '0', rounding: '0' } };
  const lines = groups.map((group): Line => {
    const exchangeRate = rates.get(group.currency) ?? '1';
    return { ...group, exchangeRate, ...lineAmount({ ...group, exchangeRate }, code) };
  });
  const corrected = said.corrections.map(({ amount }): LineAmount => ({ amount, rounding: '0' }));
  const total = totalOf([...lines, ...corrected]);
  if ([total, ...lines].some(({ amount }) => isTooLarge(amount)))
    broken.push(violation(`${path}.amount`, 'wholeDigits', wholeDigits));
  else if (total.amount.startsWith('-')) broken.push(refused(`${path}.corrections`, 'belowZero'));
  else if (total.amount === '0' && corrected.length === 0)
    broken.push(refused(`${path}.conversions`, 'comesToNothing'));
  return { lines, total };
};

import { compare, type Decimal, divide, exactDigits, parseScientific } from './decimal.ts';

/** Exchange rates as published by an external source. */

/** How a source is read. */
export interface RateForm {
  /** `object`: rates by currency code; `list`: entries that have a code and a rate. */
  form: 'object' | 'list';
  /** The path of the rates in the answer; the answer itself if empty. */
  path?: string | null;
  /** The paths of the code and rate in each entry of a list. */
  codePath?: string | null;
  valuePath?: string | null;
  /** The base currency of the source; that of the network if empty. */
  base?: string | null;
  /** Whether it gives the price of one unit in that currency, rather than the number of units it buys. */
  isInverse: boolean;
}

/** What is wrong with a source’s answer. */
type RateFault = 'notJson' | 'noRates' | 'noBase';

const decimals = 8;
/** The decimals of intermediate quotients. */
const precise = 24;

const valueAt = (json: unknown, path: string | null | undefined): unknown =>
  (path ? path.split('.') : []).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    json,
  );

const fits = (rate: Decimal): boolean => rate.split('.')[0]!.length <= exactDigits.whole;

/** Returns a usable rate: a number above zero with no more digits than numbers have here. */
const rateOf = (value: unknown): Decimal | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const rate = parseScientific(String(value));
  if (rate === undefined || compare(rate, '0') <= 0) return undefined;
  return fits(rate) ? rate : undefined;
};

const pairsOf = (found: unknown, { form, codePath, valuePath }: RateForm): [string, unknown][] | undefined => {
  if (typeof found !== 'object' || found === null) return undefined;
  if (form === 'object') return Array.isArray(found) ? undefined : Object.entries(found);
  if (!Array.isArray(found)) return undefined;
  return found.flatMap((entry: unknown): [string, unknown][] => {
    const code = valueAt(entry, codePath);
    return typeof code === 'string' ? [[code, valueAt(entry, valuePath)]] : [];
  });
};

/** Returns units of each currency for one of the source’s, by code. */
const ratesOf = (pairs: readonly [string, unknown][], isInverse: boolean): Map<string, Decimal> =>
  new Map(
    pairs.flatMap(([code, value]): [string, Decimal][] => {
      const rate = rateOf(value);
      if (rate === undefined) return [];
      return [[code.toUpperCase(), isInverse ? divide('1', rate, precise) : rate]];
    }),
  );

/**
 * Reads the rates of these currencies, in units per unit of the base currency.
 * @returns those that the source has, and the codes of those that it lacks or gives an impossible value for
 */
export const readRates = (
  body: string,
  form: RateForm,
  { base, codes }: { base: string; codes: readonly string[] },
): { rates: Map<string, Decimal>; missing: string[] } | { fault: RateFault } => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { fault: 'notJson' };
  }
  const pairs = pairsOf(valueAt(json, form.path), form);
  if (!pairs) return { fault: 'noRates' };
  const units = ratesOf(pairs, form.isInverse);
  if (units.size === 0) return { fault: 'noRates' };
  units.set((form.base || base).toUpperCase(), '1');
  const ofBase = units.get(base);
  if (ofBase === undefined) return { fault: 'noBase' };
  const rates = new Map<string, Decimal>();
  for (const code of codes) {
    const own = units.get(code);
    const rate = own && divide(own, ofBase, decimals, 'halfEven');
    // What rounds to zero is not a rate.
    if (rate !== undefined && compare(rate, '0') > 0 && fits(rate)) rates.set(code, rate);
  }
  return { rates, missing: codes.filter((code) => !rates.has(code)) };
};

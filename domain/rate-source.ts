import { compare, type Decimal, divide, exactDigits, parseDecimal } from './decimal.ts';

/** Exchange rates as someone else publishes them. */

/** How a source is read. */
export interface RateForm {
  /** `object`: rates by their codes; `list`: entries that have a code and a rate. */
  form: 'object' | 'list';
  /** Where they stand in the answer; the answer itself where empty. */
  path?: string | null;
  /** Where in each entry of a list its parts stand. */
  codePath?: string | null;
  valuePath?: string | null;
  /** The currency that the source reckons in; the base currency of the network where empty. */
  base?: string | null;
  /** Whether it tells what one unit costs in that currency, rather than how many units one of it buys. */
  isInverse: boolean;
}

/** What is wrong with what a source says. */
type RateFault = 'notJson' | 'noRates' | 'noBase';

const decimals = 8;
/** Digits that a quotient is reckoned with on the way. */
const precise = 24;

const valueAt = (json: unknown, path: string | null | undefined): unknown =>
  (path ? path.split('.') : []).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    json,
  );

/** A rate that can be one: a number above zero that has no more digits than numbers have here. */
const rateOf = (value: unknown): Decimal | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const rate = parseDecimal(String(value).trim());
  if (rate === undefined || compare(rate, '0') <= 0) return undefined;
  return rate.split('.')[0]!.length > exactDigits.whole ? undefined : rate;
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

/** Units of each currency for one of the source’s, by their codes. */
const told = (pairs: readonly [string, unknown][], isInverse: boolean): Map<string, Decimal> =>
  new Map(
    pairs.flatMap(([code, value]): [string, Decimal][] => {
      const rate = rateOf(value);
      if (rate === undefined) return [];
      return [[code.toUpperCase(), isInverse ? divide('1', rate, precise) : rate]];
    }),
  );

/**
 * The rates of these currencies, in units for one of the base currency.
 * @returns those that the source has, and the codes of those that it lacks or says something impossible of
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
  const units = told(pairs, form.isInverse);
  if (units.size === 0) return { fault: 'noRates' };
  units.set((form.base || base).toUpperCase(), '1');
  const ofBase = units.get(base);
  if (ofBase === undefined) return { fault: 'noBase' };
  const rates = new Map<string, Decimal>();
  for (const code of codes) {
    const own = units.get(code);
    const rate = own && divide(own, ofBase, decimals, 'halfEven');
    // What rounds to nothing is no rate.
    if (rate !== undefined && compare(rate, '0') > 0) rates.set(code, rate);
  }
  return { rates, missing: codes.filter((code) => !rates.has(code)) };
};

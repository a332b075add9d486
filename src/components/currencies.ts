import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'ra-core';
import type { Denomination } from '../../domain/money/decimal.ts';
import { useEntry } from './entries.ts';
import { useLanguage } from './language.ts';
import { wholeQuery } from './references.ts';

const currencies = 'settings/currencies';

type Display = NonNullable<Intl.NumberFormatOptions['currencyDisplay']>;

/** Returns the browser's symbol for a currency, unambiguous if possible; the code if the browser knows no symbol. */
const knownSymbol = (code: string, language: string): string => {
  const written = (currencyDisplay: Display): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? code;
  try {
    const symbol = written('symbol');
    return symbol === code ? written('narrowSymbol') : symbol;
  } catch {
    return code;
  }
};

type Currency = Readonly<Record<string, unknown>>;

/**
 * Returns the symbol that the network set for a currency: the native one, unless another of its currencies shares it.
 */
const ownSymbol = (own: Currency, all: readonly Currency[]): string | undefined => {
  const isIts = (name: string): boolean =>
    typeof own[name] === 'string' && own[name] !== '' && !all.some((one) => one !== own && one[name] === own[name]);
  const name = ['symbolNative', 'symbol'].find(isIts);
  return name === undefined ? undefined : String(own[name]);
};

/**
 * Returns how to write amounts in a currency: with the native symbol that the network set if no other currency shares
 * it, or the usual one if it set none or the user may not see it.
 * @param currency its code, or the id of its record
 * @returns undefined if no currency is known
 */
export const useDenomination = (currency: unknown): Denomination | undefined => {
  const language = useLanguage();
  const dataProvider = useDataProvider();
  const { canAccess = false } = useCanAccess({ resource: currencies, action: 'list' });
  const isNamed = typeof currency === 'string' ? currency !== '' : typeof currency === 'number';
  const { data } = useQuery({ ...wholeQuery(dataProvider, useEntry(currencies)), enabled: canAccess && isNamed });
  const own = data?.data.find(({ id, code }) => code === currency || id === currency);
  const code: unknown = own?.['code'] ?? currency;
  if (!isNamed || typeof code !== 'string') return undefined;
  return { code, symbol: (own && ownSymbol(own, data?.data ?? [])) ?? knownSymbol(code, language) };
};

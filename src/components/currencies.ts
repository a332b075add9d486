import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'ra-core';
import type { Denomination } from '../../domain/decimal.ts';
import { useEntry } from './entries.ts';
import { useLanguage } from './language.ts';
import { wholeQuery } from './references.ts';

const currencies = 'settings/currencies';

type Display = NonNullable<Intl.NumberFormatOptions['currencyDisplay']>;

/** How the browser writes a currency: so that no other one is meant where it can, its code where it knows no better. */
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

/** The symbol that the network gave a currency: the native one, unless others of its currencies go by that too. */
const ownSymbol = (own: Currency, all: readonly Currency[]): string | undefined => {
  const isIts = (name: string): boolean =>
    typeof own[name] === 'string' && own[name] !== '' && !all.some((one) => one !== own && one[name] === own[name]);
  const name = ['symbolNative', 'symbol'].find(isIts);
  return name === undefined ? undefined : String(own[name]);
};

/**
 * How amounts in a currency are denominated: by the native symbol that the network gave it where that is no other
 * currency’s, or the usual one where it gave none or the person may not see it.
 * @param currency its code, or the id of its record
 * @returns undefined where no currency is known
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

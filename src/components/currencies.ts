import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'ra-core';
import type { Denomination } from '../../domain/decimal.ts';
import { useEntry } from './entries.ts';
import { useLanguage } from './language.ts';
import { wholeQuery } from './references.ts';

const currencies = 'settings/currencies';

/** How the browser writes a currency; its code where it knows no better. */
const knownSymbol = (code: string, language: string): string => {
  try {
    const format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  } catch {
    return code;
  }
};

/**
 * How amounts in a currency are denominated: by the native symbol that the network gave it, or the usual one where it
 * gave none or the person may not see it.
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
  const symbol: unknown = own?.['symbolNative'];
  return { code, symbol: typeof symbol === 'string' && symbol !== '' ? symbol : knownSymbol(code, language) };
};

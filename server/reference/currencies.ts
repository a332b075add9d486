import currencyCodes from 'currency-codes';
import { type Entry, unicodeNames } from './entry.ts';

/** A currency: its id and code are its three-letter ISO 4217 code (D63). */
export interface Currency extends Entry {
  code: string;
  /** Three digits. */
  number: string;
  /** Decimals used in payments. */
  digits: number;
  /** For international readers: 'US$' style if the plain sign would be ambiguous. */
  symbol: string;
  /** As written in its own country: '₴', 'zł'. */
  symbolNative: string;
}

/** ISO 4217 codes no one is paid in: metals, bond units, units of account, funds, the test code and no currency. */
const noMoney = [
  ...['XAG', 'XAU', 'XPD', 'XPT', 'XBA', 'XBB', 'XBC', 'XBD', 'XDR', 'XSU', 'XUA', 'XTS', 'XXX'],
  ...['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW', 'VED'],
];

/** Withdrawn since the library's edition of June 2024 or no longer legal tender. */
const withdrawn = ['ANG', 'BGN', 'CUC'];

/** The Caribbean guilder replaced the Netherlands Antillean one (ANG) on 2025-03-31, under its number. */
const introduced = [{ code: 'XCG', number: '532', digits: 2 }];

const titleOf = unicodeNames('currency');

const symbolIn = (code: string, locale: string, display: 'symbol' | 'narrowSymbol'): string => {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay: display });
  const symbol = parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  // Directional marks are not part of the symbol.
  return symbol.replace(/[\u061c\u200e\u200f]/g, '');
};

/** Returns the locale of the country in the first two letters of a currency code; 'en' for unions of countries. */
const localeOf = (code: string): string => {
  if (code === 'EUR') return 'de';
  if (code.startsWith('X')) return 'en';
  return new Intl.Locale(`und-${code.slice(0, 2)}`).maximize().toString();
};

/** Every currency currently in use according to ISO 4217. */
export const currencies: readonly Currency[] = [...currencyCodes.data, ...introduced]
  .filter(({ code }) => !noMoney.includes(code) && !withdrawn.includes(code))
  .map(({ code, number, digits }) => ({
    id: code,
    title: titleOf(code),
    code,
    number,
    digits,
    symbol: symbolIn(code, 'en', 'symbol'),
    symbolNative: symbolIn(code, localeOf(code), 'narrowSymbol'),
  }))
  .toSorted((one, other) => (one.code < other.code ? -1 : 1));

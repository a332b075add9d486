import { expect, test } from 'vitest';
import { currencyDecimals } from '../../domain/money/currency-digits.ts';
import { formatMoney } from '../../domain/money/decimal.ts';
import { isPayable, lineAmount } from '../../domain/money/invoices.ts';
import { currencies } from '../../server/reference/currencies.ts';

test('each currency is paid with as many decimals as ISO 4217 gives it', () => {
  expect(currencies.map(({ code }) => [code, currencyDecimals(code)])).toEqual(
    currencies.map(({ code, digits }) => [code, digits]),
  );
  expect(currencyDecimals('ZZZ')).toBe(2);
});

test.each([
  ['PKR', '100.5', '100.5', '0'],
  ['IQD', '100.505', '100.505', '0'],
  ['JPY', '100.505', '101', '0.495'],
])('an invoice in %s for %s comes to %s', (code, exactAmount, amount, rounding) => {
  expect(lineAmount({ exactAmount, exchangeRate: '1' }, code)).toEqual({ amount, rounding });
  expect(isPayable(amount, code)).toBe(true);
  expect(isPayable('0.0001', code)).toBe(false);
});

test('amounts are shown with their decimals', () => {
  expect(formatMoney('1234.5', 'en', { code: 'HUF', symbol: 'Ft' })).toBe('Ft\u00a01,234.50');
  expect(formatMoney('1234', 'en', { code: 'JPY', symbol: '¥' })).toBe('¥1,234');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profitOf, reportedAmount, conversionAmounts } from '../../domain/traffic/conversions.ts';
import { add, compare } from '../../domain/money/decimal.ts';

/** What conversions are worth, whatever is reported. */

const digits = (max: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${max}}$`));
const amount = fc.tuple(digits(15), digits(8)).map(([whole, decimals]) => `${BigInt(whole)}.${decimals}`);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => (hundredths / 100).toFixed(2));

test.each([
  ['100,50', '100.5'],
  ['1,234.5', '1234.5'],
  ['0.000000005', '0.00000001'],
  ['007', '7'],
  ['-0', '0'],
])('%s is %s', (written, want) => expect(reportedAmount(written)).toEqual({ amount: want }));

test.each([
  ['-0.01', 'negative'],
  ['1e5', 'number'],
  ['', 'number'],
  ['NaN', 'number'],
  ['Infinity', 'number'],
  ['1'.repeat(16), 'tooLarge'],
  ['999999999999999.999999999', 'tooLarge'],
])('%s is none', (written, fault) => expect(reportedAmount(written)).toEqual({ fault }));

test('any text is either an amount that fits or reported as invalid', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), amount, fc.double().map(String)), (written) => {
      const read = reportedAmount(written);
      if ('amount' in read) expect(read.amount).toMatch(/^\d{1,15}(\.\d{1,8})?$/);
    }),
  );
});

test('a comma means what a dot means', () => {
  fc.assert(
    fc.property(amount, (one) => {
      expect(reportedAmount(one.replace('.', ','))).toEqual(reportedAmount(one));
    }),
  );
});

test('shares of an amount are never more than it, and all of it is all', () => {
  fc.assert(
    fc.property(amount, percent, percent, (whole, revenueValue, payoutValue) => {
      const worth = conversionAmounts({ isPercent: true, revenueValue, payoutValue }, whole)!;
      for (const share of [worth.revenue, worth.payout]) expect(compare(share, whole)).toBeLessThanOrEqual(0);
      expect(conversionAmounts({ isPercent: true, revenueValue: '100', payoutValue: '0' }, whole)).toEqual({
        revenue: add(whole, '0'),
        payout: '0',
      });
    }),
  );
});

test('fixed amounts ask for no report, shares do', () => {
  const terms = { revenueValue: '30.50', payoutValue: '20' };
  expect(conversionAmounts({ ...terms, isPercent: false })).toEqual({ revenue: '30.5', payout: '20' });
  expect(conversionAmounts({ ...terms, isPercent: true })).toBeUndefined();
});

test('profit is what is left in the base currency', () => {
  expect(profitOf({ revenue: '30', payout: '20' }, { revenue: '1', payout: '0.8' })).toBe('5');
  fc.assert(
    fc.property(amount, amount, (revenue, payout) => {
      const profit = profitOf({ revenue, payout }, { revenue: '1', payout: '1' });
      expect(add(profit, payout)).toBe(add(revenue, '0'));
    }),
  );
});

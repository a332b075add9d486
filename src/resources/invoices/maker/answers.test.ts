import { expect, test } from 'vitest';
import { askedOf } from './answers.ts';

test('a rate typed for a currency is left out once the invoice is in that currency', () => {
  const answers = { affiliate: 1, periodFrom: '2026-11-01', periodTo: '2026-11-30', rates: { c2: '0.8', c3: '4' } };
  expect(askedOf('affiliate', { ...answers, currency: 1 }, true)?.exchangeRates).toEqual([
    { currency: 2, rate: '0.8' },
    { currency: 3, rate: '4' },
  ]);
  expect(askedOf('affiliate', { ...answers, currency: 2 }, true)?.exchangeRates).toEqual([{ currency: 3, rate: '4' }]);
});

import { describe, expect, test } from 'vitest';
import { type RateForm, readRates } from '../../domain/rate-source.ts';

const form: RateForm = { form: 'object', path: 'rates', isInverse: false };
const usd = { base: 'USD', codes: ['EUR', 'GBP'] };
const read = (body: unknown, given: Partial<RateForm> = {}, wanted = usd) => {
  const found = readRates(typeof body === 'string' ? body : JSON.stringify(body), { ...form, ...given }, wanted);
  return 'fault' in found ? found : { ...Object.fromEntries(found.rates), missing: found.missing };
};

describe('rates of a source', () => {
  test('are read by their codes, or out of a list', () => {
    expect(read({ rates: { EUR: 0.92, GBP: '0.79', CHF: 1 } })).toEqual({ EUR: '0.92', GBP: '0.79', missing: [] });
    const list = [
      { currency: { code: 'eur' }, mid: 0.92 },
      { currency: { code: 'GBP' }, mid: 0.79 },
    ];
    expect(read(list, { form: 'list', path: '', codePath: 'currency.code', valuePath: 'mid' })).toEqual({
      ...{ EUR: '0.92', GBP: '0.79' },
      missing: [],
    });
  });

  test('are turned into units for one of the base currency', () => {
    // One euro buys 1.25 dollars and 0.5 pounds.
    expect(read({ rates: { USD: 1.25, GBP: 0.5 } }, { base: 'EUR' })).toEqual({ EUR: '0.8', GBP: '0.4', missing: [] });
    // A dollar costs 80 roubles, a euro 100.
    const costs = { rates: { USD: 80, EUR: 100 } };
    expect(read(costs, { base: 'RUB', isInverse: true }, { base: 'USD', codes: ['EUR', 'RUB'] })).toEqual({
      ...{ EUR: '0.8', RUB: '80' },
      missing: [],
    });
  });

  test('are none where they are zero, negative, no numbers or too long', () => {
    for (const wrong of [0, -1, 'much', null, '1e5', '1234567890123456', '0.000000001'])
      expect(read({ rates: { EUR: wrong, GBP: 0.79 } })).toEqual({ GBP: '0.79', missing: ['EUR'] });
  });

  test('are refused where there are none, or none of the base currency', () => {
    expect(read('<html>')).toEqual({ fault: 'notJson' });
    expect(read({ rates: [] })).toEqual({ fault: 'noRates' });
    expect(read({ rates: { EUR: 0 } })).toEqual({ fault: 'noRates' });
    expect(read({ other: { EUR: 1 } })).toEqual({ fault: 'noRates' });
    expect(read({ rates: { GBP: 0.5 } }, { base: 'EUR' })).toEqual({ fault: 'noBase' });
  });
});

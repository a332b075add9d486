import { describe, expect, test } from 'vitest';
import { type RateForm, readRates } from '../../domain/money/rate-source.ts';

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
      EUR: '0.92',
      GBP: '0.79',
      missing: [],
    });
  });

  test('are turned into units for one of the base currency', () => {
    // One euro buys 1.25 dollars and 0.5 pounds.
    expect(read({ rates: { USD: 1.25, GBP: 0.5 } }, { base: 'EUR' })).toEqual({ EUR: '0.8', GBP: '0.4', missing: [] });
    // A dollar costs 80 roubles, a euro 100.
    const costs = { rates: { USD: 80, EUR: 100 } };
    expect(read(costs, { base: 'RUB', isInverse: true }, { base: 'USD', codes: ['EUR', 'RUB'] })).toEqual({
      EUR: '0.8',
      RUB: '80',
      missing: [],
    });
  });

  test('are none where they are zero, negative, no numbers or too long', () => {
    const nonsense = ['1e', 'e5', '1e5.5', '1e1e1', '-1e5', '0e5', '1e15', '1e400', '1e-9', '1e-400', '1e99999999999'];
    for (const wrong of [0, -1, 'much', null, '1234567890123456', '0.000000001', ...nonsense])
      expect([wrong, read({ rates: { EUR: wrong, GBP: 0.79 } })]).toEqual([wrong, { GBP: '0.79', missing: ['EUR'] }]);
    // JSON’s own numbers have no bounds.
    expect(read('{"rates":{"EUR":1e400,"GBP":0.79}}')).toEqual({ GBP: '0.79', missing: ['EUR'] });
    // What costs next to nothing could be bought in numbers that have no room here.
    const costs = { rates: { USD: 1, EUR: '1e-20', GBP: 0.5 } };
    expect(read(costs, { isInverse: true })).toEqual({ GBP: '2', missing: ['EUR'] });
  });

  test('may be in scientific notation, and are as exact as they are written', () => {
    expect(read('{"rates":{"EUR":1e-7,"GBP":2.5E+3}}')).toEqual({ EUR: '0.0000001', GBP: '2500', missing: [] });
    expect(read({ rates: { EUR: '1.2345678e-2', GBP: '+12345678.9e-3' } })).toEqual({
      EUR: '0.01234568',
      GBP: '12345.6789',
      missing: [],
    });
  });

  test('are refused where there are none, or none of the base currency', () => {
    expect(read('<html>')).toEqual({ fault: 'notJson' });
    expect(read({ rates: [] })).toEqual({ fault: 'noRates' });
    expect(read({ rates: { EUR: 0 } })).toEqual({ fault: 'noRates' });
    expect(read({ other: { EUR: 1 } })).toEqual({ fault: 'noRates' });
    expect(read({ rates: { GBP: 0.5 } }, { base: 'EUR' })).toEqual({ fault: 'noBase' });
  });
});

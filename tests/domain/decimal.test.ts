import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  formatDecimal,
  multiply,
  parseDecimal,
  round,
  subtract,
  sum,
} from '../../domain/decimal.ts';

/** Numbers as the contract writes them, as a count of hundred-millionths beside their text. */
const scale = 100_000_000n;
const written = (units: bigint): string => {
  const size = units < 0n ? -units : units;
  return `${units < 0n ? '-' : ''}${size / scale}.${String(size % scale).padStart(8, '0')}`;
};
const units = fc.bigInt({ min: -(10n ** 24n) + 1n, max: 10n ** 24n - 1n });
const shortest = (number: bigint): string => add(written(number), '0');

describe('what a person types', () => {
  it.each([
    ['1,5', '1.5'],
    ['1.5', '1.5'],
    [' +007.10 ', '7.1'],
    ['-0', '0'],
    ['-0,00', '0'],
    ['99999999999999999999.00000001', '99999999999999999999.00000001'],
  ])('%j is %s', (typed, number) => expect(parseDecimal(typed)).toBe(number));

  it.each(['', ' ', '-', '.5', '5.', '1.2.3', '1,234.5', '1e3', '0x1', 'NaN', 'Infinity', '１'])(
    '%j is no number',
    (typed) => expect(parseDecimal(typed)).toBeUndefined(),
  );

  it('reads a comma as it reads a dot', () => {
    fc.assert(
      fc.property(units, (number) => {
        expect(parseDecimal(written(number).replace('.', ','))).toBe(shortest(number));
      }),
    );
  });
});

describe('arithmetic', () => {
  it('does not know the error of binary floats', () => {
    expect(add('0.1', '0.2')).toBe('0.3');
    expect(multiply('1.1', '1.1')).toBe('1.21');
    expect(sum(Array.from({ length: 1000 }, () => '0.1'))).toBe('100');
    expect(sum([])).toBe('0');
  });

  it('agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(units, units, (one, other) => {
        expect(add(written(one), written(other))).toBe(shortest(one + other));
        expect(subtract(written(one), written(other))).toBe(shortest(one - other));
        expect(sum([written(one), written(other), written(one)])).toBe(shortest(one + other + one));
        expect(compare(written(one), written(other))).toBe(one < other ? -1 : one > other ? 1 : 0);
        expect(multiply(written(one * scale), written(other))).toBe(shortest(one * other));
      }),
    );
  });

  it('divides to the scale asked for and leaves less than one unit of it', () => {
    fc.assert(
      fc.property(units, units.filter((number) => number !== 0n), fc.nat(12), (one, other, decimals) => {
        const [dividend, divisor] = [written(one), written(other)];
        const left = subtract(dividend, multiply(divide(dividend, divisor, decimals, 'down'), divisor));
        const unit = decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`;
        const step = multiply(divisor.replace('-', ''), unit);
        expect(compare(left.replace('-', ''), step)).toBe(-1);
      }),
    );
    expect(divide('1', '3', 4)).toBe('0.3333');
    expect(divide('2', '3', 4)).toBe('0.6667');
    expect(divide('-2', '3', 0, 'down')).toBe('0');
    expect(divide('1', '8', 2, 'halfEven')).toBe('0.12');
  });

  it.each([
    ['2.5', { halfUp: '3', halfEven: '2', down: '2', up: '3' }],
    ['-2.5', { halfUp: '-3', halfEven: '-2', down: '-2', up: '-3' }],
    ['3.5', { halfUp: '4', halfEven: '4', down: '3', up: '4' }],
    ['2.1', { halfUp: '2', halfEven: '2', down: '2', up: '3' }],
  ] as const)('rounds %s each way', (number, want) => {
    expect(round(number, 0)).toBe(want.halfUp);
    expect(round(number, 0, 'halfEven')).toBe(want.halfEven);
    expect(round(number, 0, 'down')).toBe(want.down);
    expect(round(number, 0, 'up')).toBe(want.up);
  });

  it('names what is no number, and a division by zero', () => {
    expect(() => add('1', 'ten')).toThrow(new RangeError('Not a decimal number: “ten”'));
    expect(() => divide('5', '0.00', 2)).toThrow(RangeError);
  });
});

describe('display', () => {
  it.each([
    ['1234567.891', 'en', {}, '1,234,567.89'],
    ['1234567.891', 'ru', {}, '1\u00a0234\u00a0567,89'],
    ['0.005', 'en', {}, '0.01'],
    ['-0.001', 'en', {}, '0'],
    ['5', 'en', {}, '5'],
    ['5', 'en', { aligned: true }, '5.00'],
    ['5.1', 'ru', { aligned: true, decimals: 3 }, '5,100'],
    ['9007199254740993.07', 'en', {}, '9,007,199,254,740,993.07'],
  ] as const)('shows %s (%s) as %s', (number, language, how, shown) => {
    expect(formatDecimal(number, language, how)).toBe(shown);
  });

  it('shows every digit of the number rounded, in any language', () => {
    fc.assert(
      fc.property(units, fc.constantFrom('en' as const, 'ru' as const), (number, language) => {
        const digits = formatDecimal(written(number), language).replaceAll(/[\s,]/g, (mark) =>
          mark === ',' && language === 'ru' ? '.' : '',
        );
        expect(digits).toBe(round(written(number), 2));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ambiguous,
  add,
  compare,
  divide,
  formatDecimal,
  formatMoney,
  formatPercent,
  multiply,
  parseDecimal,
  plainDecimal,
  round,
  shownDecimal,
  subtract,
  sum,
  parseTypedDecimal,
} from '../../domain/money/decimal.ts';

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

describe('thousands', () => {
  it.each([
    ['1 234,5', '1234.5'],
    ['1\u00a0234\u00a0567,89', '1234567.89'],
    ['1\u202f234.5', '1234.5'],
    ['-1\u2009234', '-1234'],
    ['999 999 999 999 999.99999999', '999999999999999.99999999'],
    ['1,234', '1.234'],
    ['1,234.5', '1234.5'],
    ['1,234,567', '1234567'],
    ['-1,234,567.89', '-1234567.89'],
    ['\u22121\u202f234,5', '-1234.5'],
  ])('may be typed apart: %j is %s', (typed, number) => expect(parseTypedDecimal(typed)).toBe(number));

  it('asks which of two numbers is meant, in the language whose thousands look like decimals', () => {
    expect(ambiguous('1,234', 'en')).toEqual({ whole: '1234', decimal: '1.234' });
    expect(ambiguous('\u221212,345', 'en')).toEqual({ whole: '-12345', decimal: '-12.345' });
    for (const typed of ['1,5', '0,234', '1,234.5', '1234,567', '1.234'])
      expect(ambiguous(typed, 'en')).toBeUndefined();
    expect(ambiguous('1,234', 'ru')).toBeUndefined();
  });

  it('reads typed what the product writes, unless it asks', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 14n), 10n ** 14n), fc.constantFrom('en', 'ru'), (units, language) => {
        const amount = divide(String(units), '100', 2);
        const shown = formatDecimal(amount, language, 2);
        const read = ambiguous(shown, language)?.whole ?? parseTypedDecimal(shown);
        expect(read).toBe(amount);
        expect(
          ambiguous(shown.replace('-', '\u2212'), language)?.whole ?? parseTypedDecimal(shown.replace('-', '\u2212')),
        ).toBe(amount);
      }),
    );
  });

  it.each(['1 2', '12 34', '1234 567', '1 234 ,5', '1 234,5 6', '1,23.5', '12,34,567'])(
    'may not be anywhere: %j is no number',
    (typed) => expect(parseTypedDecimal(typed)).toBeUndefined(),
  );

  it.each(['1 234', '1\u00a0234'])('are for people, not for callers: %j', (text) =>
    expect(parseDecimal(text)).toBeUndefined(),
  );
});

describe('what was copied from where it is shown', () => {
  it.each([
    ['€1,234.50', 'en', '1234.5'],
    ['-$1,234', 'en', '-1234'],
    ['zł\u00a01,234,567.89', 'en', '1234567.89'],
    ['1,234', 'en', '1234'],
    ['12,5', 'en', '12.5'],
    ['12.5%', 'en', '12.5'],
    ['-1\u00a0234\u00a0567,89\u00a0€', 'ru', '-1234567.89'],
    ['1,234\u00a0₽', 'ru', '1.234'],
    ['12,5\u00a0%', 'ru', '12.5'],
    [' 7 ', 'en', '7'],
  ] as const)('%j in %s is %s', (text, language, number) => expect(shownDecimal(text, language)).toBe(number));

  it.each(['', 'ten', '2026-11-21', '10.20.30', '1,23,4', '5-7', '1.234,5', '10 € 20', '+-5'])(
    '%j is no number',
    (text) => {
      expect(shownDecimal(text, 'en')).toBeUndefined();
      expect(shownDecimal(text, 'ru')).toBeUndefined();
    },
  );

  it('is what was shown, and what an input shows is what it means', () => {
    const symbols = fc.constantFrom('€', 'zł', 'د.إ', 'R$', 'kr.', 'CHF', 'USD');
    fc.assert(
      fc.property(units, symbols, fc.constantFrom('en' as const, 'ru' as const), (number, symbol, language) => {
        const amount = written(number);
        const shown = formatMoney(amount, language, { code: 'EUR', symbol });
        expect(shownDecimal(shown, language), shown).toBe(round(amount, 2));
        expect(shownDecimal(formatMoney(amount, language, { code: 'EUR', symbol }, 8), language)).toBe(
          shortest(number),
        );
        expect(shownDecimal(formatPercent(amount, language, 8), language)).toBe(shortest(number));
        expect(shownDecimal(formatDecimal(amount, language, 8), language)).toBe(shortest(number));
        expect(parseTypedDecimal(plainDecimal(shortest(number), language))).toBe(shortest(number));
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
      fc.property(
        units,
        units.filter((number) => number !== 0n),
        fc.nat(12),
        (one, other, decimals) => {
          const [dividend, divisor] = [written(one), written(other)];
          const left = subtract(dividend, multiply(divide(dividend, divisor, decimals, 'down'), divisor));
          const unit = decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`;
          const step = multiply(divisor.replace('-', ''), unit);
          expect(compare(left.replace('-', ''), step)).toBe(-1);
        },
      ),
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
    ['1234567.891', 'en', 2, '1,234,567.89'],
    ['1234567.891', 'ru', 2, '1\u00a0234\u00a0567,89'],
    ['0.005', 'en', 2, '0.01'],
    ['-0.001', 'en', 2, '0'],
    ['5', 'en', 2, '5'],
    ['5.1001', 'ru', 3, '5,1'],
    ['9007199254740993.07', 'en', 2, '9,007,199,254,740,993.07'],
  ] as const)('shows %s (%s, %d decimals) as %s', (number, language, decimals, shown) => {
    expect(formatDecimal(number, language, decimals)).toBe(shown);
  });

  it.each([
    ['1234.5', 'EUR', '€', '€1,234.50', '1\u00a0234,50\u00a0€'],
    ['-1234.567', 'PLN', 'zł', '-zł\u00a01,234.57', '-1\u00a0234,57\u00a0zł'],
    ['1234', 'JPY', '￥', '￥1,234', '1\u00a0234\u00a0￥'],
    ['0.5', 'JPY', '￥', '￥0.5', '0,5\u00a0￥'],
    ['1.23456', 'KWD', 'د.ك', 'د.ك\u00a01.23', '1,23\u00a0د.ك'],
    ['-0.001', 'USD', '$', '$0.00', '0,00\u00a0$'],
    ['7', 'nonsense', '¤', '¤7.00', '7,00\u00a0¤'],
    ['999999999999999.99', 'USD', '$', '$999,999,999,999,999.99', '999\u00a0999\u00a0999\u00a0999\u00a0999,99\u00a0$'],
  ])('shows %s %s with its symbol', (amount, code, symbol, en, ru) => {
    expect([formatMoney(amount, 'en', { code, symbol }), formatMoney(amount, 'ru', { code, symbol })]).toEqual([
      en,
      ru,
    ]);
  });

  it('shows a share with its sign', () => {
    expect([formatPercent('12.345', 'en'), formatPercent('12.345', 'ru'), formatPercent('12.345', 'en', 8)]).toEqual([
      '12.35%',
      '12,35\u00a0%',
      '12.345%',
    ]);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRules, type Rule, rule, ruleMessage, invalidValues } from '../../domain/rules.ts';
import { money } from '../../openapi/fields.ts';

/** Numbers as the contract writes them, as a count of hundred-millionths beside their text. */
const scale = 100_000_000n;
const written = (units: bigint): string => {
  const size = units < 0n ? -units : units;
  return `${units < 0n ? '-' : ''}${size / scale}.${String(size % scale).padStart(8, '0')}`;
};

/** Two numbers of up to sixteen digits before the dot, often so near that only their last decimal differs. */
const pairs = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 24n) + 10n, max: 10n ** 24n - 10n }),
    fc.oneof(fc.bigInt(-3n, 3n), fc.bigInt(-(10n ** 20n), 10n ** 20n)),
  )
  .map(([one, apart]): [bigint, bigint] => [one, one + apart]);

const keeps = (value: unknown, by: Rule, values = {}): boolean => brokenRules(value, [by], values).length === 0;

describe('bounds of exact numbers', () => {
  it('hold to the last digit', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const [mine, theirs] = [written(one), written(other)];
        expect(keeps(mine, rule('min', theirs))).toBe(one >= other);
        expect(keeps(mine, rule('max', theirs))).toBe(one <= other);
        expect(keeps(mine, rule('minMax', theirs, theirs))).toBe(one === other);
        expect(keeps(mine, rule('less', 'total', 'Total'), { total: theirs })).toBe(one < other);
        expect(keeps(mine, rule('more', 'total', 'Total'), { total: theirs })).toBe(one > other);
        expect(keeps(mine.replace('.', ','), rule('min', theirs))).toBe(one >= other);
      }),
    );
  });

  it.each([
    ['-2147483648.00000001', false],
    ['-2147483648', false],
    ['-2147483647.99999999', true],
    ['2147483647', true],
    ['2147483647.00000001', false],
  ])('of every number a person may enter: %s', (value, kept) => expect(keeps(value, rule('floatNumber'))).toBe(kept));

  it.each([
    ['999999999999999.99999999', true],
    ['-999999999999999.99999999', true],
    ['2147483648', true],
    ['0000000000000000000001', true],
    ['1000000000000000', false],
    ['0.000000001', false],
    ['ten', false],
    ['1.', false],
  ])('of every amount: %s', (value, kept) => {
    const rules = money({ en: 'Amount', ru: 'Сумма', currency: 'currency' }).rules;
    expect(brokenRules(value, rules).length === 0).toBe(kept);
  });

  it('of the digits before the point are told in their own words', () => {
    const { rules } = money({ en: 'Amount', ru: 'Сумма', currency: 'currency' });
    expect(brokenRules('1000000000000000', rules).map((one) => ruleMessage(one, 'en'))).toEqual([
      'Enter at most 15 digits before the decimal point',
    ]);
    expect(brokenRules('0.000000001', rules).map((one) => ruleMessage(one, 'en'))).toEqual([
      'Enter a number with at most 8 decimals',
    ]);
  });

  it.each([
    [2 ** 31, 'tooLarge'],
    [2 ** 70, 'tooLarge'],
    [JSON.parse('1e400'), 'tooLarge'],
    ['99999999999999999999999', 'tooLarge'],
    [-(2 ** 70), 'tooSmall'],
    [JSON.parse('-1e400'), 'tooSmall'],
    ['-2147483648', 'tooSmall'],
    [1.5, 'integerNumber'],
    ['1e400', 'integerNumber'],
    ['ten', 'integerNumber'],
  ])('are what a whole number beyond them is told to break: %s', (value, name) =>
    expect(brokenRules(value, [rule('integerNumber')])).toEqual([{ name, args: [] }]),
  );

  it('are told of other numbers, too', () => {
    expect(brokenRules('99999999999.5', [rule('floatNumber')])).toEqual([rule('tooLarge')]);
    expect(brokenRules('1.123456789', [rule('floatNumber')])).toEqual([rule('floatNumber')]);
    expect(brokenRules(2 ** 31, [rule('number')])).toEqual([rule('tooLarge')]);
    expect(brokenRules(-1, [rule('number')])).toEqual([rule('number')]);
  });

  it('are broken by the values that tests are made of', () => {
    const bound = '9007199254740993.07';
    for (const one of [rule('wholeDigits', 15), rule('floatLimit', 8), rule('floatLimit', 0)]) {
      expect(invalidValues(one).map((value) => keeps(value, one))).toEqual([false, false]);
    }
    for (const one of [rule('min', bound), rule('max', bound), rule('minMax', bound, bound)]) {
      expect(invalidValues(one).map((value) => keeps(value, one))).toEqual([false]);
    }
  });
});

describe('the order of times', () => {
  const days = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));

  it('holds between days and between timestamps', () => {
    fc.assert(
      fc.property(days, days, fc.nat(), fc.nat(), (day, otherDay, at, otherAt) => {
        expect(keeps(day, rule('before', 'to'), { to: otherDay })).toBe(Date.parse(day) < Date.parse(otherDay));
        expect(keeps(day, rule('after', 'from'), { from: otherDay })).toBe(Date.parse(day) > Date.parse(otherDay));
        expect(keeps(at, rule('before', 'to'), { to: otherAt })).toBe(at < otherAt);
        expect(keeps(at, rule('after', 'from'), { from: otherAt })).toBe(at > otherAt);
      }),
    );
  });

  it('asks nothing where the other side is absent', () => {
    expect(keeps(5, rule('before', 'to'), { to: null })).toBe(true);
  });
});

describe('a URL', () => {
  const complaints = (url: string) => brokenRules(url, [rule('url')], {});

  it('is one of a host with a name of two parts, or of an IPv4 address', () => {
    for (const url of [
      'https://a.co',
      'http://tracker.example:8080/x?y={z}#q',
      'http://127.0.0.1:9911/',
      'http://8.8.8.8',
    ])
      expect([url, complaints(url)]).toEqual([url, []]);
    for (const url of invalidValues(rule('url'))) expect([url, complaints(String(url)).length]).toEqual([url, 1]);
  });
});

describe('a field that is required', () => {
  it.each(['', ' \n', '\u200B\u200D', '\uFEFF', '\u202E \u2066', '\u3164', '\u00AD'])('is not given by %j', (text) => {
    expect(keeps(text, rule('required'))).toBe(false);
  });

  it.each(['a', '0', '👩‍👩‍👧', 'مرحبا', 'a\u200B'])('is given by %j', (text) => {
    expect(keeps(text, rule('required'))).toBe(true);
  });
});

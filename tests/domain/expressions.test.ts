import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksLikeExpression } from '../../domain/expression-syntax.ts';
import { expressionOf } from '../../domain/expressions.ts';

describe('an expression', () => {
  it.each([
    ['<id>(\\d+)</id>', '<lead><id>77</id></lead>', '77'],
    ['(?i)^ok[ :]+([A-Z0-9-]+)', 'OK: a-17 taken', 'a-17'],
    ['"id": ?"?(\\w{1,20})', '{"id": "x9"}', 'x9'],
    ['{"id":(\\d+)}', '{"id":5}', '5'],
    ['url=(\\S+?)(?:&|$)', 'url=https://a.example/&x=1', 'https://a.example/'],
    ['(a|ab)(c|bcd)', 'abcd', 'a'],
    ['x(a*)', 'xaaa', 'aaa'],
    ['x(a*?)', 'xaaa', ''],
    ['[^\\s,;]+@([a-z.-]+)', 'to anna@mail.example, now', 'mail.example'],
    ['\\bid (\\d{2,3})\\b', 'void 7 id 12', '12'],
    ['(🙂+)!', 'a🙂🙂!', '🙂🙂'],
    ['^(ERROR|FAIL)', 'FAIL 3', 'FAIL'],
    ['id=(?<number>\\d+)', 'id=12', '12'],
  ])('%s finds in %s', (source, text, group) => {
    expect(looksLikeExpression(source)).toBe(true);
    expect(expressionOf(source)?.find(text)?.group).toBe(group);
  });

  it.each([
    '(',
    ')',
    '[a',
    'a**',
    '*a',
    '\\q',
    '(?=a)',
    '(?<!a)b',
    '(a)\\1',
    'a{5,2}',
    '[z-a]',
    '(a{100}){100}',
    'a\\',
  ])('is none: %s', (source) => {
    expect(expressionOf(source)).toBeUndefined();
    // How large one may be, a form doesn't know.
    expect(looksLikeExpression(source)).toBe(source.includes('100'));
  });

  it('matches a whole text or not at all', () => {
    const code = expressionOf('[A-Z]{2}\\d{4}|none');
    expect(['LV1234', 'none', 'xLV1234', 'LV12345', ''].map((text) => code?.fits(text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('finds what the language itself finds', () => {
    const sources = [
      'a+b?',
      '(a|b)*c',
      '(?:ab|a)(b*)',
      '^[ab]+$',
      'a{1,2}(b+?)',
      '(b|c?)a',
      '\\bab',
      '(a*)*b',
      '[^a]c',
    ];
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '\n'), maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...sources), texts, (source, text) => {
        const own = expressionOf(source)?.find(text);
        const [whole] = new RegExp(source, 'u').exec(text) ?? [];
        expect(own?.whole).toBe(whole);
        expect(expressionOf(source)?.fits(text)).toBe(new RegExp(`^(?:${source})$`, 'u').test(text));
      }),
    );
  });

  it('is done with what others never end with', () => {
    for (const source of ['(a+)+$', '(a|a)*$', '(.*a){20}$', '(a*)*b'])
      expect(expressionOf(source)?.find(`${'a'.repeat(20_000)}!`)?.whole ?? '').toBe('');
  });
});

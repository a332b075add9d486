import * as chdb from 'chdb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addsUp } from '../../domain/formula/adds-up.ts';
import { formulaProblems, maxTokens } from '../../domain/formula/check.ts';
import { evaluate } from '../../domain/formula/evaluate.ts';
import { evaluateOver, measuresOf } from '../../domain/formula/metric-network.ts';
import { metricValue } from '../../domain/formula/metric-value.ts';
import { formulaSql } from '../../domain/formula/sql.ts';
import { formulaText, operators, type Token, tokensOf } from '../../domain/formula/tokens.ts';
import {
  type Formula,
  formulaOf,
  metricsOf,
  parseFormula,
  printFormula,
  formulaTree,
} from '../../domain/formula/tree.ts';

const keys = ['clicks', 'leads', 'profit', '12'];

const number = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, decimals]) => {
    const text = String(digits).padStart(decimals + 1, '0');
    return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
  });

const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'formula' },
    fc.record({ kind: fc.constant('metric' as const), key: fc.constantFrom(...keys) }),
    fc.record({ kind: fc.constant('number' as const), value: number }),
    fc.record({
      kind: fc.constant('operation' as const),
      operator: fc.constantFrom(...operators),
      left: tie('formula'),
      right: tie('formula'),
    }),
  ),
}));

const token: fc.Arbitrary<Token> = fc.oneof(
  fc.constantFrom<Token>({ kind: 'open' }, { kind: 'close' }),
  fc.constantFrom(...operators).map((operator): Token => ({ kind: 'operator', operator })),
  fc.constantFrom(...keys).map((key): Token => ({ kind: 'metric', key })),
  number.map((value): Token => ({ kind: 'number', value })),
);

const faults = (text: string) =>
  formulaProblems(tokensOf(text), (key) => keys.includes(key)).map(({ fault, at }) => [fault, at]);

describe('the rules of a formula', () => {
  it.each([
    ['clicks / leads', []],
    ['(clicks + leads) * (profit - #12) / 2.5', []],
    ['', [['formulaTooShort', 0]]],
    ['clicks', [['formulaTooShort', 0]]],
    ['(clicks)', [['formulaTooShort', 2]]],
    ['+ clicks / leads', [['operatorFirst', 0]]],
    ['clicks / leads ×', [['operatorLast', 3]]],
    ['clicks ÷ − leads', [['operatorsAdjacent', 2]]],
    ['(* clicks + leads)', [['operatorAfterOpening', 1]]],
    ['(clicks + leads -) * 2', [['operatorBeforeClosing', 4]]],
    ['clicks (leads + 1)', [['operatorNeeded', 1]]],
    ['(clicks + 1)(leads + 1)', [['operatorNeeded', 5]]],
    ['clicks + () * leads', [['bracketsEmpty', 3]]],
    ['clicks leads', [['operandsAdjacent', 1]]],
    ['(clicks + 1) leads', [['operandsAdjacent', 5]]],
    ['((clicks + leads)', [['bracketNotClosed', 0]]],
    ['clicks + leads)', [['bracketNotOpened', 3]]],
    ['clicks + leads % 2', [['symbolUnknown', 3]]],
    ['clicks / 0.123456789', [['numberTooLong', 2]]],
    ['clicks / 1234567890123456', [['numberTooLong', 2]]],
    ['clicks / visits', [['metricUnknown', 2]]],
    [
      '+ clicks visits)',
      [
        ['operatorFirst', 0],
        ['operandsAdjacent', 2],
        ['bracketNotOpened', 3],
      ],
    ],
    [`clicks${' + 1'.repeat(maxTokens / 2)}`, [['formulaTooLong', maxTokens]]],
  ])('%s', (text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  it('let through exactly what can be parsed', () => {
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
        const operands = tokens.filter(({ kind }) => kind === 'metric' || kind === 'number');
        let parsed: Formula | undefined;
        try {
          parsed = formulaTree(tokens);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
        const isLong = tokens.some((one) => one.kind === 'number' && !/^\d{1,15}(\.\d{1,8})?$/.test(one.value));
        expect(formulaOf(tokens)).toEqual(operands.length < 2 || isLong ? undefined : parsed);
      }),
    );
  });
});

describe('a formula as text', () => {
  it('is read back as the tree that it was printed from', () => {
    fc.assert(
      fc.property(formula, (tree) => {
        expect(parseFormula(printFormula(tree))).toEqual(tree);
      }),
    );
  });

  it('keeps its tokens', () => {
    fc.assert(
      fc.property(fc.array(token), (tokens) => {
        expect(tokensOf(formulaText(tokens))).toEqual(tokens);
      }),
    );
  });

  it('has the brackets that it takes, and no others', () => {
    expect(printFormula(parseFormula('((clicks) + (leads * 2)) - (profit - (1 + 1))'))).toBe(
      'clicks + leads * 2 - (profit - (1 + 1))',
    );
  });

  it('tells its metrics', () => {
    expect(metricsOf(parseFormula('(profit - #12) / (profit + clicks)'))).toEqual(['profit', '12', 'clicks']);
  });
});

const value = fc.oneof(
  fc.constantFrom('0', '1', '-1', '0.00000001', '9999999999999999999999.99999999'),
  fc.tuple(fc.constantFrom('', '-'), number).map(([sign, digits]) => sign + digits),
);

describe('a formula over others', () => {
  const formulas = new Map([
    ['12', 'profit / #13'],
    ['13', 'leads - 1'],
  ]);

  it('comes down to measures', () => {
    expect(measuresOf(parseFormula('#12 * clicks'), formulas)).toEqual(['clicks', 'leads', 'profit']);
  });

  it('is worked out of them', () => {
    const measures = new Map([
      ['profit', '10'],
      ['leads', '5'],
    ]);
    expect(evaluateOver(parseFormula('#12 + #13'), formulas, measures)).toBe('6.5');
    expect(evaluateOver(parseFormula('#12 + clicks'), formulas, measures)).toBeNull();
  });
});

describe('the value of a formula', () => {
  it.each([
    ['profit / leads', '3.3333333333333333'],
    ['profit / leads * leads', '9.9999999999999999'],
    ['clicks / (leads - 3)', null],
    ['#12 + 1', null],
    ['1 - clicks', '-99'],
  ])('%s', (text, expected) => {
    const values = new Map([
      ['clicks', '100'],
      ['leads', '3'],
      ['profit', '10'],
      ['12', null],
    ]);
    expect(evaluate(parseFormula(text), values)).toBe(expected);
  });

  it('is to the last digit the same in SQL', () => {
    const read = (expressions: string[], values: string[]) => {
      const columns = keys.map((key, at) => `toDecimal256('${values[at]}', 8) AS c${key}`).join(', ');
      const asked = expressions.map((expression) => `toString(${expression})`).join(', ');
      const answer: unknown = JSON.parse(
        chdb.query(`SELECT ${asked} FROM (SELECT ${columns})`, 'JSONCompactEachRow').toString(),
      );
      return answer;
    };
    const columns = new Map(keys.map((key) => [key, `c${key}`]));
    fc.assert(
      fc.property(
        fc.array(formula, { minLength: 10, maxLength: 20 }),
        fc.tuple(value, value, value, value),
        (trees, values) => {
          const known = new Map(keys.map((key, at) => [key, values[at]!]));
          expect(
            read(
              trees.map((tree) => formulaSql(tree, columns)),
              values,
            ),
          ).toEqual(trees.map((tree) => evaluate(tree, known)));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('takes only columns that it is given', () => {
    expect(() => formulaSql(parseFormula('clicks + 1'), new Map([['leads', 'leads']]))).toThrow(RangeError);
  });

  it('is told as its metric has it', () => {
    expect(metricValue('0.12345', { metricType: 'percentages', outputFormat: 'decimals' })).toBe('12.35');
    expect(metricValue('-2.5', { metricType: 'amount', outputFormat: 'whole' })).toBe('-3');
  });
});

describe('figures', () => {
  it.each([
    ['clicks', true],
    ['revenue - payout', true],
    ['(revenue - payout) * 2 / 1.5', true],
    ['2 * leads', true],
    ['revenue / clicks', false],
    ['revenue * payout', false],
    ['revenue + 5', false],
    ['100 / leads', false],
    ['5', false],
  ])('of %s add up: %s', (text, isSum) => {
    expect(addsUp(parseFormula(text))).toBe(isSum);
  });
});

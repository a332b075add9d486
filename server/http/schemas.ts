import { Ajv2020, type FuncKeywordDefinition, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { compare, type Decimal, parseDecimal } from '../../domain/money/decimal.ts';
import { fits } from '../../domain/text/patterns.ts';
import { brokenRules, type JsonSchema, rule } from '../../domain/rules.ts';

const isDecimal = (text: string): boolean => fits('decimal', text);

/** A bound for exact numbers: `x-minimum: "0.01"`. Text that isn't a number is left to the pattern. */
const bound = (keyword: string, keeps: (order: -1 | 0 | 1) => boolean): FuncKeywordDefinition => ({
  keyword,
  type: 'string',
  schemaType: 'string',
  errors: false,
  validate: (limit: Decimal, value: string) => parseDecimal(value) === undefined || keeps(compare(value, limit)),
});

/** Whether a text satisfies a rule; unlike rules, this also refuses blank ones. */
const keeps =
  (name: 'date' | 'ip') =>
  (text: string): boolean =>
    text.trim() !== '' && brokenRules(text, [rule(name)]).length === 0;

/** Ajv as the contract's schemas need it: strict, with nothing coerced, removed or filled in. */
const createAjv = (options: Pick<Options, 'allErrors'>): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    // Errors carry the value.
    verbose: true,
    // Compiling happens at a call's first use: without optimising the code, which V8 does as well, it takes half the
    // time.
    code: { optimize: false },
    ...options,
  });
  ajv.addKeyword(bound('x-minimum', (order) => order >= 0));
  ajv.addKeyword(bound('x-exclusiveMinimum', (order) => order > 0));
  ajv.addKeyword(bound('x-maximum', (order) => order <= 0));
  ajv.addKeyword({ keyword: ['x-staff-only', 'example'] });
  ajv.addFormat('decimal', isDecimal);
  ajv.addFormat('unix-time', { type: 'number', validate: Number.isInteger });
  ajv.addFormat('date', keeps('date'));
  ajv.addFormat('ip', keeps('ip'));
  ajv.addFormat('email', (text: string) => fits('email', text));
  ajv.addFormat('password', true);
  ajv.addFormat('binary', true);
  ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);
  return ajv;
};

/** Compiled at first use: most calls of a process are of a few kinds. */
const compiledBy =
  (ajv: Ajv2020) =>
  (schema: JsonSchema): (() => ValidateFunction) => {
    let validator: ValidateFunction | undefined;
    return () => (validator ??= ajv.compile(schema));
  };

/** A schema's validator, which stops at the first error. */
export const validatorOf = compiledBy(createAjv({}));

/** Returns a validator that finds every error: as many as the value has, so only for values of limited size. */
export const thoroughValidatorOf = compiledBy(createAjv({ allErrors: true }));

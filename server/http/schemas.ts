import { Ajv2020, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js';
import { compare, type Decimal, parseDecimal } from '../../domain/decimal.ts';
import { fits } from '../../domain/patterns.ts';
import { broken, type JsonSchema, rule } from '../../domain/rules.ts';

const isDecimal = (text: string): boolean => fits('decimal', text);

/** A bound of exact numbers: `x-minimum: "0.01"`. Text that is no number is the pattern's business. */
const bound = (keyword: string, keeps: (order: -1 | 0 | 1) => boolean): FuncKeywordDefinition => ({
  keyword,
  type: 'string',
  schemaType: 'string',
  errors: false,
  validate: (limit: Decimal, value: string) => parseDecimal(value) === undefined || keeps(compare(value, limit)),
});

/**
 * Ajv as the contract's schemas need it: strict, every error told, nothing coerced, removed or filled in. `verbose`, so
 * that an error carries the value.
 */
const createAjv = (): Ajv2020 => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true, verbose: true });
  ajv.addKeyword(bound('x-minimum', (order) => order >= 0));
  ajv.addKeyword(bound('x-exclusiveMinimum', (order) => order > 0));
  ajv.addKeyword(bound('x-maximum', (order) => order <= 0));
  ajv.addKeyword({ keyword: ['x-staff-only', 'example'] });
  ajv.addFormat('decimal', isDecimal);
  ajv.addFormat('unix-time', { type: 'number', validate: Number.isInteger });
  ajv.addFormat('date', (text: string) => broken(text, [rule('date')]).length === 0);
  ajv.addFormat('ip', (text: string) => broken(text, [rule('ip')]).length === 0);
  ajv.addFormat('email', (text: string) => fits('email', text));
  ajv.addFormat('password', true);
  ajv.addFormat('binary', true);
  ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);
  return ajv;
};

const ajv = createAjv();

/** A schema's validator, compiled when first used: most calls of a process are of a few kinds. */
export const validatorOf = (schema: JsonSchema): (() => ValidateFunction) => {
  let validator: ValidateFunction | undefined;
  return () => (validator ??= ajv.compile(schema));
};

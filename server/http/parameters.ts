import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../domain/rules.ts';
import { object, type Parameter } from '../../openapi/contract-part.ts';
import { refusedParameter } from '../failure.ts';
import { validatorOf } from './schemas.ts';

type Raw = Readonly<Record<string, unknown>>;
type Values = Record<string, unknown>;

/** Parses a text from the URL as the type the contract expects; returns the text itself if it can't be parsed. */
const readOne = (text: string, { type }: JsonSchema): unknown => {
  switch (type) {
    case 'integer':
      return /^-?\d{1,16}$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
};

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const read = (text: string, { schema }: Parameter): unknown => {
  if (schema['type'] !== 'array') return readOne(text, schema);
  const items = isSchema(schema['items']) ? schema['items'] : {};
  return text.split(',').map((entry) => readOne(entry, items));
};

/** Returns the first step of an error's path: the parameter's name. */
const culprit = ({ errors }: ValidateFunction): string => {
  const [error] = errors ?? [];
  if (error?.keyword === 'required') return String(error.params['missingProperty']);
  return error?.instancePath.split('/')[1] ?? '';
};

const schemaOf = (parameters: readonly Parameter[]): JsonSchema =>
  object(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    parameters.flatMap(({ name, required }) => (required ? [name] : [])),
  );

/**
 * Reads the parameters of one kind (path, query) of a call as the contract types them. A parameter that is unknown, or
 * staff-only while the caller isn't staff, is refused as unknown; one given twice or of the wrong type as such: 400.
 */
export const parameterReader = (parameters: readonly Parameter[]): ((raw: Raw, isStaff: boolean) => Values) => {
  const known = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const validator = validatorOf(schemaOf(parameters));
  return (raw, isStaff) => {
    const values: Values = {};
    for (const [name, text] of Object.entries(raw)) {
      const parameter = known.get(name);
      if (!parameter || (parameter['x-staff-only'] && !isStaff)) throw refusedParameter('unknownParameter', name);
      if (typeof text !== 'string' || text.includes('\0')) throw refusedParameter('badParameter', name);
      values[name] = read(text, parameter);
    }
    const validate = validator();
    if (!validate(values)) throw refusedParameter('badParameter', culprit(validate));
    return values;
  };
};

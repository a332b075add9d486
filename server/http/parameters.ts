import type { ValidateFunction } from 'ajv/dist/2020.js';
import { recordOf } from '../../domain/records.ts';
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

const decoded = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

/** Returns a parameter's value as it stands in a query, still escaped. */
const escapedIn = (query: string, name: string): string | undefined =>
  query
    .split('&')
    .map((pair) => pair.split('='))
    .find(([own = '']) => decoded(own) === name)
    ?.slice(1)
    .join('=');

/** Whether values of this type may contain commas: what others send is limited in length alone, ids and codes aren't. */
const isFree = ({ type, ...rules }: JsonSchema): boolean =>
  type === 'string' && 'maxLength' in rules && !('enum' in rules) && !('pattern' in rules) && !('format' in rules);

/**
 * Reads several values. In free text only commas that aren't escaped stand between two of them; otherwise escaped ones
 * do so as well, as many clients write them.
 */
const readSeveral = (name: string, text: string, items: JsonSchema, query: string | undefined): unknown[] => {
  const escaped = query !== undefined && isFree(items) ? escapedIn(query, name) : undefined;
  return escaped === undefined
    ? text.split(',').map((entry) => readOne(entry, items))
    : escaped.split(',').map(decoded);
};

const read = (text: string, { name, schema }: Parameter, query: string | undefined): unknown =>
  schema['type'] === 'array' ? readSeveral(name, text, recordOf(schema['items']), query) : readOne(text, schema);

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
 * The reader takes them unescaped by name, and the query that they are from as it was sent.
 */
export const parameterReader = (
  parameters: readonly Parameter[],
): ((raw: Raw, isStaff: boolean, query?: string) => Values) => {
  const known = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const validator = validatorOf(schemaOf(parameters));
  return (raw, isStaff, query) => {
    const values: Values = {};
    for (const [name, text] of Object.entries(raw)) {
      const parameter = known.get(name);
      if (!parameter || (parameter['x-staff-only'] && !isStaff)) throw refusedParameter('unknownParameter', name);
      if (typeof text !== 'string' || text.includes('\0')) throw refusedParameter('badParameter', name);
      values[name] = read(text, parameter, query);
    }
    const validate = validator();
    if (!validate(values)) throw refusedParameter('badParameter', culprit(validate));
    return values;
  };
};

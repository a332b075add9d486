import type { ErrorObject } from 'ajv/dist/2020.js';
import { patterns } from '../../domain/text/patterns.ts';
import { firstBroken, rule, type Rule, type RuleName, rules } from '../../domain/rules.ts';
import type { Field } from '../../openapi/define.ts';
import { fieldsInside, isRows } from '../../openapi/kinds.ts';
import { violationOf, type Detail, maxDetails } from '../failure.ts';

export type Fields = Readonly<Record<string, Field>>;

const isRule = (name: string): name is RuleName => Object.hasOwn(rules, name);

const patternNames = new Map<string, string>(Object.entries(patterns).map(([name, source]) => [source, name]));

/** Returns the rule that a schema's pattern stands for: `url` for that of links, `pattern` for a custom one. */
const patternRule = (source: string): Rule => {
  const name = patternNames.get(source);
  if (name === 'notBlank') return rule('required');
  return name !== undefined && isRule(name) ? rule(name) : rule('pattern', source);
};

type Params = Readonly<Record<string, unknown>>;

const limited =
  (name: RuleName) =>
  ({ limit }: Params): Rule =>
    rule(name, Number(limit));

/** The rule that a JSON Schema keyword stands for; keywords not listed are reported as a wrong type. */
const ruleOfKeyword: Readonly<Record<string, (params: Params) => Rule>> = {
  required: () => rule('required'),
  additionalProperties: ({ additionalProperty }) => rule('unknown', String(additionalProperty)),
  enum: () => rule('choice'),
  uniqueItems: () => rule('repeated'),
  minItems: () => rule('required'),
  maxItems: limited('maxItems'),
  minProperties: () => rule('required'),
  maxProperties: limited('maxProperties'),
  minLength: (params) => (params['limit'] === 1 ? rule('required') : limited('minLength')(params)),
  maxLength: limited('maxLength'),
  minimum: limited('min'),
  maximum: limited('max'),
  exclusiveMinimum: limited('more'),
  pattern: ({ pattern }) => patternRule(String(pattern)),
  format: ({ format }) =>
    format === 'email' || format === 'date' || format === 'ip' || format === 'password' ? rule(format) : rule('type'),
};

/** Returns the steps to the value with an error; for a missing or unknown property, to that property. */
const stepsOf = ({ instancePath, keyword, params }: ErrorObject): string[] => {
  const named: Params = params;
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const property =
    keyword === 'required'
      ? named['missingProperty']
      : keyword === 'additionalProperties'
        ? named['additionalProperty']
        : undefined;
  return property === undefined ? steps : [...steps, String(property)];
};

/**
 * Returns the field that steps such as `contacts`, `1`, `value` lead to; undefined if they lead inside one or to none.
 */
const fieldAt = (fields: Fields, [name, ...rest]: string[]): Field | undefined => {
  const field = name === undefined || !Object.hasOwn(fields, name) ? undefined : fields[name];
  if (!field || rest.length === 0) return field;
  if (field.kind === 'group') return fieldAt(field.fields, rest);
  return isRows(field) && rest.length > 1 ? fieldAt(fieldsInside(field) ?? {}, rest.slice(1)) : undefined;
};

/**
 * Returns the rule reported for an invalid value: the definition's own rule if one is broken, otherwise the keyword's.
 */
const ruleOf = (error: ErrorObject, field: Field | undefined): Rule => {
  const { keyword, data, params } = error;
  if (field && !['required', 'additionalProperties', 'enum', 'uniqueItems'].includes(keyword)) {
    const first = firstBroken(data, field.rules);
    if (first) return first;
  }
  return ruleOfKeyword[keyword]?.(params) ?? rule('type');
};

/**
 * Returns what Ajv found wrong with a body, in terms of the rules; one reason per path, up to the maximum. `fields` are
 * those of an item of its `items`, of its `data`, or of the body itself.
 */
export const detailsOf = (errors: readonly ErrorObject[], fields: Fields = {}): Detail[] => {
  const found = new Map<string, Detail>();
  for (const error of errors) {
    const steps = stepsOf(error);
    const path = steps.join('.');
    if (found.has(path)) continue;
    if (found.size === maxDetails) break;
    const within = steps[0] === 'items' ? steps.slice(2) : steps[0] === 'data' ? steps.slice(1) : steps;
    found.set(path, violationOf(ruleOf(error, fieldAt(fields, within)), path));
  }
  return [...found.values()];
};

import type { ErrorObject } from 'ajv/dist/2020.js';
import { patterns } from '../../../domain/text/patterns.ts';
import { rule, type Rule, ruleMessage, type RuleName, rules } from '../../../domain/rules.ts';
import type { Language } from '../../../domain/text/words.ts';

/** Why a value is refused; `path` says where: 'pixels.0.pixelId', '' for the value itself. */
export interface Detail {
  message: string;
  type: RuleName;
  path: string;
}

type Params = Readonly<Record<string, unknown>>;

const isRule = (name: string): name is RuleName => Object.hasOwn(rules, name);

/** Returns the rule for the pattern of a schema: 'url' for that of links, 'pattern' for any other. */
const patternRule = (source: string): Rule => {
  const name = Object.entries(patterns).find(([, pattern]) => pattern === source)?.[0];
  return name !== undefined && isRule(name) ? rule(name) : rule('pattern', source);
};

/** The rule for a keyword of JSON Schema; a keyword missing here is reported as a wrong type. */
const ruleOf: Readonly<Record<string, (params: Params) => Rule>> = {
  required: () => rule('required'),
  minLength: ({ limit }) => (limit === 1 ? rule('required') : rule('minLength', Number(limit))),
  maxLength: ({ limit }) => rule('maxLength', Number(limit)),
  maxItems: ({ limit }) => rule('maxItems', Number(limit)),
  minimum: ({ limit }) => rule('min', Number(limit)),
  maximum: ({ limit }) => rule('max', Number(limit)),
  pattern: ({ pattern }) => patternRule(String(pattern)),
  enum: () => rule('choice'),
  uniqueItems: () => rule('repeated'),
  additionalProperties: ({ additionalProperty }) => rule('unknown', String(additionalProperty)),
};

/** Returns the path of an error; for a missing or unknown field, the field itself rather than its parent. */
const pathOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const { missingProperty, additionalProperty }: Params = params;
  const field = { required: missingProperty, additionalProperties: additionalProperty }[keyword];
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [...steps, ...(field === undefined ? [] : [String(field)])].join('.');
};

/** Returns Ajv's errors, worded by the rules in the reader's language; at most one for each path. */
export const detailsOf = (errors: readonly ErrorObject[], language: Language): Detail[] => {
  const found = new Map<string, Detail>();
  for (const error of errors) {
    const path = pathOf(error);
    const broken = ruleOf[error.keyword]?.(error.params) ?? rule('type');
    if (!found.has(path)) found.set(path, { message: ruleMessage(broken, language), type: broken.name, path });
  }
  return [...found.values()];
};

import { patterns } from './patterns.ts';

/** What the values of a template's parameters look like, by the types that these can have; of others anything does. */
export const parameterPatterns: Readonly<Record<string, string>> = {
  number: patterns.decimal,
  url: patterns.url,
  email: patterns.email,
  flag: '^(true|false)$',
};

/** Whether a value is one of a type. */
export const isOfType = (type: string, value: string): boolean => {
  const pattern = parameterPatterns[type];
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
};

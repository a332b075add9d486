import { patterns } from './text/patterns.ts';

/** The patterns of a template's parameter values, by type; other types take any value. */
export const parameterPatterns: Readonly<Record<string, string>> = {
  number: patterns.decimal,
  url: patterns.url,
  email: patterns.email,
  flag: '^(true|false)$',
};

/** Returns whether a value is of a type. */
export const isOfType = (type: string, value: string): boolean => {
  const pattern = parameterPatterns[type];
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
};

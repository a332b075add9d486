/**
 * Returns whether a value counts as not given: nothing, invisible text (D1281), an empty list, an object without keys.
 */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && !/[^\s\p{DI}]/u.test(value)) ||
  (typeof value === 'object' && Object.keys(value).length === 0);

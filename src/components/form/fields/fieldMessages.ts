import { failureBody, type FormErrors } from '../../../providers/data/errors.ts';

const withoutItem = (path: string): string => path.replace(/^items\.0\./, '');

/**
 * Returns the server's objections by the fields of a small form; undefined if something else is wrong that no field
 * could show.
 */
export const fieldMessages = (error: unknown, fields: readonly string[]): FormErrors | undefined => {
  const details = failureBody(error)?.details ?? [];
  const placed = details.map(({ path = '', message }) => [withoutItem(path), message] as const);
  if (placed.length === 0 || placed.some(([field]) => !fields.includes(field))) return undefined;
  // The first of several messages for a field wins.
  return Object.fromEntries(placed.toReversed());
};

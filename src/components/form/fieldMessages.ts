import { failureBody, type FormErrors } from '../../providers/data/errors.ts';

const withoutItem = (path: string): string => path.replace(/^items\.0\./, '');

/**
 * What the server objects to, by the fields of a small form, each under its own name; undefined when something else
 * was wrong, which no field could show.
 */
export const fieldMessages = (error: unknown, fields: readonly string[]): FormErrors | undefined => {
  const details = failureBody(error)?.details ?? [];
  const placed = details.map(({ path = '', message }) => [withoutItem(path), message] as const);
  if (placed.length === 0 || placed.some(([field]) => !fields.includes(field))) return undefined;
  // Of several messages for a field the first one counts.
  return Object.fromEntries(placed.toReversed());
};

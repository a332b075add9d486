import type { Field } from './field.ts';

/** Returns whether a field must be given while its condition (`when`) holds. */
export const isRequiredThen = ({ when: condition, required: always, rules }: Field): boolean =>
  condition !== undefined && !always && rules.some(({ name }) => name === 'required');

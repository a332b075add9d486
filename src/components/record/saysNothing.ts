import { isEmpty } from '../../../domain/text/is-empty.ts';

/** Whether a value is not worth showing: it is empty, or an object with only such values. A "no" is worth showing. */
export const saysNothing = (value: unknown): boolean => {
  if (isEmpty(value)) return true;
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(saysNothing)
  );
};

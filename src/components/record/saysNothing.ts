import { isEmpty } from '../../../domain/is-empty.ts';

/** Whether a value has nothing to say to who reads it: none at all, or fields none of which says anything. A "no" says something. */
export const saysNothing = (value: unknown): boolean => {
  if (isEmpty(value)) return true;
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(saysNothing)
  );
};

import type { Parameter } from './contract-part.ts';

/** Lets a call that starts a job, and whose answer was lost, be repeated without starting another. */
export const jobKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Repeating the call with the same key, query and body within a day returns the first job instead of starting a second one.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

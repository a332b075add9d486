import type { Elements } from '../typed.ts';

/** The inputs without those of fields that can't be set now. */
export const openInputs = (inputs: Elements, closed: readonly string[]): Elements =>
  Object.fromEntries(Object.entries(inputs).filter(([field]) => !closed.includes(field)));

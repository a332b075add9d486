import { isKnown } from '../../collections/code-lists.ts';
import { type Detail, violation } from '../../failure.ts';

/** Returns what is wrong with the country given for a lead: nothing if it exists or none is given (D1242). */
export const countryFaults = (country: string | null | undefined, path = 'country'): Detail[] =>
  country == null || isKnown('isoCountries', country) ? [] : [violation(path, 'choice')];

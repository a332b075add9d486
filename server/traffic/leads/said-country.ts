import { isKnown } from '../../collections/code-lists.ts';
import { type Detail, violation } from '../../failure.ts';

/** What is wrong with the country that a lead is said to be of: none where there is such a country, or none is said (D1242). */
export const countryFaults = (country: string | null | undefined, path = 'country'): Detail[] =>
  country == null || isKnown('isoCountries', country) ? [] : [violation(path, 'choice')];

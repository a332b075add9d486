import type { CodeList } from '../../openapi/define.ts';
import type { Detail } from '../failure.ts';
import { isoCountries } from '../reference/countries.ts';
import { interfaceLanguages, isoLanguages } from '../reference/languages.ts';
import { parameterBlocks } from '../reference/parameters/describe.ts';
import { validate } from '../reference/parameters/validate.ts';
import { timezones } from '../reference/timezones.ts';

/** What reference data says about values. */

const ids = (entries: readonly { id: string }[]): ReadonlySet<string> => new Set(entries.map(({ id }) => id));

const lists: Readonly<Record<CodeList, ReadonlySet<string>>> = {
  isoCountries: ids(isoCountries),
  languages: ids(interfaceLanguages),
  isoLanguages: ids(isoLanguages),
  // The set of zones doesn't depend on the moment, only their offsets do.
  timezones: ids(timezones(0)),
};

/** Whether a code is in a list that isn't stored as records. */
export const isKnown = (list: CodeList, code: string): boolean => lists[list].has(code);

/**
 * Returns what is wrong with a block of parameters; one whose form the server doesn't describe may contain anything.
 */
export const parameterDetails = (block: string, value: unknown, path: string): Detail[] => {
  if (!Object.hasOwn(parameterBlocks, block)) return [];
  const russian = validate(block, value, 'ru');
  return validate(block, value, 'en').map(({ message, type, path: within }, place) => ({
    type,
    path: within === '' ? path : `${path}.${within}`,
    message: { en: message, ru: russian[place]?.message ?? message },
  }));
};

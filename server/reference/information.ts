import type { Language } from '../../domain/text/words.ts';
import { isoCountries } from './countries.ts';
import { currencies } from './currencies.ts';
import { alphabetical, localised } from './entry.ts';
import { redirectMethods, redirectOptions } from './enumerations.ts';
import { interfaceLanguages, isoLanguages } from './languages.ts';
import { timezones } from './timezones.ts';

const lasting = (language: Language) => ({
  languages: localised(interfaceLanguages, language),
  isoLanguages: alphabetical(isoLanguages, language),
  isoCountries: alphabetical(isoCountries, language),
  redirectMethods: localised(redirectMethods, language),
  redirectOptions: localised(redirectOptions, language),
  currencies: localised(currencies, language),
});

const known = { en: lasting('en'), ru: lasting('ru') };

/** Returns the response of `GET /user/info` in one language, with time zone offsets as of a time (seconds UTC). */
export const information = (language: Language, at: number) => ({
  timezones: localised(timezones(at), language),
  ...known[language],
});

import countries from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import russian from 'i18n-iso-countries/langs/ru.json' with { type: 'json' };
import type { Entry } from './entry.ts';

/** A country: its id is its ISO 3166-1 alpha-2 code (D62). */
export interface Country extends Entry {
  alpha3: string;
  /** Three digits. */
  number: string;
}

countries.registerLocale(english);
countries.registerLocale(russian);

const nameOf = (code: string, language: 'en' | 'ru'): string => {
  const name = countries.getName(code, language);
  if (!name) throw new Error(`No ${language} name for the country ${code}`);
  return name;
};

/** Every country in ISO 3166-1, and Kosovo as XK, the code that IP databases report. */
export const isoCountries: readonly Country[] = Object.entries(countries.getAlpha2Codes()).map(([id, alpha3]) => ({
  id,
  title: { en: nameOf(id, 'en'), ru: nameOf(id, 'ru') },
  alpha3,
  number: countries.alpha2ToNumeric(id) ?? '',
}));

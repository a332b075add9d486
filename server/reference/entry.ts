import type { Language, Words } from '../../domain/text/words.ts';

/** One entry of a reference list: what records store, and its name in every interface language. */
export interface Entry {
  id: string;
  title: Words;
}

/** The same entry in the reader's language. */
export type Localised<E extends Entry> = Omit<E, 'title'> & { title: string };

/** Returns a list with its names in one language, in its original order. */
export const localised = <E extends Entry>(entries: readonly E[], language: Language): Localised<E>[] =>
  entries.map((entry) => ({ ...entry, title: entry.title[language] }));

/** Returns a list with its names in one language, in alphabetical order for that language. */
export const alphabetical = <E extends Entry>(entries: readonly E[], language: Language): Localised<E>[] => {
  const { compare } = new Intl.Collator(language);
  return localised(entries, language).toSorted((one, other) => compare(one.title, other.title));
};

/** Capitalises a name for use in a list: Unicode's Russian names are in lower case. */
const capital = (name: string, language: Language): string =>
  name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);

const unicodeName = (type: 'language' | 'currency', language: Language): ((code: string) => string) => {
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
  return (code) => {
    const name = names.of(code);
    if (!name) throw new Error(`Unicode has no ${language} name for the ${type} ${code}`);
    return capital(name, language);
  };
};

/** Returns Unicode's names of languages or currencies in both interface languages; throws for a code without a name. */
export const unicodeNames = (type: 'language' | 'currency'): ((code: string) => Words) => {
  const en = unicodeName(type, 'en');
  const ru = unicodeName(type, 'ru');
  return (code) => ({ en: en(code), ru: ru(code) });
};

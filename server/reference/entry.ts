import type { Language, Words } from '../../domain/words.ts';

/** One entry of a reference list: what records store, and its name in every interface language. */
export interface Entry {
  id: string;
  title: Words;
}

/** The same entry as one reader gets it. */
export type Localised<E extends Entry> = Omit<E, 'title'> & { title: string };

/** A list with its names in one language, in the order it has. */
export const localised = <E extends Entry>(entries: readonly E[], language: Language): Localised<E>[] =>
  entries.map((entry) => ({ ...entry, title: entry.title[language] }));

/** A list with its names in one language, in alphabetical order of that language. */
export const alphabetical = <E extends Entry>(entries: readonly E[], language: Language): Localised<E>[] => {
  const { compare } = new Intl.Collator(language);
  return localised(entries, language).toSorted((one, other) => compare(one.title, other.title));
};

/** Names as a list begins them, with a capital: Unicode's Russian names are written as inside a sentence. */
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

/** What Unicode calls languages or currencies, in both interface languages; throws on a code it has no name for. */
export const unicodeNames = (type: 'language' | 'currency'): ((code: string) => Words) => {
  const en = unicodeName(type, 'en');
  const ru = unicodeName(type, 'ru');
  return (code) => ({ en: en(code), ru: ru(code) });
};

import iso from 'iso-639-1';
import { languages } from '../../domain/text/words.ts';
import { type Entry, unicodeNames } from './entry.ts';

/** A language: its id is its two-letter ISO 639-1 code. */
export interface SpokenLanguage extends Entry {
  /** Its name in the language itself. */
  nativeTitle: string;
}

const titleOf = unicodeNames('language');

const language = (id: string): SpokenLanguage => ({ id, title: titleOf(id), nativeTitle: iso.getNativeName(id) });

/** Every language in ISO 639-1, for leads and landing pages. */
export const isoLanguages: readonly SpokenLanguage[] = iso.getAllCodes().map(language);

/** The languages of the product's own interface. */
export const interfaceLanguages: readonly SpokenLanguage[] = languages.map(language);

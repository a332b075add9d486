import iso from 'iso-639-1';
import { languages } from '../../domain/words.ts';
import { type Entry, unicodeNames } from './entry.ts';

/** A language: its id is the two-letter code of ISO 639-1. */
export interface SpokenLanguage extends Entry {
  /** What its speakers call it. */
  nativeTitle: string;
}

const titleOf = unicodeNames('language');

const language = (id: string): SpokenLanguage => ({ id, title: titleOf(id), nativeTitle: iso.getNativeName(id) });

/** Every language of ISO 639-1: what leads and landings speak. */
export const isoLanguages: readonly SpokenLanguage[] = iso.getAllCodes().map(language);

/** The languages the product itself speaks. */
export const interfaceLanguages: readonly SpokenLanguage[] = languages.map(language);

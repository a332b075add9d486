import { useLocale } from 'ra-core';
import type { Language } from '../../domain/text/words.ts';

/** Returns the interface language. */
export const useLanguage = (): Language => (useLocale() === 'ru' ? 'ru' : 'en');

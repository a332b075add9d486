import type { Language } from '../../../domain/text/words.ts';
import { readCookie, writeCookie } from '../cookies.ts';

const cookie = 'i18n_redirected';
const secondsAYear = 365 * 86_400;

/** Returns the interface language last used in this browser; English on a first visit. */
export const readLocale = (): Language => (readCookie(cookie) === 'ru' ? 'ru' : 'en');

/** Stores the language and sets it on the page, for screen readers and hyphenation. */
export const keepLocale = (locale: Language): void => {
  writeCookie(cookie, locale, secondsAYear);
  document.documentElement.lang = locale;
};

import type { Language } from '../../../domain/words.ts';
import { readCookie, writeCookie } from '../cookies.ts';

const cookie = 'i18n_redirected';
const secondsAYear = 365 * 86_400;

/** The interface language this browser was left in; English for a newcomer. */
export const readLocale = (): Language => (readCookie(cookie) === 'ru' ? 'ru' : 'en');

/** Remembers the language and tells it to the page, for screen readers and hyphenation. */
export const keepLocale = (locale: Language): void => {
  writeCookie(cookie, locale, secondsAYear);
  document.documentElement.lang = locale;
};

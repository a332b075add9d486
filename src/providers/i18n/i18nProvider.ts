import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import type { Language } from '../../../domain/words.ts';
import { keepLocale } from './locale.ts';

/** The texts of one language; each language is a chunk of its own. */
export const loadMessages = async (locale: Language): Promise<TranslationMessages> =>
  (await (locale === 'ru' ? import('./ru.ts') : import('./en.ts'))).default;

/** Translations, beginning with texts that are there already; the other language is fetched when chosen. */
export const createI18nProvider = (locale: Language, messages: TranslationMessages): I18nProvider => {
  const provider = polyglotI18nProvider(
    (wanted) => (wanted === locale ? messages : loadMessages(wanted === 'ru' ? 'ru' : 'en')),
    locale,
    [
      { locale: 'en', name: 'English' },
      { locale: 'ru', name: 'Русский' },
    ],
  );
  keepLocale(locale);
  return {
    ...provider,
    changeLocale: async (wanted: string) => {
      await provider.changeLocale(wanted);
      keepLocale(wanted === 'ru' ? 'ru' : 'en');
    },
  };
};

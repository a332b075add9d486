import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import type { Language } from '../../../domain/text/words.ts';
import type { TextGroup } from '../../registry/texts.ts';
import { keepLocale } from './locale.ts';

/** Loads the texts of one language that the first pages say; each language is a separate chunk (D149, D150, D1560). */
export const loadMessages = async (locale: Language): Promise<object> =>
  (await (locale === 'ru' ? import('./ru.ts') : import('./en.ts'))).default;

/** Translations that load the texts of resources and pages when they are needed. */
export interface Translations extends I18nProvider {
  /**
   * Resolves once these texts can be used, in the language that is active by then; a language selected later becomes
   * active only when it has them too. Returns the same promise every time, until it fails.
   */
  bring(group: TextGroup): Promise<void>;
}

const asLanguage = (locale: string): Language => (locale === 'ru' ? 'ru' : 'en');

/** Creates translations that start with texts already loaded; the other language is fetched when it is selected. */
export const createI18nProvider = (locale: Language, messages: object): Translations => {
  const shared = new Map([[locale, messages]]);
  const own: Record<Language, Map<string, object>> = { en: new Map(), ru: new Map() };
  const needed = new Map<string, TextGroup>();
  const brought = new Map<string, Promise<void>>();

  const fetchOwn = async ({ key, texts }: TextGroup, language: Language): Promise<void> => {
    if (!texts || own[language].has(key)) return;
    const { default: said } = await texts[language]();
    // Among those beside the first, nothing still says nothing.
    own[language].set(key, key === '' ? { '': '', ...said } : said);
  };
  const fetchShared = async (language: Language): Promise<object> => shared.get(language) ?? loadMessages(language);
  const fetchAll = async (language: Language): Promise<void> => {
    const [common] = await Promise.all([
      fetchShared(language),
      ...[...needed.values()].map((group) => fetchOwn(group, language)),
    ]);
    shared.set(language, common);
  };
  // The package’s type asks for all of react-admin's texts, of which most come with the further ones.
  const textsOf = (wanted: string): TranslationMessages => {
    const language = asLanguage(wanted);
    const texts: object = { ...Object.fromEntries(own[language]), ...shared.get(language) };
    return texts as TranslationMessages;
  };
  const provider = polyglotI18nProvider(textsOf, locale, [
    { locale: 'en', name: 'English' },
    { locale: 'ru', name: 'Русский' },
  ]);

  // One after the other: a language selected while texts are loading becomes active together with them.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const done = last.then(act, act);
    last = done;
    return done;
  };
  const speak = async (language: Language): Promise<void> => {
    await fetchAll(language);
    await provider.changeLocale(language);
  };

  keepLocale(locale);
  return {
    ...provider,
    changeLocale: (wanted: string) =>
      inTurn(async () => {
        await speak(asLanguage(wanted));
        keepLocale(asLanguage(wanted));
      }),
    bring: (group) => {
      const { key } = group;
      needed.set(key, group);
      const spoken = (): Language => asLanguage(provider.getLocale());
      // Requested immediately; its turn in the queue requests it again and reports a failure.
      void fetchOwn(group, spoken()).catch(() => undefined);
      const bringing = brought.get(key) ?? inTurn(() => speak(spoken()));
      brought.set(key, bringing);
      bringing.catch(() => {
        brought.delete(key);
        needed.delete(key);
      });
      return bringing;
    },
  };
};

import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import type { Language } from '../../../domain/words.ts';
import type { TextGroup } from '../../registry/texts.ts';
import { keepLocale } from './locale.ts';

/** Loads the texts of one language that may be needed anywhere; each language is a separate chunk (D149, D150). */
export const loadMessages = async (locale: Language): Promise<TranslationMessages> =>
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
export const createI18nProvider = (locale: Language, messages: TranslationMessages): Translations => {
  const shared = new Map([[locale, messages]]);
  const own: Record<Language, Map<string, object>> = { en: new Map(), ru: new Map() };
  const needed = new Map<string, TextGroup>();
  const brought = new Map<string, Promise<void>>();

  const fetchOwn = async ({ key, texts }: TextGroup, language: Language): Promise<void> => {
    if (texts && !own[language].has(key)) own[language].set(key, (await texts[language]()).default);
  };
  const fetchAll = async (language: Language): Promise<void> => {
    const [common] = await Promise.all([
      shared.get(language) ?? loadMessages(language),
      ...[...needed.values()].map((group) => fetchOwn(group, language)),
    ]);
    shared.set(language, common);
  };
  const textsOf = (wanted: string): TranslationMessages => {
    const language = asLanguage(wanted);
    return Object.assign({}, shared.get(language), Object.fromEntries(own[language]));
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

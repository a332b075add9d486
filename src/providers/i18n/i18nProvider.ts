import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import type { Language } from '../../../domain/words.ts';
import type { ResourceEntry } from '../../registry/resource.ts';
import { keepLocale } from './locale.ts';

/** The texts of one language that may be needed anywhere; each language is a chunk of its own (D149, D150). */
export const loadMessages = async (locale: Language): Promise<TranslationMessages> =>
  (await (locale === 'ru' ? import('./ru.ts') : import('./en.ts'))).default;

type Speaker = Pick<ResourceEntry, 'name' | 'texts'>;

/** Translations to which the texts of resources come when they are needed. */
export interface Translations extends I18nProvider {
  /**
   * Resolves once the texts of a resource can be used, in the language spoken by then; each one that is chosen later is
   * spoken only when it has them too. The same promise every time, until it fails.
   */
  bring(resource: Speaker): Promise<void>;
}

const asLanguage = (locale: string): Language => (locale === 'ru' ? 'ru' : 'en');

/** Translations, beginning with texts that are there already; the other language is fetched when chosen. */
export const createI18nProvider = (locale: Language, messages: TranslationMessages): Translations => {
  const shared = new Map([[locale, messages]]);
  const own: Record<Language, Map<string, object>> = { en: new Map(), ru: new Map() };
  const needed = new Map<string, Speaker>();
  const brought = new Map<string, Promise<void>>();

  const fetchOwn = async ({ name, texts }: Speaker, language: Language): Promise<void> => {
    if (texts && !own[language].has(name)) own[language].set(name, (await texts[language]()).default);
  };
  const fetchAll = async (language: Language): Promise<void> => {
    const [common] = await Promise.all([
      shared.get(language) ?? loadMessages(language),
      ...[...needed.values()].map((resource) => fetchOwn(resource, language)),
    ]);
    shared.set(language, common);
  };
  const textsOf = (wanted: string): TranslationMessages => {
    const language = asLanguage(wanted);
    const resources = [...own[language]].map(([name, texts]) => [`resources.${name}`, texts]);
    return Object.assign({}, shared.get(language), Object.fromEntries(resources));
  };
  const provider = polyglotI18nProvider(textsOf, locale, [
    { locale: 'en', name: 'English' },
    { locale: 'ru', name: 'Русский' },
  ]);

  // One after the other: a language that is chosen while texts are on their way is spoken with them.
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
    bring: (resource) => {
      const { name } = resource;
      needed.set(name, resource);
      const spoken = (): Language => asLanguage(provider.getLocale());
      // Asked for at once; a failure is told by the turn, which asks again.
      void fetchOwn(resource, spoken()).catch(() => undefined);
      const bringing = brought.get(name) ?? inTurn(() => speak(spoken()));
      brought.set(name, bringing);
      bringing.catch(() => {
        brought.delete(name);
        needed.delete(name);
      });
      return bringing;
    },
  };
};

import type { Language } from '../../domain/text/words.ts';
import { furtherTexts } from '../providers/i18n/further/group.ts';
import { createI18nProvider, loadMessages, type Translations } from '../providers/i18n/i18nProvider.ts';

/** Translations with all shared texts, as a while after the first page; `more` are texts that only this test has. */
export const speaking = async (language: Language, more: object = {}): Promise<Translations> => {
  const translations = createI18nProvider(language, { ...(await loadMessages(language)), ...more });
  await translations.bring(furtherTexts);
  return translations;
};

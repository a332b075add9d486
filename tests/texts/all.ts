import type { Language } from '../../domain/text/words.ts';
import { pages } from '../../src/custom/pages.ts';
import { textsOf } from '../../src/registry/resource.ts';
import { furtherTexts } from '../../src/providers/i18n/further/group.ts';
import { loadMessages } from '../../src/providers/i18n/i18nProvider.ts';
import { resources } from '../../src/resources/index.ts';

/** Texts by their keys. */
export const flat = (messages: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? flat(value, `${prefix}${key}.`) : [[prefix + key, String(value)]],
  );

/** Everything the admin can say in a language, by key: what is loaded with it, and what comes with each resource and page. */
export const allTexts = async (language: Language): Promise<Map<string, string>> => {
  const shared = flat(await loadMessages(language));
  const own = await Promise.all(
    [furtherTexts, ...resources.flatMap(textsOf), ...pages.flatMap(({ extraTexts = [] }) => extraTexts)].map(
      async ({ key, texts }) => (texts ? flat((await texts[language]()).default, key && `${key}.`) : []),
    ),
  );
  // As they are said: the first ones go before react-admin's own.
  return new Map([...own.flat(), ...shared]);
};

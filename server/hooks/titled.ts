import type { Language } from '../../domain/text/words.ts';

const named = 3;

const quoted: Readonly<Record<Language, (title: string) => string>> = {
  en: (title) => `“${title}”`,
  ru: (title) => `«${title}»`,
};
const more: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => ` and ${count} more`,
  ru: (count) => ` и ещё ${count}`,
};

/** Returns the titles of records that stand in the way, in quotation marks: the first few, and how many more there are. */
export const titled = (titles: readonly string[], language: Language): string => {
  const rest = titles.length - named;
  return titles.slice(0, named).map(quoted[language]).join(', ') + (rest > 0 ? more[language](rest) : '');
};

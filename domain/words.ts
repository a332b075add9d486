/** The same words in every interface language. `{0}`, `{1}`, … stand for arguments. */
export interface Words {
  en: string;
  ru: string;
}

/** A text of the server as it is kept and told where both languages go along. */
export type BothLanguages = Record<keyof Words, string>;

/** Whether a value that was kept is such a text. */
export const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  languages.every((language) => typeof (value as Record<string, unknown>)[language] === 'string');

/** The same in each language, of which `told` makes each. */
export const inBoth = (told: (language: Language) => string): BothLanguages => ({ en: told('en'), ru: told('ru') });

/** A text of others, of which there is nothing to translate. */
export const plainWords = (text: string): BothLanguages => inBoth(() => text);

/** Words of which no more is kept than `max` characters. */
export const cutWords = (words: Words, max: number): BothLanguages =>
  inBoth((language) => words[language].slice(0, max).toWellFormed());

export type Language = keyof Words;

export const languages = ['en', 'ru'] as const satisfies Language[];

/** Puts `args` in the places `{0}`, `{1}`, … of a sentence. */
export const fill = (sentence: string, args: readonly (string | number)[] = []): string =>
  sentence.replace(/\{(\d)\}/g, (whole, index: string) => String(args[Number(index)] ?? whole));

import { recordOf } from '../records.ts';

/**
 * The same words in every interface language. `{0}`, `{1}`, … stand for arguments, `{0|row|rows}` for a count and its
 * noun. Russian, with its three plural forms, puts the noun first instead: `Строк: {0}`.
 */
export interface Words {
  en: string;
  ru: string;
}

/** A text from the server, stored and returned in both languages. */
export type BothLanguages = Record<keyof Words, string>;

/** Returns whether a stored value is such a text. */
export const isWords = (value: unknown): value is Words => {
  const words = recordOf(value);
  return languages.every((language) => typeof words[language] === 'string');
};

/** Builds the text of each language with `told`. */
export const inBoth = (told: (language: Language) => string): BothLanguages => ({ en: told('en'), ru: told('ru') });

/** Wraps external text, which can't be translated. */
export const plainWords = (text: string): BothLanguages => inBoth(() => text);

/** Cuts words to at most `max` characters. */
export const cutWords = (words: Words, max: number): BothLanguages =>
  inBoth((language) => words[language].slice(0, max).toWellFormed());

export type Language = keyof Words;

export const languages = ['en', 'ru'] as const satisfies Language[];

/**
 * Fills `args` into the placeholders `{0}`, `{1|row|rows}`, … of a sentence. A count is given as displayed: `1` or
 * `2,000`.
 */
export const fill = (sentence: string, args: readonly (string | number)[] = []): string =>
  sentence.replace(/\{(\d)(?:\|([^|}]+)\|([^|}]+))?\}/g, (whole, index: string, one?: string, others?: string) => {
    const arg = args[Number(index)];
    if (arg === undefined) return whole;
    return one === undefined ? String(arg) : `${arg} ${String(arg) === '1' ? one : others}`;
  });

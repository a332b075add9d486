/**
 * The same words in every interface language. `{0}`, `{1}`, … stand for arguments, `{0|row|rows}` for a count and what is
 * counted. Russian, which has three forms, names what is counted first instead: `Строк: {0}`.
 */
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

/** Puts `args` in the places `{0}`, `{1|row|rows}`, … of a sentence. A count comes as it is shown: `1` or `2,000`. */
export const fill = (sentence: string, args: readonly (string | number)[] = []): string =>
  sentence.replace(/\{(\d)(?:\|([^|}]+)\|([^|}]+))?\}/g, (whole, index: string, one?: string, others?: string) => {
    const arg = args[Number(index)];
    if (arg === undefined) return whole;
    return one === undefined ? String(arg) : `${arg} ${String(arg) === '1' ? one : others}`;
  });

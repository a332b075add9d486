/** The same words in every interface language. `{0}`, `{1}`, … stand for arguments. */
export interface Words {
  en: string;
  ru: string;
}

export type Language = keyof Words;

export const languages = ['en', 'ru'] as const satisfies Language[];

/** Puts `args` in the places `{0}`, `{1}`, … of a sentence. */
export const fill = (sentence: string, args: readonly (string | number)[] = []): string =>
  sentence.replace(/\{(\d)\}/g, (whole, index: string) => String(args[Number(index)] ?? whole));

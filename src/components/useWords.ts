import type { Words } from '../../domain/words.ts';
import { useLanguage } from './language.ts';

/** Says words in the interface language, with what they fill in: `{0}`, `{1}`. */
export const useWords = (): ((words: Words, ...filled: readonly (string | number)[]) => string) => {
  const language = useLanguage();
  return (words, ...filled) =>
    words[language].replace(/\{(\d)\}/g, (_, place: string) => String(filled[Number(place)]));
};

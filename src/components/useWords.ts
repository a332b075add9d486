import { fill, type Words } from '../../domain/words.ts';
import { useLanguage } from './language.ts';

/** Says words in the interface language, with what they fill in. */
export const useWords = (): ((words: Words, ...filled: readonly (string | number)[]) => string) => {
  const language = useLanguage();
  return (words, ...filled) => fill(words[language], filled);
};

import { fill, type Words } from '../../domain/text/words.ts';
import { useLanguage } from './language.ts';

/** Returns words in the interface language, with their arguments filled in. */
export const useWords = (): ((words: Words, ...filled: readonly (string | number)[]) => string) => {
  const language = useLanguage();
  return (words, ...filled) => fill(words[language], filled);
};

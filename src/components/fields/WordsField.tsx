import { isWords } from '../../../domain/words.ts';
import type { Fields } from '../typed.ts';
import { useWords } from '../useWords.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

/** A text that is kept in both languages, in that of its reader. */
export const WordsField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const say = useWords();
  const value = useValue(source);
  // What the history has of before there were both languages is a text.
  if (typeof value === 'string') return <span>{value}</span>;
  return isWords(value) ? <span>{say(value)}</span> : null;
};

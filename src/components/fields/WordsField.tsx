import { isWords } from '../../../domain/text/words.ts';
import type { Fields } from '../typed.ts';
import { useWords } from '../useWords.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

/** A text stored in both languages, shown in the viewer's. */
export const WordsField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const say = useWords();
  const value = useValue(source);
  // History entries from before there were two languages hold a plain text.
  if (typeof value === 'string') return <span>{value}</span>;
  return isWords(value) ? <span>{say(value)}</span> : null;
};

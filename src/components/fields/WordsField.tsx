import type { Fields } from '../typed.ts';
import { useWords } from '../useWords.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

/** A text that is kept in both languages, in that of its reader. */
export const WordsField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const say = useWords();
  const { en, ru }: { en?: unknown; ru?: unknown } = Object(useValue(source));
  return typeof en === 'string' && typeof ru === 'string' ? <span>{say({ en, ru })}</span> : null;
};

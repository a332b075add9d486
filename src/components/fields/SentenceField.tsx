import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

/** A text of a sentence or two, with a column wide enough for its beginning. */
export const SentenceField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const value = useValue(source);
  return typeof value === 'string' ? <span>{value}</span> : null;
};
SentenceField.columnWidth = [128, 320];

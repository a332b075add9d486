import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

/** A text of a sentence or two, which a column of its own is wide enough to begin. */
export const SentenceField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const value = useValue(source);
  return typeof value === 'string' ? <span>{value}</span> : null;
};
SentenceField.columnWidth = [128, 320];

import type { Fields } from '../typed.ts';
import { useExactText } from './exactText.ts';
import type { ValueProps } from './types.ts';

/** An exact number with at most 8 decimals. */
export const DecimalField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const text = useExactText(source, 8, false);
  return text === undefined ? null : <span>{text}</span>;
};
DecimalField.textAlign = 'right';

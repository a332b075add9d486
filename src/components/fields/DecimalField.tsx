import type { Fields } from '../typed.ts';
import { useExactText } from './exactText.ts';
import type { ValueProps } from './types.ts';

/** An exact number: 1,234.5. */
export const DecimalField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const number = useExactText(source);
  return number && <span title={number.title}>{number.text}</span>;
};
DecimalField.textAlign = 'right';

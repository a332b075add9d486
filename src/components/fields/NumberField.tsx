import type { Fields } from '../typed.ts';
import { useLanguage } from '../language.ts';
import type { ValueProps } from './types.ts';
import { useNumberValue } from './useValue.ts';

/** A whole number with its digits grouped as usual in the language; `plain` leaves them ungrouped, as in ids. */
export const NumberField = <R extends object = Fields>({ source, plain }: ValueProps<R> & { plain?: boolean }) => {
  const language = useLanguage();
  const value = useNumberValue(source);
  if (value === undefined) return null;
  return <span>{plain ? value : value.toLocaleString(language, { maximumFractionDigits: 2 })}</span>;
};
NumberField.textAlign = 'right';
NumberField.columnWidth = [52, 72];

import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

/** A time of day, such as 20:00, with a column just wide enough for it. */
export const ClockField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const value = useValue(source);
  return typeof value === 'string' ? <span>{value}</span> : null;
};
ClockField.columnWidth = [56, 72];

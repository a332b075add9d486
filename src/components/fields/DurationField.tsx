import { useLanguage } from '../language.ts';
import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useNumberValue } from './useValue.ts';

export type DurationUnit = 'seconds' | 'minutes' | 'hours' | 'days';

const units = { seconds: 'second', minutes: 'minute', hours: 'hour', days: 'day' } as const;

/** A whole number of units in words: 3 days, 3 дня. */
export const DurationField = <R extends object = Fields>({ source, unit }: ValueProps<R> & { unit: DurationUnit }) => {
  const language = useLanguage();
  const value = useNumberValue(source);
  if (value === undefined) return null;
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: units[unit], unitDisplay: 'long' });
  return <span>{format.format(value)}</span>;
};
DurationField.columnWidth = [72, 112];

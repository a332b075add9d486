import type { Language } from '../../../domain/text/words.ts';
import { useLanguage } from '../language.ts';
import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useNumberValue } from './useValue.ts';

export type DurationUnit = 'seconds' | 'minutes' | 'hours' | 'days';

const units = ['second', 'minute', 'hour', 'day'] as const;
/** How many of each unit make up the next one. */
const next = [60, 60, 24];

/** Converts a number of units to the largest unit in which it is still whole. */
const largest = (value: number, unit: DurationUnit): [number, (typeof units)[number]] => {
  let [amount, place] = [value, units.findIndex((one) => unit.startsWith(one))];
  for (let size = next[place]; amount !== 0 && size && amount % size === 0; size = next[place]) {
    amount /= size;
    place += 1;
  }
  return [amount, units[place] ?? 'day'];
};

/** Returns a duration in words: 3 days, 3 дня. */
export const durationWords = (value: number, unit: DurationUnit, language: Language): string => {
  const [amount, name] = largest(value, unit);
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(amount);
};

/** Shows a duration in words. */
export const DurationField = <R extends object = Fields>({ source, unit }: ValueProps<R> & { unit: DurationUnit }) => {
  const language = useLanguage();
  const value = useNumberValue(source);
  return value === undefined ? null : <span>{durationWords(value, unit, language)}</span>;
};
DurationField.columnWidth = [92, 112];

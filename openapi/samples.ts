import { divide, sum } from '../domain/money/decimal.ts';
import { brokenRules } from '../domain/rules.ts';
import { weekdays } from '../domain/time/schedule.ts';
import type { CodeList, Field, FieldOf } from './fields.ts';

/**
 * Returns a decimal string that keeps the field's rules: one and `n` hundredths, or something just above its lower
 * bound.
 */
export const exactSample = (field: Field, n: number): string => {
  const bound = (...names: string[]) =>
    field.rules.find(({ name }) => names.includes(name))?.args.at(names[0] === 'max' ? -1 : 0);
  const min = String(bound('min', 'minMax') ?? 0);
  const candidates = [
    sum(['1', divide(String(n), '100', 2)]),
    sum([min, '1', divide(String(n), '100', 2)]),
    sum([min, '1', String(n)]),
    sum([min, divide(String(n), '100', 2)]),
    min,
    String(bound('max', 'minMax') ?? 0),
  ];
  return candidates.find((one) => brokenRules(one, field.rules).length === 0) ?? min;
};

/** Returns the `n`th whole number above the field's lower bound, starting over at the upper bound. */
export const wholeSample = (field: Field, n: number): number => {
  const [min = 0, max = Infinity] = field.rules.find(({ name }) => name === 'min' || name === 'minMax')?.args ?? [];
  return Number(min) + ((n + 1) % (Number(max) - Number(min) + 1));
};

/** Returns the `n`th word of this many capital letters: `AAA`, `AAB`, … */
const letters = (n: number, length: number): string =>
  Array.from({ length }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(n / 26 ** (length - 1 - place)) % 26)),
  ).join('');

/** Returns the field's label with a number, as a word, or as letters: the first of these that keeps its rules. */
export const textSample = (field: Field, n: number): string => {
  const exactly = field.rules.find(({ name }) => name === 'length');
  const named = `${field.en} ${n + 1}`;
  const joined = named.replaceAll(' ', '_');
  const words = [
    named,
    joined,
    letters(n, Number(exactly?.args[0] ?? 3)),
    joined.toLowerCase(),
    `${String(n % 24).padStart(2, '0')}:00`,
    `203.0.113.${(n % 254) + 1}`,
  ];
  return words.find((word) => brokenRules(word, field.rules).length === 0) ?? named;
};

const codes: Record<CodeList, readonly string[]> = {
  isoCountries: ['LV', 'DE', 'BR'],
  languages: ['en', 'ru'],
  isoLanguages: ['lv', 'de', 'pt'],
  timezones: ['Europe/Riga', 'UTC', 'America/Sao_Paulo'],
};

/** Returns a code of the list, or a list of one if the field has several. */
export const codeSample = ({ of, several }: FieldOf<'codeList'>, n: number): unknown => {
  const code = codes[of][n % codes[of].length];
  return several ? [code] : code;
};

/** Office hours of one day. */
export const scheduleSample = (n: number): object => ({
  timezone: 'Europe/Riga',
  ranges: [{ days: [weekdays[n % weekdays.length]], from: '09:00', to: '18:00' }],
});

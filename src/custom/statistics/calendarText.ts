import { UTCDate } from '@date-fns/utc';
import { format } from 'date-fns/format';
import { enGB } from 'date-fns/locale/en-GB';
import { ru } from 'date-fns/locale/ru';
import type { Language } from '../../../domain/text/words.ts';

const locales = { en: enGB, ru } as const;

const patterns = {
  /** 'Tue', 'вт' */
  shortWeekday: 'EEE',
  /** 'Tuesday', 'вторник' */
  weekday: 'EEEE',
  /** '24 Nov', '24 нояб.' */
  dayOfMonth: 'd MMM',
  /** 'Nov', 'нояб.' */
  shortMonth: 'LLL',
  /** 'November 2026', 'ноябрь 2026' */
  month: 'LLLL yyyy',
} as const;

/** Formats calendar units that figures are grouped by and that charts label their axes with. */
export const calendarText = (of: keyof typeof patterns, date: string, language: Language): string =>
  format(new UTCDate(`${date}T00:00:00Z`), patterns[of], { locale: locales[language] });

/** The same as a text of its own: 'November 2026', 'Ноябрь 2026'. */
export const calendarName = (...[of, date, language]: Parameters<typeof calendarText>): string => {
  const text = calendarText(of, date, language);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
};

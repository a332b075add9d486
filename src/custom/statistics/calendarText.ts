import { UTCDate } from '@date-fns/utc';
import { format } from 'date-fns/format';
import { enGB } from 'date-fns/locale/en-GB';
import { ru } from 'date-fns/locale/ru';
import type { Language } from '../../../domain/words.ts';

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

/** Parts of the calendar by their names, which figures are grouped by and charts have below them. */
export const calendarText = (of: keyof typeof patterns, date: string, language: Language): string =>
  format(new UTCDate(`${date}T00:00:00Z`), patterns[of], { locale: locales[language] });

import { formatDate } from '../../../domain/time/dates.ts';
import type { DimensionName } from '../../../domain/statistics/dimensions.ts';
import { weekdays } from '../../../domain/statistics/dimensions.ts';
import { calendarName, calendarText } from './calendarText.ts';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import type { Row } from './figures.ts';
import type { Value } from './question/question.ts';
import { statisticsWords as words } from './statisticsWords.ts';

const day = 86_400;
const momentOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;
const dayText = (date: string): string => formatDate(momentOf(date), 'UTC');

/** A Monday, to name the days of the week from. */
const monday = Date.UTC(2024, 0, 1) / 1000;
const dateAt = (at: number): string => new Date(at * 1000).toISOString().slice(0, 10);

/** Returns display names for the values of groupings. */
export const useValueText = () => {
  const language = useLanguage();
  const say = useWords();
  const texts: Partial<Record<DimensionName, (value: string) => string>> = {
    day: (value) => `${dayText(value)}, ${calendarText('shortWeekday', value, language)}`,
    week: (value) => `${dayText(value)} – ${formatDate(momentOf(value) + 6 * day, 'UTC')}`,
    month: (value) => calendarName('month', `${value}-01`, language),
    hour: (value) => `${value.padStart(2, '0')}:00`,
    weekday: (value) => {
      const at = weekdays.findIndex((name) => name === value);
      return at < 0 ? value : calendarName('weekday', dateAt(monday + at * day), language);
    },
  };
  return (dimension: DimensionName, value: Value, titles: Row['titles'] = {}): string => {
    if (value === null || value === '') return titles[dimension] ?? say(words.none);
    return titles[dimension] ?? texts[dimension]?.(String(value)) ?? String(value);
  };
};

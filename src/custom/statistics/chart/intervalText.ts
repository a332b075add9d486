import type { Language } from '../../../../domain/words.ts';
import { calendarText } from '../calendarText.ts';

/** What people call an interval of the chart: `2026-11-24`, `2026-11-24T15:00` or `2026-11`, by local clocks. */
export const intervalText = (at: string, language: Language): { short: string; long: string } => {
  const [date = '', time] = at.split('T');
  const written = date.replaceAll('-', '.');
  if (time) return { short: time.slice(0, 5), long: `${written} ${time.slice(0, 5)}` };
  if (date.length === 7) {
    const first = `${date}-01`;
    return { short: calendarText('shortMonth', first, language), long: calendarText('month', first, language) };
  }
  return {
    short: calendarText('dayOfMonth', date, language),
    long: `${written}, ${calendarText('shortWeekday', date, language)}`,
  };
};

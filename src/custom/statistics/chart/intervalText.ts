import type { Language } from '../../../../domain/text/words.ts';
import { calendarName, calendarText } from '../calendarText.ts';

/** Returns the display name of a chart interval: `2026-11-24`, `2026-11-24T15:00` or `2026-11`, in local time. */
export const intervalText = (at: string, language: Language): { short: string; long: string } => {
  const [date = '', time] = at.split('T');
  const written = date.replaceAll('-', '.');
  // At the start of a day, its date says more than its hour.
  const short = time === '00:00' ? calendarText('dayOfMonth', date, language) : time?.slice(0, 5);
  if (short !== undefined) return { short, long: `${written} ${time?.slice(0, 5)}` };
  if (date.length === 7) {
    const first = `${date}-01`;
    return { short: calendarText('shortMonth', first, language), long: calendarName('month', first, language) };
  }
  return {
    short: calendarText('dayOfMonth', date, language),
    long: `${written}, ${calendarText('shortWeekday', date, language)}`,
  };
};

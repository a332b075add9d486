import { type OpeningHours, type Schedule, type Weekday, weekdays } from './schedule.ts';
import type { Language, Words } from '../text/words.ts';

/** Weekly schedules in words. */

/** The names of days, abbreviated as in calendars and in full. */
export const weekdayNames: Readonly<Record<Weekday, { short: Words; long: Words }>> = {
  monday: { short: { en: 'Mon', ru: 'Пн' }, long: { en: 'Monday', ru: 'Понедельник' } },
  tuesday: { short: { en: 'Tue', ru: 'Вт' }, long: { en: 'Tuesday', ru: 'Вторник' } },
  wednesday: { short: { en: 'Wed', ru: 'Ср' }, long: { en: 'Wednesday', ru: 'Среда' } },
  thursday: { short: { en: 'Thu', ru: 'Чт' }, long: { en: 'Thursday', ru: 'Четверг' } },
  friday: { short: { en: 'Fri', ru: 'Пт' }, long: { en: 'Friday', ru: 'Пятница' } },
  saturday: { short: { en: 'Sat', ru: 'Сб' }, long: { en: 'Saturday', ru: 'Суббота' } },
  sunday: { short: { en: 'Sun', ru: 'Вс' }, long: { en: 'Sunday', ru: 'Воскресенье' } },
};

const always: Words = { en: 'Always', ru: 'Всегда' };
const never: Words = { en: 'Never', ru: 'Никогда' };
const daily: Words = { en: 'Daily', ru: 'Ежедневно' };
const allDay: Words = { en: 'all day', ru: 'круглосуточно' };

/** Formats days, joining consecutive ones: 'Mon–Fri', 'Mon, Wed', 'Sat, Sun'. */
const daysText = (days: readonly Weekday[], language: Language): string => {
  const name = (place: number): string => weekdayNames[weekdays[place] ?? 'monday'].short[language];
  if (days.length === weekdays.length) return daily[language];
  const runs = days
    .map((day) => weekdays.indexOf(day))
    .reduce<[number, number][]>((before, place) => {
      const last = before.at(-1);
      if (last?.[1] === place - 1) return [...before.slice(0, -1), [last[0], place]];
      return [...before, [place, place]];
    }, []);
  return runs
    .map(([first, last]) => {
      if (first === last) return name(first);
      return last === first + 1 ? `${name(first)}, ${name(last)}` : `${name(first)}–${name(last)}`;
    })
    .join(', ');
};

const hoursText = ({ from, to }: OpeningHours, language: Language): string =>
  from === '00:00' && to === '24:00' ? allDay[language] : `${from}–${to}`;

/** Returns the place that a zone is named after: 'Europe/Riga' → 'Riga'. */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Formats a schedule on one line: 'Mon–Fri 09:00–12:00, 13:00–18:00; Sat 10:00–14:00 Riga'. */
export const scheduleText = (schedule: Schedule | null, language: Language): string => {
  if (!schedule) return always[language];
  if (schedule.ranges.length === 0) return never[language];
  const parts = [...Map.groupBy(schedule.ranges, ({ days }) => days.join()).values()].map((hours) =>
    [daysText(hours[0]?.days ?? [], language), hours.map((one) => hoursText(one, language)).join(', ')].join(' '),
  );
  return `${parts.join('; ')} ${placeOf(schedule.timezone)}`;
};

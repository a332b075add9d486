import { isSchedule } from '../../../domain/time/schedule.ts';
import { scheduleText } from '../../../domain/time/schedule-text.ts';
import { useLanguage } from '../language.ts';
import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

/** Weekly opening hours on one line; without any, it is always open. */
export const ScheduleField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const language = useLanguage();
  const schedule = useValue(source);
  return <span>{scheduleText(isSchedule(schedule) ? schedule : null, language)}</span>;
};
ScheduleField.columnWidth = [120, 240];

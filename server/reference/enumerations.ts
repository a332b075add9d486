import { redirectMethods as methods } from '../../openapi/parts.ts';
import type { Entry } from './entry.ts';

const entry = <Id extends string>(id: Id, en: string, ru: string): Entry & { id: Id } => ({ id, title: { en, ru } });

/** How a visitor's browser is redirected. */
export const redirectMethods = Object.entries(methods).map(([id, { en, ru }]) => entry(id, en, ru));

/** Where a person is redirected after their lead was sent. */
export const redirectOptions = [
  entry('direct', 'Directly to the advertiser', 'Сразу к рекламодателю'),
  entry('no_redirect', 'No redirect', 'Без редиректа'),
  entry('via_thank_you_page', 'Through the thank-you page', 'Через страницу благодарности'),
] as const;

/** Days of a schedule; weeks begin on Monday. */
export const weekdays = [
  entry('monday', 'Monday', 'Понедельник'),
  entry('tuesday', 'Tuesday', 'Вторник'),
  entry('wednesday', 'Wednesday', 'Среда'),
  entry('thursday', 'Thursday', 'Четверг'),
  entry('friday', 'Friday', 'Пятница'),
  entry('saturday', 'Saturday', 'Суббота'),
  entry('sunday', 'Sunday', 'Воскресенье'),
] as const;

const events = [
  entry('conversion_approved', 'Conversion approved', 'Конверсия подтверждена'),
  entry('conversion_rejected', 'Conversion rejected', 'Конверсия отклонена'),
  entry('conversion_pending', 'Conversion pending', 'Конверсия в ожидании'),
  entry('conversion_deferred', 'Conversion deferred', 'Конверсия отложена'),
  entry('event_received', 'Lead received', 'Лид получен'),
  entry('event_sent', 'Lead sent', 'Лид отправлен'),
  entry('event_trash', 'Lead sent to trash', 'Лид отправлен в корзину'),
  entry('event_hold', 'Lead on hold', 'Лид в холде'),
  entry('event_invalid', 'Invalid lead', 'Невалидный лид'),
  entry('event_duplicate', 'Duplicate lead', 'Дубликат лида'),
  entry('event_lead_grade_changed', 'Lead grade changed', 'Оценка лида изменена'),
] as const;

export type PostbackEventGroup = 'conversions' | 'leadGrades' | 'leadStatuses';

const groupOf = (event: string): PostbackEventGroup => {
  if (event.includes('conversion')) return 'conversions';
  return event.includes('event_lead_grade') ? 'leadGrades' : 'leadStatuses';
};

/** What a postback can report, each in the group derived from its name. */
export const postbackEvents = events.map((event) => ({ ...event, group: groupOf(event.id) }));

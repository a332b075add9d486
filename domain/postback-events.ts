import type { Words } from './words.ts';

/** What affiliates are told of by postbacks, in three groups: of conversions, of leads, and of grades. */
export const postbackEvents = {
  conversion_approved: { en: 'Conversion: approved', ru: 'Конверсия: подтверждена', tone: 'success' },
  conversion_pending: { en: 'Conversion: pending', ru: 'Конверсия: в ожидании', tone: 'info' },
  conversion_deferred: { en: 'Conversion: deferred', ru: 'Конверсия: отложена', tone: 'warning' },
  conversion_rejected: { en: 'Conversion: rejected', ru: 'Конверсия: отклонена', tone: 'error' },
  event_received: { en: 'Lead: received', ru: 'Лид: получен', tone: 'info' },
  event_sent: { en: 'Lead: sent', ru: 'Лид: отправлен', tone: 'success' },
  event_hold: { en: 'Lead: held', ru: 'Лид: в холде', tone: 'warning' },
  event_invalid: { en: 'Lead: invalid', ru: 'Лид: невалидный', tone: 'error' },
  event_duplicate: { en: 'Lead: duplicate', ru: 'Лид: дубль', tone: 'neutral' },
  event_trash: { en: 'Lead: trash', ru: 'Лид: мусор', tone: 'neutral' },
  event_lead_grade_changed: { en: 'Lead grade: changed', ru: 'Оценка лида: изменена', tone: 'info' },
} as const satisfies Record<string, Words & { tone: string }>;

export type PostbackEvent = keyof typeof postbackEvents;

/** The word for a status: what the affiliate calls it, else ours. */
export const statusWord = (event: PostbackEvent, mappings: readonly { event: string; word: string }[]): string =>
  mappings.find((mapping) => mapping.event === event)?.word ?? event.replace(/^(conversion|event)_/, '');

const minute = 60;
const day = 86_400;

/** Seconds until the next attempt after so many failed ones: a minute, twice as long each time, a day at most. */
export const pauseAfter = (attempts: number): number => Math.min(minute * 2 ** Math.max(0, attempts - 1), day);

/** Seconds of failing after which a postback is given up. */
export const maxFailing = 7 * day;

import type { Words } from '../text/words.ts';

/**
 * What postbacks report to affiliates: conversions, leads and grades. The distinguishing word comes first, as chips may
 * be cut off.
 */
export const postbackEvents = {
  conversion_approved: { en: 'Approved conversion', ru: 'Подтверждённая конверсия', tone: 'success' },
  conversion_pending: { en: 'Pending conversion', ru: 'Ожидающая конверсия', tone: 'info' },
  conversion_deferred: { en: 'Deferred conversion', ru: 'Отложенная конверсия', tone: 'warning' },
  conversion_rejected: { en: 'Rejected conversion', ru: 'Отклонённая конверсия', tone: 'error' },
  event_received: { en: 'Received lead', ru: 'Полученный лид', tone: 'info' },
  event_sent: { en: 'Sent lead', ru: 'Отправленный лид', tone: 'success' },
  event_hold: { en: 'Held lead', ru: 'Лид в холде', tone: 'warning' },
  event_invalid: { en: 'Invalid lead', ru: 'Невалидный лид', tone: 'error' },
  event_duplicate: { en: 'Duplicate lead', ru: 'Дубль лида', tone: 'neutral' },
  event_trash: { en: 'Trashed lead', ru: 'Мусорный лид', tone: 'neutral' },
  event_lead_grade_changed: { en: 'Changed lead grade', ru: 'Смена оценки лида', tone: 'info' },
} as const satisfies Record<string, Words & { tone: string }>;

export type PostbackEvent = keyof typeof postbackEvents;

/** Returns the word for a status: the affiliate's own, or else ours. */
export const statusWord = (event: PostbackEvent, mappings: readonly { event: string; word: string }[]): string =>
  mappings.find((mapping) => mapping.event === event)?.word ?? event.replace(/^(conversion|event)_/, '');

const minute = 60;
const day = 86_400;

/** Returns the seconds until the next attempt after this many failures: a minute, doubling each time, up to a day. */
export const pauseAfter = (attempts: number): number => Math.min(minute * 2 ** Math.max(0, attempts - 1), day);

/** The seconds of failing after which a postback is given up. */
export const maxFailing = 7 * day;

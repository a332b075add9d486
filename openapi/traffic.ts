import { conversionStatus } from '../domain/conversions.ts';
import type { Words } from '../domain/words.ts';
import { type Field, type Options, text } from './fields.ts';

/** What clicks, leads and conversions have in common. */

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The names of what an affiliate marks traffic with. */
export const subNames = numbers.map((n) => `sub${n}` as const);
export type SubName = (typeof subNames)[number];

/** Bytes of memory are cheap, links are not endless: what is longer is cut. */
export const longestSub = 500;

/** Their fields. */
export const subs = (): Record<SubName, Field> => {
  const sub = (n: number): Field =>
    text({ en: `Sub ID ${n}`, ru: `Sub ID ${n}`, readOnly: true, maxLength: longestSub });
  return {
    sub1: sub(1),
    sub2: sub(2),
    sub3: sub(3),
    sub4: sub(4),
    sub5: sub(5),
    sub6: sub(6),
    sub7: sub(7),
    sub8: sub(8),
    sub9: sub(9),
  };
};

/** What checks found, as options of a field. */
export const failedReasons = (reasons: Readonly<Record<string, { failed: Words }>>): Options =>
  Object.fromEntries(Object.entries(reasons).map(([code, { failed }]) => [code, failed]));

/** How far a conversion has come. */
export const conversionStatuses: Options = {
  pending: { id: conversionStatus.pending, en: 'Pending', ru: 'В ожидании', tone: 'warning' },
  deferred: { id: conversionStatus.deferred, en: 'Deferred', ru: 'Отложена', tone: 'neutral' },
  approved: { id: conversionStatus.approved, en: 'Approved', ru: 'Подтверждена', tone: 'success' },
  rejected: { id: conversionStatus.rejected, en: 'Rejected', ru: 'Отклонена', tone: 'error' },
};

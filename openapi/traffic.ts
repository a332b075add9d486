import { clickStatus } from '../domain/traffic/clicks.ts';
import { conversionStatus } from '../domain/traffic/conversions.ts';
import { foundFaults } from '../domain/distribution/click-reasons.ts';
import { reasons } from '../domain/distribution/reasons.ts';
import { requestFaults } from '../domain/distribution/request-faults.ts';
import type { LeadStatus } from '../domain/traffic/lead-statuses.ts';
import type { Words } from '../domain/text/words.ts';
import { type Field, type Options, text } from './fields.ts';

/** What clicks, leads and conversions have in common. */

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The names of the markers that an affiliate gives traffic. */
export const subNames = numbers.map((n) => `sub${n}` as const);
export type SubName = (typeof subNames)[number];

/** Memory is cheap, but links are not endless: anything longer is cut. */
export const longestSub = 500;

/** Returns their fields. */
export const subs = (): Record<SubName, Field> => {
  const sub = (n: number): Field =>
    text({
      en: `Sub ID ${n}`,
      ru: `Sub ID ${n}`,
      readOnly: true,
      filterable: 'unindexed',
      commas: true,
      maxLength: longestSub,
    });
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

/** Returns the findings of checks as options of a field. */
export const failedReasons = (reasons: Readonly<Record<string, { failed: Words }>>): Options =>
  Object.fromEntries(Object.entries(reasons).map(([code, { failed }]) => [code, failed]));

/** Whether a click counts. */
export const clickStatuses = {
  valid: { id: clickStatus.valid, en: 'Valid', ru: 'Валидный', tone: 'success' },
  invalid: { id: clickStatus.invalid, en: 'Invalid', ru: 'Невалидный', tone: 'error' },
} satisfies Options;

/** Why it does not count. */
export const clickReasons: Options = { ...requestFaults, ...foundFaults, ...failedReasons(reasons) };

/** Returns the reasons why no advertiser has a lead: the findings of checks, or the result of offering it. */
export const leadReasons = (
  reasons: Readonly<Record<string, { failed: Words }>>,
  pushFaults: Readonly<Record<string, Words>>,
): Options => ({
  ...failedReasons(reasons),
  ...Object.fromEntries(Object.entries(pushFaults).map(([code, { en, ru }]) => [code, { en, ru }])),
});

/** The status of a lead. */
export const leadStatusOptions = {
  new: { en: 'New', ru: 'Новый', tone: 'info' },
  sent: { en: 'Sent', ru: 'Отправлен', tone: 'success' },
  unsent: { en: 'Unsent', ru: 'Не отправлен', tone: 'error' },
  hold: { en: 'Hold', ru: 'Холд', tone: 'warning' },
  invalid: { en: 'Invalid', ru: 'Невалидный', tone: 'error' },
  trash: { en: 'Trash', ru: 'Треш', tone: 'neutral' },
  duplicate: { en: 'Duplicate', ru: 'Дубль', tone: 'warning' },
  failed: { en: 'Failed', ru: 'Ошибка', tone: 'error' },
  test: { en: 'Test', ru: 'Тест', tone: 'neutral' },
} satisfies Readonly<Record<LeadStatus, Options[string]>>;

/** The status of a conversion. */
export const conversionStatuses: Options = {
  pending: { id: conversionStatus.pending, en: 'Pending', ru: 'В ожидании', tone: 'warning' },
  deferred: { id: conversionStatus.deferred, en: 'Deferred', ru: 'Отложена', tone: 'neutral' },
  approved: { id: conversionStatus.approved, en: 'Approved', ru: 'Подтверждена', tone: 'success' },
  rejected: { id: conversionStatus.rejected, en: 'Rejected', ru: 'Отклонена', tone: 'error' },
};

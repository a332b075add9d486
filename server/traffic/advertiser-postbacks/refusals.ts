import { reportedAmount } from '../../../domain/traffic/conversions.ts';
import type { Words } from '../../../domain/text/words.ts';
import { isDatabaseError } from '../../database/sqlstate.ts';
import { violation, type Detail, Failure, invalid } from '../../failure.ts';
import type { Report } from './report.ts';
import type { Reporter, ReportingIntegration } from './reporters.ts';

/** What is refused in a report, and the words for it. */

const words = {
  unknownTraffic: {
    en: 'No click or lead of this advertiser has this ID',
    ru: 'У этого рекламодателя нет клика или лида с таким ID',
  },
  unknownCustomer: {
    en: 'This customer is new: send their `click_id` or `lead_id` too',
    ru: 'Об этом клиенте пока ничего не известно: передайте и `click_id` или `lead_id`',
  },
  toldOtherwise: {
    en: 'This row contradicts an earlier row for the same customer and day',
    ru: 'В одной из строк выше у этого клиента за этот день другие показатели',
  },
  unknownGoal: { en: 'No goal corresponds to “{0}”', ru: 'Слову «{0}» не соответствует ни одна цель' },
  unknownStatus: { en: 'No lead grade corresponds to “{0}”', ru: 'Слову «{0}» не соответствует ни одна оценка лида' },
  unknownCurrency: { en: 'The network has no currency “{0}”', ru: 'В сети нет валюты «{0}»' },
  amountNeeded: {
    en: 'Send the amount: the payout is a percentage of it',
    ru: 'Выплата — доля от суммы: передайте сумму',
  },
  wrongSecret: { en: 'The secret or signature is missing or wrong', ru: 'Секрет или подпись не переданы или неверны' },
  wrongAddress: {
    en: 'Postbacks are not accepted from this IP address',
    ru: 'Постбэки с этого IP-адреса не принимаются',
  },
  switchedOff: {
    en: 'Postbacks of this integration are switched off',
    ru: 'Постбэки этой интеграции выключены',
  },
  tooLarge: {
    en: 'The total would become too large',
    ru: 'С этим значением сумма станет слишком большой',
  },
  statusIgnored: { en: 'Unmapped status: {0}', ru: 'Статус без соответствия: {0}' },
  finalGrade: { en: 'The lead keeps its final grade', ru: 'Лид сохраняет окончательную оценку' },
  overCap: { en: 'Deferred, as cap {0} is full', ru: 'Отложена: капа {0} заполнена' },
} satisfies Record<string, Words>;

/** Returns what is wrong with a report, in the words above. */
export const about = (path: string, type: keyof typeof words, value = ''): Detail => ({
  path,
  type,
  message: { en: words[type].en.replace('{0}', value), ru: words[type].ru.replace('{0}', value) },
});

/** Why a postback may not speak for an integration; undefined if it may. */
export type Distrust = (integration: ReportingIntegration) => 'wrongAddress' | 'wrongSecret' | undefined;

/** The traffic that is reported about: its offer, and the integration that its lead was sent by, if there is one. */
interface SentBy {
  offer: number;
  integration?: number | null | undefined;
}

/**
 * Returns the integration by which the advertiser reports about traffic: the one that sent the lead, if it serves the
 * offer and the URL speaks for it; otherwise the first one that may.
 * @throws Failure 403 or 409
 */
export const integrationFor = (
  { integrations }: Reporter,
  { offer, integration }: SentBy,
  distrust: Distrust,
): ReportingIntegration | undefined => {
  const all = integrations.filter(({ offers }) => offers.includes(offer));
  const own = all.filter(({ id }) => id === integration);
  const serving = own.length > 0 ? own : all;
  const open = serving.filter(({ isOn }) => isOn);
  if (serving.length > 0 && open.length === 0)
    throw new Failure('refused', { details: [about('token', 'switchedOff')] });
  const doubts = open.map(distrust);
  const trusted = doubts.indexOf(undefined);
  if (open.length > 0 && trusted < 0) {
    const details = doubts.includes('wrongSecret')
      ? [about('secret', 'wrongSecret')]
      : [about('token', 'wrongAddress')];
    throw new Failure('forbidden', { details });
  }
  return open[trusted];
};

/**
 * Does what a report says. If a sum would then have more digits than are stored, the report is refused instead of
 * counting as a fault of ours that keeps other reports waiting.
 * @throws Failure 422
 */
export const refusingOverflow = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isDatabaseError(error, 'numericOverflow')) throw invalid(about('amount', 'tooLarge'));
    throw error;
  }
};

/** Returns the amount in a report; null if there is none. @throws Failure 422 */
export const amountOf = ({ amount }: Report): string | null => {
  if (amount === undefined) return null;
  const read = reportedAmount(amount);
  if ('amount' in read) return read.amount;
  if (read.fault === 'number') throw invalid(violation('amount', 'number'));
  throw invalid(
    read.fault === 'negative' ? violation('amount', 'min', 0) : violation('amount', 'max', '999999999999999'),
  );
};

/** The log's words for a conversion that a cap had no room for. */
export const overCapWords: Words = words.overCap;

/** The log's words for a grade that was reported for a lead with a final one. */
export const finalGradeWords: Words = words.finalGrade;

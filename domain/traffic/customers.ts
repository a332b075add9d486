import { compare, type Decimal } from '../money/decimal.ts';
import { type AmountFault, reportedAmount } from './conversions.ts';

/** What an advertiser reports about a customer, as raw text from a postback or a row of a file. */
export interface CustomerWords {
  deposits?: string | undefined;
  deposit?: string | undefined;
  turnover?: string | undefined;
  ngr?: string | undefined;
  date?: string | undefined;
}

/** The figures reported for a customer; null for those that weren't. */
export interface CustomerFigures {
  /** The number of deposits. */
  deposits: number | null;
  deposited: Decimal | null;
  turnover: Decimal | null;
  ngr: Decimal | null;
}

/** Which value isn't a valid figure, and why. */
export interface CustomerFault {
  name: keyof CustomerWords;
  fault: AmountFault | 'count' | 'date';
}

/** The figures alone, without their day. */
export const figureNames = ['deposits', 'deposit', 'turnover', 'ngr'] as const;

/** The most deposits in one report. */
const maxCount = 1_000_000;

/** Returns the UTC day of a written date as `YYYY-MM-DD`, ignoring any time after it; undefined if it isn't one. */
export const dayOf = (written: string): string | undefined => {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(written) ?? [];
  if (day === undefined) return undefined;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined;
};

/**
 * Reads the figures reported for a customer. A deposit without a count counts as one.
 * @returns the figures and their UTC day (null if none was reported), or the first invalid value
 */
export const readCustomerFigures = (
  words: CustomerWords,
): { figures: CustomerFigures; day: string | null } | CustomerFault => {
  const day = words.date === undefined ? null : dayOf(words.date);
  if (day === undefined) return { name: 'date', fault: 'date' };
  const amounts = new Map<string, Decimal>();
  for (const name of ['deposit', 'turnover', 'ngr'] as const) {
    const written = words[name];
    if (written === undefined) continue;
    const read = reportedAmount(written, { mayBeNegative: name === 'ngr' });
    if ('fault' in read) return { name, fault: read.fault };
    amounts.set(name, read.amount);
  }
  const deposited = amounts.get('deposit') ?? null;
  if (words.deposits !== undefined && (!/^\d{1,7}$/.test(words.deposits) || Number(words.deposits) > maxCount))
    return { name: 'deposits', fault: 'count' };
  const usual = deposited === null ? null : compare(deposited, '0') > 0 ? 1 : 0;
  return {
    figures: {
      deposits: words.deposits === undefined ? usual : Number(words.deposits),
      deposited,
      turnover: amounts.get('turnover') ?? null,
      ngr: amounts.get('ngr') ?? null,
    },
    day,
  };
};

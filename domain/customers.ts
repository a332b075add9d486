import { compare, type Decimal } from './decimal.ts';
import { type AmountFault, reportedAmount } from './conversions.ts';

/** What an advertiser tells of a customer, as words: of a postback or of the row of a file. */
export interface CustomerWords {
  deposits?: string | undefined;
  deposit?: string | undefined;
  turnover?: string | undefined;
  ngr?: string | undefined;
  date?: string | undefined;
}

/** What was told of a customer; null for what was not. */
export interface CustomerFigures {
  /** How many deposits there were. */
  deposits: number | null;
  deposited: Decimal | null;
  turnover: Decimal | null;
  ngr: Decimal | null;
}

/** What of the words is no figure. */
export interface CustomerFault {
  name: keyof CustomerWords;
  fault: AmountFault | 'count' | 'date';
}

/** Figures alone, without the day they are of. */
export const figureNames = ['deposits', 'deposit', 'turnover', 'ngr'] as const;

/** Most deposits of one report. */
const maxCount = 1_000_000;

/** The day that is written, in UTC, as `YYYY-MM-DD`; a time after it is passed over. Undefined where it is none. */
export const dayOf = (written: string): string | undefined => {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(written) ?? [];
  if (day === undefined) return undefined;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined;
};

/**
 * Reads what was told of a customer. A deposit whose number was not told is one.
 * @returns the figures and their day in UTC (null where none was told), or the first word that is no figure
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

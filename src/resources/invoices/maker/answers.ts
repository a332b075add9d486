import { parseDecimal } from '../../../../domain/money/decimal.ts';
import type { components } from '../../../generated/api.d.ts';
import type { Side } from '../sides.ts';

export type FoundConversions = components['schemas']['InvoiceConversions'];
export type Group = components['schemas']['InvoiceGroup'];

interface Correction {
  amount?: string | null;
  reason?: string | null;
}

/** The values of the form; inputs that were cleared have `null`. */
export interface Answers {
  affiliate?: number | null;
  advertiser?: number | null;
  periodFrom?: string | null;
  periodTo?: string | null;
  currency?: number | null;
  offers?: number[] | null;
  goals?: number[] | null;
  countries?: string[] | null;
  /** Conversions that were found but are left out. */
  leftOut?: number[] | null;
  withdrawalMethod?: number | null;
  notes?: string | null;
  privateNotes?: string | null;
  /** Rates that the user has typed, by `c` and the currency’s id. */
  rates?: Readonly<Record<string, string | null | undefined>> | null;
  corrections?: Correction[] | null;
}

/** The steps in their order. */
export const steps = ['party', 'period', 'conversions', 'notes', 'summary'] as const;
export type Step = (typeof steps)[number];

export const lastStep = steps.length - 1;

/** The step at which each field is filled in; any other refusal is shown at the summary. */
const stepOf: Readonly<Record<string, Step>> = {
  affiliate: 'party',
  advertiser: 'party',
  periodFrom: 'period',
  periodTo: 'period',
  currency: 'period',
  offers: 'period',
  goals: 'period',
  countries: 'period',
  conversions: 'conversions',
  leftOut: 'conversions',
  withdrawalMethod: 'notes',
  notes: 'notes',
  privateNotes: 'notes',
};

/** Returns the first step at which something has to change, by the paths in a refusal: `items.0.conversions.3`. */
export const refusedStep = (paths: readonly (string | undefined)[]): number => {
  const places = paths.map((path) => {
    const [, field = ''] = /^(?:items\.0\.)?(\w+)/.exec(path ?? '') ?? [];
    return steps.indexOf(stepOf[field] ?? 'summary');
  });
  return Math.min(lastStep, ...places);
};

/** Returns the step that is open: the requested one, or the first before it that lacks what later steps need. */
export const openStep = (side: Side, answers: Answers, asked: number): number => {
  const wanted = Number.isSafeInteger(asked) ? Math.min(Math.max(asked, 0), lastStep) : 0;
  if (!answers[side]) return 0;
  if (!answers.periodFrom || !answers.periodTo || !answers.currency) return Math.min(wanted, 1);
  return wanted;
};

/** The query of `find_conversions`, except for whose invoice it is. */
export interface InvoiceQuery {
  party: number;
  periodFrom: string;
  periodTo: string;
  currency: number;
  offers?: number[];
  goals?: number[];
  countries?: string[];
  leftOut?: number[];
  exchangeRates?: { currency: number; rate: string }[];
}

/** Returns the rates that were typed, without one from before the invoice was given that currency. */
const typedRates = (rates: Answers['rates'], into: number): { currency: number; rate: string }[] =>
  Object.entries(rates ?? {}).flatMap(([key, typed]) => {
    const currency = Number(key.slice(1));
    const rate = parseDecimal(typed ?? '');
    return rate === undefined || currency === into ? [] : [{ currency, rate }];
  });

/** Returns the query; undefined if incomplete. With `kept`, it excludes what is left out and uses the typed rates. */
export const askedOf = (side: Side, answers: Answers, kept: boolean): InvoiceQuery | undefined => {
  const { periodFrom, periodTo, currency, offers, goals, countries, leftOut, rates } = answers;
  const party = answers[side];
  if (!party || !periodFrom || !periodTo || !currency) return undefined;
  const exchangeRates = kept ? typedRates(rates, currency) : [];
  return {
    party,
    periodFrom,
    periodTo,
    currency,
    ...(offers?.length && { offers }),
    ...(goals?.length && { goals }),
    ...(countries?.length && { countries }),
    ...(kept && leftOut?.length && { leftOut }),
    ...(exchangeRates.length > 0 && { exchangeRates }),
  };
};

/** Whether the conversions of all groups were listed individually. */
export const isTold = ({ groups }: Pick<FoundConversions, 'groups'>): boolean =>
  groups.every(({ conversions, conversionCount }) => conversions.length === conversionCount);

/**
 * Returns the new invoice: exactly the conversions that were shown, at the rates that were shown, so that it has the
 * total that was agreed to, or is refused.
 */
export const invoiceOf = (side: Side, answers: Answers, found: FoundConversions) => {
  const { party: _, leftOut, ...asked } = askedOf(side, answers, true) ?? { party: 0 };
  const { withdrawalMethod, notes, privateNotes, corrections } = answers;
  return {
    ...asked,
    [side]: answers[side],
    ...(isTold(found) ? { conversions: found.groups.flatMap(({ conversions }) => conversions) } : { leftOut }),
    exchangeRates: found.exchangeRates,
    corrections: corrections ?? [],
    ...(side === 'affiliate' && withdrawalMethod && { withdrawalMethod }),
    ...(notes && { notes }),
    ...(privateNotes && { privateNotes }),
  };
};

/** Returns the amounts of corrections that are already valid numbers. */
export const correctionsOf = ({ corrections }: Answers): string[] =>
  (corrections ?? []).flatMap((one) => parseDecimal(one?.amount ?? '') ?? []);

/** Returns the first and last day of the last whole month, in UTC as conversions are approved. */
export const lastMonth = (now: Date): { periodFrom: string; periodTo: string } => {
  const day = (date: number): string => new Date(date).toISOString().slice(0, 10);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { periodFrom: day(Date.UTC(year, month - 1, 1)), periodTo: day(Date.UTC(year, month, 0)) };
};

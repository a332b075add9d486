import { type Selectable, sql } from 'kysely';
import type { Decision } from '../../../domain/distribution/decision.ts';
import { isReason, masks, reasons } from '../../../domain/distribution/reasons.ts';
import type { Language } from '../../../domain/text/words.ts';
import type { Tables } from '../../database/tables.ts';

/** Why a lead went no further, as its affiliate is told: in general, and exactly if its own data is to blame. */

type Lead = Pick<Selectable<Tables['leads']>, 'refusal' | 'reason'>;

/** A lead as far as its reason goes. */
export interface Refused extends Lead {
  /** Names of the parameters that are to blame. */
  parameters?: string | null;
}

/** SQL for the names of the parameters that a row of `leads` was refused for; null if it wasn't, or for none. */
export const refusedParameters = sql<string | null>`
  case when leads.refusal = 'data' and leads.decision #>> '{checks,-1,0}' = leads.reason then leads.decision #>> '{checks,-1,2}' end`;

/** Returns the same of a decision that was just made. */
export const refusedParametersOf = ({ checks, reason }: Decision): string | null => {
  const last = checks.at(-1);
  return last !== undefined && last.code === reason && typeof last.detail === 'string' ? last.detail : null;
};

/**
 * Returns the reason in words; null if there is none. What is wrong with the affiliate's own data is named, so that
 * they can correct it; everything else is the network's.
 */
export const publicReason = ({ refusal, reason, parameters }: Refused, language: Language): string | null => {
  if (refusal === null) return null;
  const general = masks[refusal][language];
  if (refusal !== 'data' || !parameters || reason === null || !isReason(reason)) return general;
  return `${general}. ${reasons[reason].failed[language]}: ${parameters}`;
};

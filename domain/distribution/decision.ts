import type { SieveFault } from '../sieve.ts';
import type { ReasonCode } from './reasons.ts';

/** A check that was made. */
export interface Check {
  code: ReasonCode;
  passed: boolean;
  /** What was found is let through all the same, as a setting says. */
  waived?: true;
  /** What of a sieve held it back, names of parameters, the place of a rule, the id of a cap. */
  detail?: SieveFault | string | number;
}

/** Someone who could take the traffic. Ids; null for what does not come into it. */
export interface Candidate {
  targeting: number | null;
  advertiser: number | null;
  integration: number | null;
  landing: number | null;
  /** Place in the order in which candidates are tried, from 1; null for those that are left out. */
  order: number | null;
  checks: readonly Check[];
}

/**
 * What becomes of the traffic. A visitor is sent on, sent back, or finds nothing; a lead is offered to the candidates
 * in their order, or is what its outcome says.
 */
export type Outcome =
  | 'sent'
  | 'trafficback'
  | 'nowhere'
  | 'offered'
  | 'refused'
  | 'invalid'
  | 'trash'
  | 'duplicate'
  | 'test'
  | 'hold'
  | 'unsent';

/** The why-card. */
export interface Decision {
  /** Of who sends and what is sent; the last one ends it where it failed. */
  checks: readonly Check[];
  candidates: readonly Candidate[];
  outcome: Outcome;
  /** What becomes of a lead that no candidate accepts. */
  otherwise?: 'hold' | 'unsent';
  /** The check that ended it; null where someone takes it. */
  reason: ReasonCode | null;
  /** Where a visitor goes: a template with macros. */
  url: string | null;
}

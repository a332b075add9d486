import type { SieveFault } from '../traffic/sieve.ts';
import type { ReasonCode } from './reasons.ts';

/** A check that was made. */
export interface Check {
  code: ReasonCode;
  passed: boolean;
  /** The finding is ignored because of a setting. */
  waived?: true;
  /** The sieve condition that failed, names of parameters, the index of a rule, or the id of a cap. */
  detail?: SieveFault | string | number;
}

/** A candidate for the traffic. Ids; null for what does not apply. */
export interface Candidate {
  targeting: number | null;
  advertiser: number | null;
  integration: number | null;
  landing: number | null;
  /** Position in the order in which candidates are tried, from 1; null for those left out. */
  order: number | null;
  checks: readonly Check[];
}

/**
 * What happens to the traffic. A visitor is sent on, sent back, or finds nothing; a lead is offered to the candidates
 * in order, or gets the outcome's status.
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
  /** Of the sender and of what is sent; if the last one failed, it ended it. */
  checks: readonly Check[];
  candidates: readonly Candidate[];
  outcome: Outcome;
  /** What happens to a lead that no candidate accepts. */
  otherwise?: 'hold' | 'unsent';
  /** The check that ended it; null if someone takes it. */
  reason: ReasonCode | null;
  /** Where a visitor goes: a template with macros. */
  url: string | null;
}

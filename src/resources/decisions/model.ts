import type { operations } from '../../generated/api.d.ts';

/** Why a click or a lead got its outcome, as it was stored with it. */
export type Decision = operations['readLeadDecision']['responses'][200]['content']['application/json']['data'];

export type Candidate = Decision['candidates'][number];
export type Check = Candidate['checks'][number];

/** What the decision is about. */
export type Traffic = 'click' | 'lead';

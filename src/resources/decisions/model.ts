import type { operations } from '../../generated/api.d.ts';

/** Why a click or a lead became what it is, as it was kept with it. */
export type Decision = operations['readLeadDecision']['responses'][200]['content']['application/json']['data'];

export type Candidate = Decision['candidates'][number];
export type Check = Candidate['checks'][number];

/** What is decided about. */
export type Traffic = 'click' | 'lead';

import type { Hooks } from '../collections/hooks.ts';
import { followAssignments, lockOffers, nameAssignments } from './assignments.ts';

/** Affiliates and teams of offers: the offers list those whose assignment is active. */
export const affiliateAssignmentHooks: Hooks<'affiliateAssignment'> = {
  beforeWrite: lockOffers,
  validate: (changes, work) => nameAssignments('affiliateAssignment', changes, work),
  afterWrite: (changes, work) => followAssignments('affiliateAssignment', changes, work),
};

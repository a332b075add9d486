import type { Hooks } from '../../collections/hooks.ts';
import { syncLists, lockOffers, titleAssignments } from './assignments.ts';

/** Affiliates and teams of offers: each offer lists the ones whose assignment is active. */
export const affiliateAssignmentHooks: Hooks<'affiliateAssignment'> = {
  beforeWrite: lockOffers,
  validate: (changes, work) => titleAssignments('affiliateAssignment', changes, work),
  afterWrite: (changes, work) => syncLists('affiliateAssignment', changes, work),
};

import type { Change } from '../../collections/hooks.ts';

/** What the rules for people need to know about someone in addition to their stored fields. */
export const userNeeds = ['permissions', 'customPermissions', 'twoFactor', 'hasPassword'] as const;

export type UserChange = Change<'user', (typeof userNeeds)[number]>;

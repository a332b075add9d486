import type { Change } from '../collections/hooks.ts';

/** What the rules of people need to know of someone beside what is stored with them. */
export const userNeeds = ['permissions', 'customPermissions', 'twoFactor'] as const;

export type UserChange = Change<'user', (typeof userNeeds)[number]>;

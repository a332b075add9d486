import type { components } from '../../generated/api.d.ts';

export type Role = components['schemas']['Role'];

/** Returns the resource of the people who may have a role of this type. */
export const peopleOf = (type: Role['type']): 'affiliates/members' | 'employees' =>
  type === 'affiliate' ? 'affiliates/members' : 'employees';

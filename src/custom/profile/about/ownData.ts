import type { components } from '../../../generated/api.d.ts';
import { someFields } from '../../../providers/data/someFields.ts';

type Edit = components['schemas']['MeEdit'];

/** What people may change of themselves here, and what that takes; the password has a place of its own. */
const names = [
  'firstName',
  'lastName',
  'email',
  'currentPassword',
  'contacts',
  'birthDate',
  'timezone',
  'language',
] as const;

export type OwnData = Pick<Edit, (typeof names)[number]>;

const { pick, changes } = someFields<OwnData>(names);

/** Takes it out of a record or a form. */
export const ownData = pick;

/** What of it differs, as the API takes it: the current password along with another address alone. */
export const ownChanges: typeof changes = (before, after) => {
  const { currentPassword, ...changed } = changes(before, after);
  return { ...changed, ...('email' in changed && currentPassword !== undefined && { currentPassword }) };
};

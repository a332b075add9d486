import type { components } from '../../../generated/api.d.ts';
import { someFields } from '../../../providers/data/someFields.ts';

type Edit = components['schemas']['MeEdit'];

/** What users may change about themselves here, and what that requires; the password is changed elsewhere. */
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

/** Extracts the user's own data from a record or a form. */
export const ownData = pick;

/** Returns the changes to it as the API takes them: the current password only together with a new email address. */
export const ownChanges: typeof changes = (before, after) => {
  const { currentPassword, ...changed } = changes(before, after);
  return { ...changed, ...('email' in changed && currentPassword !== undefined && { currentPassword }) };
};

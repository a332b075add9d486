import type { components } from '../../../generated/api.d.ts';
import { someFields } from '../../../providers/data/someFields.ts';

type Edit = components['schemas']['MeEdit'];

/** What people may change of themselves here; the password has a place of its own. */
const names = ['firstName', 'lastName', 'contacts', 'birthDate', 'timezone', 'language'] as const;

export type OwnData = Pick<Edit, (typeof names)[number]>;

/** `ownData` takes it out of a record or a form; `ownChanges` is what of it differs, as the API takes it. */
export const { pick: ownData, changes: ownChanges } = someFields<OwnData>(names);

import type { components } from '../../../generated/api.d.ts';
import { someFields, type Source } from '../../../providers/data/someFields.ts';

export type GeneralSettings = components['schemas']['GeneralSettings'];
type Edit = components['schemas']['GeneralSettingsEdit'];

/** What an administrator may change of his network here. */
const names = ['name', 'logoUrl', 'faviconUrl', 'apiDomain', 'passwordMinimum', 'registration', 'registrationRole'] as const;

export type GeneralData = Pick<Edit, (typeof names)[number]>;

/** The settings, a form's values, or a record that stands for them. */
export type GeneralSource = Source<GeneralData>;

/** `generalData` takes them out of a source; `generalChanges` is what of them differs. */
export const { pick: generalData, changes: generalChanges } = someFields<GeneralData>(names);

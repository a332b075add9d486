import type { components } from '../../../generated/api.d.ts';
import { changedFields } from '../../../providers/data/changedFields.ts';

export type GeneralSettings = components['schemas']['GeneralSettings'];
type Edit = components['schemas']['GeneralSettingsEdit'];

/** What an administrator may change of his network here. */
const names = ['name', 'logoUrl', 'faviconUrl', 'apiDomain', 'passwordMinimum', 'registration', 'registrationRole'] as const;

export type GeneralData = Pick<Edit, (typeof names)[number]>;

/** These settings of a record or a form, and nothing else of it. */
export const generalData = (from: GeneralData): GeneralData => {
  const data: GeneralData = {};
  const take = <Name extends keyof GeneralData>(name: Name) => {
    if (name in from) data[name] = from[name];
  };
  names.forEach(take);
  return data;
};

/** What of them differs. */
export const generalChanges = (before: GeneralData, after: GeneralData): GeneralData => {
  const wanted = generalData(after);
  const changes = changedFields(generalData(before), wanted);
  return generalData(Object.fromEntries(Object.entries(wanted).filter(([name]) => name in changes)));
};

import type { RaRecord } from 'ra-core';
import type { components } from '../../../generated/api.d.ts';
import { changedFields } from '../../../providers/data/changedFields.ts';

export type GeneralSettings = components['schemas']['GeneralSettings'];
type Edit = components['schemas']['GeneralSettingsEdit'];

/** What an administrator may change of his network here. */
const names = ['name', 'logoUrl', 'faviconUrl', 'apiDomain', 'passwordMinimum', 'registration', 'registrationRole'] as const;

export type GeneralData = Pick<Edit, (typeof names)[number]>;

/** The settings, a form's values, or a record that stands for them. */
export type GeneralSource = GeneralData | RaRecord;

/** These settings out of a source, and nothing else of it. */
export const generalData = (from: GeneralSource): GeneralData => {
  const data: GeneralData = {};
  const take = <Name extends keyof GeneralData>(name: Name) => {
    if (name in from) data[name] = from[name];
  };
  names.forEach(take);
  return data;
};

/** What of them differs. */
export const generalChanges = (before: GeneralSource, after: GeneralSource): GeneralData => {
  const wanted = generalData(after);
  const changes = changedFields(generalData(before), wanted);
  return generalData(Object.fromEntries(Object.entries(wanted).filter(([name]) => name in changes)));
};

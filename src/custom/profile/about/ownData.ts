import type { components } from '../../../generated/api.d.ts';
import { changedFields } from '../../../providers/data/changedFields.ts';

type Edit = components['schemas']['MeEdit'];

/** What people may change of themselves here; the password has a place of its own. */
const ownFields = ['firstName', 'lastName', 'contacts', 'birthDate', 'timezone', 'language'] as const;

export type OwnData = Pick<Edit, (typeof ownFields)[number]>;

/** The own data of a record or a form, and nothing else of it. */
export const ownData = (from: OwnData): OwnData => {
  const data: OwnData = {};
  const take = <Name extends keyof OwnData>(name: Name) => {
    if (name in from) data[name] = from[name];
  };
  ownFields.forEach(take);
  return data;
};

/** What of the own data differs, as the API takes it; a field that was emptied is null. */
export const ownChanges = (before: OwnData, after: OwnData): OwnData => {
  const changes = changedFields(ownData(before), ownData(after));
  return ownData(Object.fromEntries(Object.entries(ownData(after)).filter(([name]) => name in changes)));
};

import type { Entity, Field, FieldOf } from '../../openapi/define.ts';
import { isReversed } from '../../openapi/traits.ts';
import { isStaff } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import { refusedParameter } from '../failure.ts';
import { byRights, type Rights } from './by-rights.ts';
import type { Collection } from './model.ts';

/** Who sees which field. A field that someone may not see doesn't exist for them. */

export const isReadable = (field: Field, caller: Rights): boolean =>
  !field.writeOnly &&
  (!field.staffOnly || isStaff(caller)) &&
  (field.permission === undefined || hasPermission(caller, field.permission));

/** Whether the caller may set the field when a record is created, and afterwards. */
export const isCreatable = (field: Field, caller: Rights): boolean =>
  !field.readOnly && (isStaff(caller) || (!field.staffOnly && !field.affiliateReadOnly));
export const isEditable = (field: Field, caller: Rights): boolean => isCreatable(field, caller) && !field.createOnly;

/** Returns an entity's fields through which other records come to refer to its own. */
export const reverseFields = ({ entity }: Collection): [string, FieldOf<'reverse'>][] =>
  Object.entries(entity.fields).flatMap(([name, field]): [string, FieldOf<'reverse'>][] =>
    isReversed(field) ? [[name, field]] : [],
  );

/** Returns an entity's fields that are rows with an identity. */
export const rowsOf = ({ entity }: Pick<Collection, 'entity'>): [string, FieldOf<'rows'>][] =>
  Object.entries(entity.fields).flatMap(([name, field]): [string, FieldOf<'rows'>][] =>
    field.kind === 'rows' ? [[name, field]] : [],
  );

/** Whether a call's items also change records of other entities: ones that refer to theirs, or are their rows. */
export const changesOtherRecords = (collection: Collection, items: readonly object[]): boolean =>
  [...reverseFields(collection), ...rowsOf(collection)].some(([name]) => items.some((item) => name in item));

const namesOf = ({ entity }: Collection, which: (field: Field) => boolean): string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) => (which(field) ? [name] : []));

const defaultNames = byRights((collection, caller): readonly string[] =>
  namesOf(collection, (field) => isReadable(field, caller) && !field.onRequest),
);

/** Returns the fields sent with a record unless asked otherwise. */
export const defaultFieldNames = (collection: Collection, caller: Rights): readonly string[] =>
  defaultNames(collection, caller);

interface RequestedFields {
  with?: readonly string[];
  fields?: readonly string[];
}

const readableOnly = (collection: Collection, caller: Rights, names: readonly string[], parameter: string): void => {
  const beyond = names.some(
    (name) => !collection.entity.fields[name] || !isReadable(collection.entity.fields[name], caller),
  );
  // Reported like a name that no field has.
  if (beyond) throw refusedParameter('badParameter', parameter);
};

/**
 * Returns the fields requested with `with` and `fields`, in the definition's order; 400 for one the caller may not see.
 */
export const requestedFieldNames = (
  collection: Collection,
  caller: Rights,
  { with: extra = [], fields }: RequestedFields,
): readonly string[] => {
  if (extra.length === 0 && !fields) return defaultFieldNames(collection, caller);
  readableOnly(collection, caller, extra, 'with');
  readableOnly(collection, caller, fields ?? [], 'fields');
  const wanted = new Set([...(fields ? ['id', ...fields] : defaultFieldNames(collection, caller)), ...extra]);
  return namesOf(collection, () => true).filter((name) => wanted.has(name));
};

/** Whether an action sets the field, so that it can change without being sent. */
export const isSetByAction = ({ actions }: Entity, name: string): boolean =>
  Object.values(actions).some(({ sets = {} }) => name in sets);

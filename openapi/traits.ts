import type { Field, FieldOf } from './fields.ts';
import type { FilterShape } from './kind-row.ts';
import { isSeveral, kindOf } from './kinds.ts';

/** Returns the type of a field's column; `null` if it has none. */
export const columnType = (field: Field): string | null => (field.computed ? null : kindOf(field).sql(field));

/** Returns how a list can be filtered by a field. */
export const filterShape = (field: Field): FilterShape =>
  field.filterable && !field.writeOnly && !field.contact ? kindOf(field).filter : 'none';

/**
 * Returns whether a list can be sorted by the field: as set in the definition, or else by its kind. Events are too
 * numerous to sort without an index, so for them only as set.
 */
export const isSortable = (field: Field, { events }: { events?: object | undefined }): boolean => {
  if (field.contact) return false;
  if (field.sortable !== undefined || events) return field.sortable === true;
  if (field.computed || field.onRequest || field.writeOnly || field.ownerOnly !== undefined) return false;
  if (field.kind === 'secureId' || field.kind === 'file' || (field.kind === 'text' && field.multiline)) return false;
  return kindOf(field).isSortable === true && !isSeveral(field);
};

/** Returns whether people may set the field of existing records. */
const isSet = (field: Field): boolean =>
  !field.readOnly && !field.createOnly && !field.writeOnly && field.ownerOnly === undefined;

/** Returns whether its input is a small one. */
const isSmall = (field: Field): boolean =>
  kindOf(field).isSmall === true && !(field.kind === 'text' && field.multiline);

/**
 * Returns whether a list may offer to edit the field in its cells. A field sent only on request is not always there.
 */
export const isInlineEditable = (field: Field): boolean => isSet(field) && isSmall(field) && !field.onRequest;

/**
 * Returns whether a list may offer to set the field of many records at once: unique values can't be shared, and
 * currencies differ.
 */
export const isBulkEditable = (field: Field): boolean =>
  isSet(field) && (isSmall(field) || field.kind === 'schedule') && !field.unique && field.kind !== 'money';

/** Returns whether the value is an exact number, sent as a decimal string. */
export const isExact = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'decimal' || kind === 'money' || kind === 'percent';

/** Returns whether people edit the field, and with it the records of another entity that refer to this one. */
export const isReversed = (field: Field): field is FieldOf<'reverse'> => field.kind === 'reverse' && !field.readOnly;

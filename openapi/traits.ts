import type { Field, FieldOf } from './fields.ts';
import type { FilterShape } from './kind-row.ts';
import { isSeveral, kindOf } from './kinds.ts';

/** Type of a field's column; `null` where it has none. */
export const columnType = (field: Field): string | null => (field.computed ? null : kindOf(field).sql(field));

/** How a list is narrowed by a field. */
export const filterShape = (field: Field): FilterShape =>
  field.filterable && !field.writeOnly && !field.contact ? kindOf(field).filter : 'none';

/**
 * Whether a list takes the field's order: where the definition says it, else by its kind. Events are too many to be
 * sorted by what has no index, so of them only what is said.
 */
export const isSortable = (field: Field, { events }: { events?: object | undefined }): boolean => {
  if (field.contact) return false;
  if (field.sortable !== undefined || events) return field.sortable === true;
  if (field.computed || field.onRequest || field.writeOnly || field.ownerOnly !== undefined) return false;
  if (field.kind === 'secureId' || field.kind === 'file' || (field.kind === 'text' && field.multiline)) return false;
  return kindOf(field).sorts === true && !isSeveral(field);
};

/** Whether people may set the field of records that are there. */
const isSet = (field: Field): boolean =>
  !field.readOnly && !field.createOnly && !field.writeOnly && field.ownerOnly === undefined;

/** Whether its input is a small one. */
const isSmall = (field: Field): boolean =>
  kindOf(field).isSmall === true && !(field.kind === 'text' && field.multiline);

/** Whether a list may offer to edit the field in its cells. What comes on request only is not always there. */
export const isInPlace = (field: Field): boolean => isSet(field) && isSmall(field) && !field.onRequest;

/** Whether a list may offer to give the field to many records at once: no two share what is unique, and currencies differ. */
export const isBulk = (field: Field): boolean =>
  isSet(field) && (isSmall(field) || field.kind === 'schedule') && !field.unique && field.kind !== 'money';

/** Whether the value is an exact number, a decimal string on the wire. */
export const isExact = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'decimal' || kind === 'money' || kind === 'percent';

/** Whether people edit the field, and with it the records of another entity that refer to this one. */
export const isReversed = (field: Field): field is FieldOf<'reverse'> => field.kind === 'reverse' && !field.readOnly;

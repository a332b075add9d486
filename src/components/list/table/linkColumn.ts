import { TextField } from 'react-admin';
import { MomentField } from '../../fields/MomentField.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import type { Elements } from '../../typed.ts';

/**
 * Returns the column whose values link to the record: the wanted one if it is visible, else the first of plain text, or
 * the first of all.
 */
export const linkColumn = (columns: Elements, names: readonly string[], wanted?: string): string | undefined =>
  names.find((name) => name === wanted) ?? names.find((name) => columns[name]?.type === TextField) ?? names[0];

/** Fields whose values are all about the same length. */
const ofOneLength: readonly unknown[] = [MomentField, NumberField];

/**
 * Returns the column that takes the remaining room: the one that links to the record, unless its values are short
 * anyway.
 */
export const leadingColumn = (columns: Elements, link: string | undefined): string | undefined =>
  link !== undefined && ofOneLength.includes(columns[link]?.type) ? undefined : link;

import { TextField } from 'react-admin';
import { MomentField } from '../fields/MomentField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import type { Elements } from '../typed.ts';

/** The column whose values lead to the record: the one that is wanted, where it shows, the first of plain text, or the first of all. */
export const linkColumn = (columns: Elements, names: readonly string[], wanted?: string): string | undefined =>
  names.find((name) => name === wanted) ?? names.find((name) => columns[name]?.type === TextField) ?? names[0];

/** Whose values are all about as long as each other. */
const ofOneLength: readonly unknown[] = [MomentField, NumberField];

/** The column that takes what the others leave: the one whose values lead to the record, unless they are short anyway. */
export const leadingColumn = (columns: Elements, link: string | undefined): string | undefined =>
  link !== undefined && ofOneLength.includes(columns[link]?.type) ? undefined : link;

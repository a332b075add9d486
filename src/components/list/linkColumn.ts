import { TextField } from 'react-admin';
import { MomentField } from '../fields/MomentField.tsx';
import type { Elements } from '../typed.ts';

/** The column whose values lead to the record: the first of plain text, or else the first of all. */
export const linkColumn = (columns: Elements, names: readonly string[]): string | undefined =>
  names.find((name) => columns[name]?.type === TextField) ?? names[0];

/**
 * The column that takes what the others leave: the one whose values lead to the record, unless they are moments, which are
 * all of one length.
 */
export const leadingColumn = (columns: Elements, link: string | undefined): string | undefined =>
  link !== undefined && columns[link]?.type === MomentField ? undefined : link;

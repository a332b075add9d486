import { TextField } from 'react-admin';
import type { Elements } from '../typed.ts';

/** The column whose values lead to the record: the first of plain text, or else the first of all. */
export const linkColumn = (columns: Elements, names: readonly string[]): string | undefined =>
  names.find((name) => columns[name]?.type === TextField) ?? names[0];

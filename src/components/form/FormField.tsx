import { useRecordContext } from 'ra-core';
import type { ReactElement } from 'react';
import type { Elements } from '../typed.ts';
import { useViewer } from '../viewer.ts';
import { ShownValue } from './ShownValue.tsx';

export interface FormFieldProps {
  name: string;
  inputs: Elements;
  /** How it is shown where it can't be edited. */
  columns: Elements;
}

/** Who may set an input when, as the element itself says it. */
const accessOf = (input: ReactElement | undefined): { createOnly?: unknown; staffEdits?: unknown } => Object(input?.props);

/** A field of a form: its input, or its value where the person can't change it now; nothing where there is neither. */
export const FormField = ({ name, inputs, columns }: FormFieldProps) => {
  const isNew = useRecordContext()?.id === undefined;
  const isStaff = useViewer()?.isStaff ?? false;
  const input = inputs[name];
  const column = columns[name];
  const { createOnly, staffEdits } = accessOf(input);
  const isOpen = (isNew || !createOnly) && (isStaff || !staffEdits);
  if (input && isOpen) return input;
  return column && !isNew ? <ShownValue field={name} column={column} /> : null;
};

/** Whether a field has anything to show in a form. */
export const hasFormField = (name: string, { inputs, columns, isNew, isStaff }: { inputs: Elements; columns: Elements; isNew: boolean; isStaff: boolean }): boolean =>
  Boolean(isNew ? inputs[name] && (isStaff || !accessOf(inputs[name]).staffEdits) : (inputs[name] ?? columns[name]));

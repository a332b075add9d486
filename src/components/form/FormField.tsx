import type { Elements } from '../typed.ts';
import { ShownValue } from './ShownValue.tsx';

export interface FormFieldProps {
  name: string;
  inputs: Elements;
  /** How it is shown where it has no input. */
  columns: Elements;
}

/** A field of a form: its input, or its value where the person can't change it now. */
export const FormField = ({ name, inputs, columns }: FormFieldProps) => {
  const column = columns[name];
  return inputs[name] ?? (column ? <ShownValue field={name} column={column} /> : null);
};
